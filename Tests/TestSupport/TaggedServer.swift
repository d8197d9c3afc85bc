#if os(Linux)
import Foundation

/// A shared fault server with keys of one test's own, so that the tests do not count each other's requests.
package struct TaggedServer: Sendable {
    package let server: FaultServer
    private let tag = UUID().uuidString

    package init(server: FaultServer) { self.server = server }

    package var port: Int { server.port }

    /// The address of `path`; a `key` in it is made this test's own, and without one the address is.
    package func url(_ path: String) -> String {
        let tagged = path.replacingOccurrences(of: "key=", with: "key=\(tag)-")
        guard tagged == path else { return server.url(tagged) }
        return server.url(path + (path.contains("?") ? "&" : "?") + "tag=\(tag)")
    }

    /// What was asked under `key`, once it is so much.
    package func requests(_ key: String, count: Int) async throws -> [FaultServer.Request] {
        try await server.requests("\(tag)-\(key)", count: count)
    }

    /// What was asked so far under `key`.
    package func requests(_ key: String) -> [FaultServer.Request] {
        server.requests("\(tag)-\(key)")
    }
}
#endif
