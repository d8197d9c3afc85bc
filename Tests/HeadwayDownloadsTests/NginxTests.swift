import Foundation
import Headway
import TestSupport
import Testing

@testable import HeadwayDownloads

/// A web server as the world has it: real tags, conditions, compression and HTTP/2.
@Suite(.limited, .timeLimit(.minutes(15)), .enabled(if: NginxServer.program != nil, "nginx is not installed"))
struct NginxTests {
    let certificate: TestCertificate
    let server: NginxServer
    let folder: TemporaryFolder
    let body = FaultServer.body(size: 1_000_000)

    init() async throws {
        certificate = try OriginTests.certificate.get()
        server = try await NginxServer(certificate: certificate)
        folder = try TemporaryFolder()
        try server.put(body, "f.bin")
    }

    private func request(_ path: String, isSecure: Bool = false) -> DownloadRequest {
        let place = isSecure ? "https://127.0.0.1:\(server.securePort)" : "http://127.0.0.1:\(server.port)"
        var request = DownloadRequest(url: place + path, destination: .folder(folder.path))
        request.certificateAuthorities = certificate.authority
        return request
    }

    /// Stops a slow download on its way.
    private func leavePart(isSecure: Bool) async throws -> Int64 {
        let download = Downloader().download(request("/slow/f.bin", isSecure: isSecure))
        download.start()
        try await poll { download.counter.completed >= 300_000 }
        download.cancel()
        await #expect(throws: DownloadError.cancelled) { try await download.value }
        let size = try FileManager.default.attributesOfItem(atPath: folder.file("f.bin.part"))[.size] as? Int64
        return try #require(size)
    }

    @Test(arguments: [false, true]) func `a whole file, without compression`(_ isSecure: Bool) async throws {
        let result = try await Downloader().download(request("/f.bin", isSecure: isSecure)).value
        #expect(result.bytes == 1_000_000)
        #expect(folder.contents("f.bin") == body)
        let log = try await server.log(count: 1)
        #expect(log.count == 1 && log[0].hasPrefix(isSecure ? "HTTP/2.0 200" : "HTTP/1.1 200"))
    }

    @Test(arguments: [false, true]) func `the rest of an unchanged file`(_ isSecure: Bool) async throws {
        let part = try await leavePart(isSecure: isSecure)
        _ = try await Downloader().download(request("/slow/f.bin", isSecure: isSecure)).value
        #expect(folder.contents("f.bin") == body)
        #expect(folder.names == ["f.bin"])
        // The request that was cut off may be logged after the one that went on.
        let wanted = "\(isSecure ? "HTTP/2.0" : "HTTP/1.1") 206 bytes=\(part)- \""
        #expect(try await server.log(count: 2).contains { $0.hasPrefix(wanted) })
    }

    @Test func `a changed file starts over and is never joined with the old one`() async throws {
        _ = try await leavePart(isSecure: false)
        let changed = FaultServer.body(version: 2, size: 999_999)
        try server.put(changed, "f.bin")
        let download = Downloader().download(request("/slow/f.bin"))
        _ = try await download.value
        #expect(folder.contents("f.bin") == changed)
        #expect(download.snapshot.restarts == 1)
    }

    @Test func `eight streams over HTTP/2 at once`() async throws {
        let downloader = Downloader(jobs: 8, jobsPerHost: 8)
        var downloads: [Download] = []
        for index in 0..<8 {
            var request = request("/f.bin", isSecure: true)
            request.destination = .file(folder.file("\(index)"))
            downloads.append(downloader.download(request))
        }
        for download in downloads { download.start() }
        for download in downloads { _ = try await download.value }
        #expect((0..<8).allSatisfy { folder.contents("\($0)") == body })
        #expect(try await server.log(count: 8).allSatisfy { $0.hasPrefix("HTTP/2.0 200") })
    }

    @Test func `a pause and a resumption over HTTP/2`() async throws {
        let download = Downloader().download(request("/slow/f.bin", isSecure: true))
        download.start()
        try await poll { download.counter.completed >= 200_000 }
        download.pause()
        try await poll { download.snapshot.state == .paused }
        download.resume()
        try await poll { download.counter.completed >= 350_000 }
        download.cancel()
        await #expect(throws: DownloadError.cancelled) { try await download.value }
        let part = try #require(folder.contents("f.bin.part"))
        #expect(part == body.prefix(part.count))
    }

    @Test func `a file that is not there, and an empty one`() async throws {
        try server.put(Data(), "empty")
        await #expect(throws: DownloadError.http(status: 404)) {
            try await Downloader().download(request("/missing")).value
        }
        let result = try await Downloader().download(request("/empty")).value
        #expect(result.bytes == 0 && folder.contents("empty") == Data())
        #expect(folder.names == ["empty"])
    }
}
