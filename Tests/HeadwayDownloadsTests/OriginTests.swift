import Foundation
import Headway
import TestSupport
import Testing

@testable import HeadwayDownloads

/// Who gets to see a credential, and what is secure.
@Suite(.limited, .timeLimit(.minutes(15))) struct OriginTests {
    static let certificate = Result { try TestCertificate() }
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func request(_ url: String) throws -> DownloadRequest {
        var request = DownloadRequest(url: url, destination: .file(folder.file("f")))
        request.headers = [
            HeaderField(name: "Authorization", value: "Bearer s3cret"), HeaderField(name: "Cookie", value: "id=s3cret"),
            HeaderField(name: "X-Plain", value: "yes"),
        ]
        request.certificateAuthorities = try Self.certificate.get().authority
        request.retry = RetryPolicy(limit: 0)
        return request
    }

    private static func encoded(_ url: String) -> String {
        url.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }

    struct Way: CustomTestStringConvertible {
        var name: String
        var from = "http"
        var to = "http"
        var isSameServer = false
        var seesCredentials: Bool
        var testDescription: String { name }
    }

    static let ways = [
        Way(name: "same origin", isSameServer: true, seesCredentials: true),
        Way(name: "another port", seesCredentials: false),
        Way(name: "from http to https", to: "https", seesCredentials: false),
        Way(name: "https to the same", from: "https", to: "https", isSameServer: true, seesCredentials: true),
    ]

    private static func server(_ scheme: String) async throws -> TaggedServer {
        if scheme == "https" { return try await FaultServer.shared("secure", certificate: certificate.get()) }
        return try await FaultServer.shared(scheme == "other" ? "other" : "plain")
    }

    @Test(arguments: ways) func `credentials stay within their origin`(_ way: Way) async throws {
        let first = try await Self.server(way.from)
        let second = way.isSameServer ? first : try await Self.server(way.to == way.from ? "other" : way.to)
        let target = Self.encoded(second.url("/end?key=end&size=1000"))
        _ = try await Downloader().download(try request(first.url("/start?key=start&to=\(target)"))).value
        let start = try await first.requests("start", count: 1)[0].headers
        #expect(start["authorization"] == "Bearer s3cret" && start["cookie"] == "id=s3cret")
        let end = try await second.requests("end", count: 1)[0].headers
        #expect((end["authorization"] != nil) == way.seesCredentials)
        #expect((end["cookie"] != nil) == way.seesCredentials)
        #expect(end["x-plain"] == "yes")
    }

    @Test func `a redirect from https to http is refused`() async throws {
        let secure = try await FaultServer.shared("secure", certificate: Self.certificate.get())
        let plain = try await FaultServer.shared()
        let url = secure.url("/start?to=\(Self.encoded(plain.url("/end?key=end")))")
        await #expect(throws: DownloadError.badRedirect(plain.url("/end?key=end"))) {
            try await Downloader().download(try request(url)).value
        }
        #expect(plain.requests("end").isEmpty)
    }

    @Test func `user and password in the address authorize, and stand nowhere else`() async throws {
        let server = try await FaultServer.shared()
        var request = try request(server.url("/f?key=u&size=900000&cut=400000"))
        request.url = request.url.replacingOccurrences(of: "//", with: "//me:s3cret@")
        request.headers = []
        let download = Downloader().download(request)
        await #expect(throws: DownloadError.connectionLost(host: "127.0.0.1:\(server.port)")) {
            try await download.value
        }
        #expect(try await server.requests("u", count: 1)[0].headers["authorization"] == "Basic bWU6czNjcmV0")
        let sidecar = try #require(folder.contents("f.part.json"))
        #expect(!String(decoding: sidecar, as: UTF8.self).contains("s3cret"))
        #expect(download.snapshot.error?.message.contains("s3cret") == false)
        let mode =
            try FileManager.default.attributesOfItem(atPath: folder.file("f.part.json"))[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `a certificate of an unknown authority is refused, of a given one accepted`() async throws {
        let server = try await FaultServer.shared("secure", certificate: Self.certificate.get())
        var request = try request(server.url("/f?size=1000"))
        let authority = request.certificateAuthorities
        request.certificateAuthorities = nil
        do {
            _ = try await Downloader().download(request).value
            Issue.record("an unknown authority was trusted")
        } catch {
            #expect(error.code == "tls" && folder.names == [])
        }
        request.certificateAuthorities = folder.file("missing.pem")
        do {
            _ = try await Downloader().download(request).value
            Issue.record("a missing authority was trusted")
        } catch {
            #expect(error.code == "tls")
        }
        request.certificateAuthorities = authority
        _ = try await Downloader().download(request).value
    }

    struct Flaw: CustomTestStringConvertible {
        var name: String
        var change: @Sendable (inout DownloadRequest) -> Void
        var code: String
        var testDescription: String { name }
    }

    static let flaws = [
        Flaw(name: "no address", change: { $0.url = "" }, code: "bad-address"),
        Flaw(name: "a file address", change: { $0.url = "file:///etc/passwd" }, code: "bad-address"),
        Flaw(
            name: "a header with a line break", change: { $0.headers = [HeaderField(name: "X", value: "a\r\nY: b")] },
            code: "bad-request"),
        Flaw(name: "half a digest", change: { $0.digest = .expected("abc") }, code: "bad-request"),
    ]

    @Test(arguments: flaws) func `a flawed request is told when it starts`(_ flaw: Flaw) async throws {
        var request = try request("http://127.0.0.1:1/")
        flaw.change(&request)
        let download = Downloader().download(request)
        #expect(download.snapshot.state == .initial)
        do {
            _ = try await download.value
            Issue.record("accepted")
        } catch {
            #expect(error.code == flaw.code && error.category == .request)
            #expect(download.snapshot.state == .failed)
        }
    }
}
