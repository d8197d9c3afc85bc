import Foundation

/// A shared fault server with keys of one test's own, so that the tests do not count each other's requests.
struct TaggedServer: Sendable {
    let server: FaultServer
    let tag = UUID().uuidString

    var port: Int { server.port }

    /// The address of `path`; a `key` in it is made this test's own, and without one the address is.
    func url(_ path: String) -> String {
        let tagged = path.replacingOccurrences(of: "key=", with: "key=\(tag)-")
        guard tagged == path else { return server.url(tagged) }
        return server.url(path + (path.contains("?") ? "&" : "?") + "tag=\(tag)")
    }

    /// What was asked under `key`, once it is so much.
    func requests(_ key: String, count: Int) async throws -> [FaultServer.Request] {
        try await server.requests("\(tag)-\(key)", count: count)
    }

    /// What was asked so far under `key`.
    func requests(_ key: String) -> [FaultServer.Request] {
        server.requests("\(tag)-\(key)")
    }
}
