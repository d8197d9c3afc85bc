#if os(Linux)
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A shared fault server with keys of one test's own, so that the tests do not count each other's requests.
package struct TaggedServer: Sendable {
    package let server: FaultServer
    private let tag = UUID().uuidString

    package init(server: FaultServer) { self.server = server }

    package var port: Int { server.port }

    /// The address of `path`; a `key` in it is made this test's own, and without one the address is.
    ///
    /// So is the name of what answers wait for (`hold=`).
    package func url(_ path: String) -> String {
        let path = path.replacingOccurrences(of: "hold=", with: "hold=\(tag)-")
        let tagged = path.replacingOccurrences(of: "key=", with: "key=\(tag)-")
        guard tagged == path else { return server.url(tagged) }
        return server.url(path + (path.contains("?") ? "&" : "?") + "tag=\(tag)")
    }

    /// Lets the answers go that wait for this name.
    package func release(_ name: String) async throws {
        guard let address = URL(string: server.url("/release?name=\(tag)-\(name)")) else { return }
        _ = try await URLSession.shared.data(from: address)
    }

    /// What was asked under `key`, once it is so much.
    package func requests(_ key: String, count: Int) async throws -> [FaultServer.Request] {
        try await server.requests("\(tag)-\(key)", count: count)
    }

    /// Waits until so many connections were given up on which an answer under `key` stood still.
    package func departures(_ key: String, count: Int) async throws {
        try await server.departures("\(tag)-\(key)", count: count)
    }

    /// What was asked so far under `key`.
    package func requests(_ key: String) -> [FaultServer.Request] {
        server.requests("\(tag)-\(key)")
    }
}
#endif
