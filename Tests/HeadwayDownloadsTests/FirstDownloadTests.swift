import Foundation
import Headway
import TestSupport
import Testing

@testable import HeadwayDownloads

/// The main path, against a real server.
@Suite(.limited) struct FirstDownloadTests {
    let server: TaggedServer
    let folder: TemporaryFolder

    init() async throws {
        server = try await FaultServer.shared()
        folder = try TemporaryFolder()
    }

    private func request(_ path: String) -> DownloadRequest {
        var request = DownloadRequest(url: server.url(path), destination: .folder(folder.path))
        request.retry = RetryPolicy(base: .milliseconds(5))
        return request
    }

    @Test func `a whole file is byte-identical and shows every state`() async throws {
        let size = 3_000_000
        var request = request("/a.bin?size=\(size)&rate=20000000")
        request.digest = .computed
        let download = Downloader().download(request)
        #expect(download.snapshot.state == .initial)
        let snapshots = download.snapshots
        let states = Task {
            var states: [DownloadState] = []
            for await snapshot in snapshots where states.last != snapshot.state {
                states.append(snapshot.state)
            }
            return states
        }
        let result = try await download.value
        #expect(result.bytes == Int64(size))
        #expect(result.path == folder.file("a.bin"))
        #expect(folder.names == ["a.bin"])
        #expect(folder.contents("a.bin") == FaultServer.body(size: size))
        #expect(await states.value.suffix(3) == [.indeterminate, .running, .completed])
        #expect(download.counter.completed == Int64(size))
        #expect(download.counter.total == Int64(size))
    }

    @Test func `a cut connection goes on by itself where it ended`() async throws {
        let size = 2_000_000
        let download = Downloader().download(request("/b.bin?key=b&size=\(size)&cut=700000&first=2"))
        _ = try await download.value
        #expect(folder.contents("b.bin") == FaultServer.body(size: size))
        let requests = try await server.requests("b", count: 3)
        #expect(requests.map { $0.headers["range"] } == [nil, "bytes=700000-", "bytes=1400000-"])
        #expect(folder.names == ["b.bin"])
    }

    @Test func `a name in ISO-8859-1 is read as that`() async throws {
        let download = Downloader().download(request("/n?size=10&cd=attachment;filename=%22%C3%BC.txt%22"))
        #expect(try await download.value.path == folder.file("ü.txt"))
    }

    @Test func `a server that goes over to something else than HTTP is named`() async throws {
        let download = Downloader().download(request("/u?status=101"))
        await #expect(throws: DownloadError.notHTTP(host: "127.0.0.1:\(server.port)")) { try await download.value }
    }

    @Test func `an error page is an error and leaves nothing`() async throws {
        let download = Downloader().download(request("/c?status=404"))
        await #expect(throws: DownloadError.http(status: 404)) { try await download.value }
        #expect(download.snapshot.state == .failed)
        #expect(folder.names == [])
    }

    @Test func `a refused connection is told at once`() async throws {
        let request = DownloadRequest(url: "http://127.0.0.1:1/x", destination: .file(folder.file("x")))
        await #expect(throws: DownloadError.connectionRefused(host: "127.0.0.1:1")) {
            try await Downloader().download(request).value
        }
        #expect(folder.names == [])
    }
}
