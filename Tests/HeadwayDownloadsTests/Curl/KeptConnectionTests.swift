#if os(Linux)
import Foundation
import Headway
import TestSupport
import Testing

@testable import HeadwayDownloads

/// Many small files over few connections of HTTP/1.1, where answers belong to requests by their order alone.
@Suite(.limited, .timeLimit(.minutes(15))) struct KeptConnectionTests {
    static let certificate = Result { try TestCertificate() }
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let count = 24
    private static let size = 1_000

    struct Server: CustomTestStringConvertible, Sendable {
        var name: String
        /// What each of the files has in its address, and every fifth besides.
        var query = "accepts=1"
        var odd = ""
        var isSecure = false
        /// Whether all of them go over few connections, or each over its own; nil where it depends on the moment.
        var shares: Bool?
        var testDescription: String { name }
    }

    static let servers = [
        Server(name: "one in order", shares: true),
        Server(name: "one in order, over TLS", isSecure: true, shares: true),
        Server(name: "no ranges", query: "", shares: false),
        Server(name: "no tags", query: "accepts=1&etag=none", shares: false),
        Server(name: "ranges are refused in the end", query: "accepts=1&refuse=403", shares: false),
        Server(name: "ranges are ignored in the end", query: "accepts=1&ranges=no", shares: false),
        Server(name: "another answer at once", odd: "&stray=now"),
        Server(name: "another answer behind the next request", odd: "&stray=late"),
        Server(
            name: "another file of the same kind at once", query: "accepts=1&etag=same", odd: "&stray=now&evil=file"),
        Server(
            name: "another file of the same kind behind the next request", query: "accepts=1&etag=same",
            odd: "&stray=late&evil=file"),
        Server(name: "the same over TLS", query: "accepts=1&etag=same", odd: "&stray=late&evil=file", isSecure: true),
        Server(name: "a redirect that nobody asked for", odd: "&stray=late&evil=302"),
        Server(name: "a part that nobody asked for", odd: "&stray=late&evil=206"),
        Server(name: "an error among them", odd: "&status=500&first=1"),
        Server(name: "a cut among them", odd: "&cut=500&first=1"),
    ]

    private func server(_ isSecure: Bool) async throws -> TaggedServer {
        guard isSecure else { return try await FaultServer.shared() }
        return try await FaultServer.shared("kept", certificate: Self.certificate.get())
    }

    private func request(_ url: String, to name: String) throws -> DownloadRequest {
        var request = DownloadRequest(url: url, destination: .file(folder.file(name)))
        request.retry = RetryPolicy(limit: 3, base: .milliseconds(2))
        request.certificateAuthorities = try Self.certificate.get().authority
        return request
    }

    @Test(arguments: servers, [1, 4]) func `each file is the right one`(_ given: Server, jobs: Int) async throws {
        let server = try await server(given.isSecure)
        let downloader = Downloader(jobs: jobs)
        let downloads = try (0..<Self.count).map { index in
            let odd = index % 5 == 2 ? given.odd : ""
            let url = server.url("/f\(index)?key=k\(index)&v=\(index + 1)&size=\(Self.size)&\(given.query)\(odd)")
            return downloader.download(try request(url, to: "f\(index)"))
        }
        for download in downloads { download.start() }
        for (index, download) in downloads.enumerated() {
            _ = try await download.value
            let body = FaultServer.body(version: UInt32(index + 1), size: Self.size)
            #expect(folder.contents("f\(index)") == body, "f\(index)")
        }
        #expect(folder.names.count == Self.count)
        var connections: Set<Int> = []
        for index in 0..<Self.count {
            connections.formUnion(try await server.requests("k\(index)", count: 1).compactMap(\.connection))
        }
        if let shares = given.shares { #expect((connections.count < Self.count) == shares) }
    }

    @Test func `what is cancelled before it is proved leaves nothing to go on from`() async throws {
        let server = try await server(false)
        let downloader = Downloader(jobs: 1)
        let first = server.url("/a?key=a&size=\(Self.size)&accepts=1&refuse=hang")
        _ = try await downloader.download(try request(first, to: "a")).value
        let second = downloader.download(try request(server.url("/b?key=b&size=\(Self.size)&accepts=1"), to: "b"))
        second.start()
        // The proof asks for a range of what came first.
        #expect(try await server.requests("a", count: 2)[1].headers["range"] != nil)
        try await poll { second.counter.completed == Int64(Self.size) }
        #expect(second.snapshot.phase == .receiving)
        second.cancel()
        await #expect(throws: DownloadError.cancelled) { try await second.value }
        try await poll { folder.names == ["a"] }
    }
}
#endif
