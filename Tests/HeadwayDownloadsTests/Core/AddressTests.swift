import Testing

@testable import HeadwayDownloads

@Suite struct AddressTests {
    struct Case: CustomTestStringConvertible {
        var given: String
        var text: String?
        var authorization: String?
        var testDescription: String { "'\(given)'" }
    }

    static let cases: [Case] = [
        Case(given: "http://example.com", text: "http://example.com/"),
        Case(given: "HTTPS://Example.com:8443/a%20b?q=1#part", text: "https://example.com:8443/a%20b?q=1"),
        Case(given: "http://[::1]:80/x", text: "http://[::1]/x"),
        Case(
            given: "http://user:secret@example.com/x", text: "http://example.com/x",
            authorization: "Basic dXNlcjpzZWNyZXQ="),
        Case(given: "http://u%40x:p%3A@example.com/", text: "http://example.com/", authorization: "Basic dUB4OnA6"),
        Case(given: "http://h/caf%E9.bin", text: "http://h/caf%E9.bin"),
        Case(given: "http://h/dir/%83%65.zip?a=%ff", text: "http://h/dir/%83%65.zip?a=%ff"),
        Case(given: "http://h/My%20File%20[1080p].mkv", text: "http://h/My%20File%20[1080p].mkv"),
        Case(given: "http://h/a%20b%.bin?x=|\"<>^`{}\\", text: "http://h/a%20b%.bin?x=|\"<>^`{}\\"),
        Case(given: "http://h/caf\u{e9} x", text: "http://h/caf%C3%A9%20x"),
        Case(given: String(rawBytes: Array("http://h/".utf8) + [0xE9]), text: "http://h/%E9"),
        Case(given: "http://[fe80::1%25eth0]:81/x", text: "http://[fe80::1%25eth0]:81/x"),
        Case(given: "http://[fe80::1%eth0]/x", text: "http://[fe80::1%25eth0]/x"),
        Case(given: "http://h?q", text: "http://h/?q"),
        Case(given: "http://h/a//b/../c/./d", text: "http://h/a//b/../c/./d"),
        Case(given: "ftp://example.com/x", text: nil),
        Case(given: "file:///etc/passwd", text: nil),
        Case(given: "example.com/x", text: nil),
        Case(given: "http://", text: nil),
        Case(given: "http:///x", text: nil),
        Case(given: "http://a b/x", text: nil),
        Case(given: "http://example.com:99999/", text: nil),
        Case(given: "http://example.com/\n", text: nil),
        Case(given: "", text: nil),
        Case(given: "http://user:sec/ret@host:port/x", text: nil),
    ]

    @Test(arguments: cases) func parses(_ example: Case) {
        do {
            let (address, authorization) = try Address.parse(example.given)
            #expect(address.text == example.text)
            #expect(authorization?.value == example.authorization)
        } catch {
            #expect(example.text == nil)
            #expect(!error.message.contains("sec"), "a message may not show a password")
            #expect(error.category == .request)
        }
    }

    struct Redirect: CustomTestStringConvertible {
        var from = "https://a.example/dir/file?x=1"
        var to: String
        var text: String?
        var testDescription: String { "\(from) -> \(to)" }
    }

    static let redirects: [Redirect] = [
        Redirect(to: "other", text: "https://a.example/dir/other"),
        Redirect(to: "/other", text: "https://a.example/other"),
        Redirect(to: "//b.example/x", text: "https://b.example/x"),
        Redirect(to: "?y=2", text: "https://a.example/dir/file?y=2"),
        Redirect(to: "../up", text: "https://a.example/up"),
        Redirect(to: "https://user:secret@a.example/x#y", text: "https://a.example/x"),
        Redirect(to: "/My%20File%20[1080p].mkv", text: "https://a.example/My%20File%20[1080p].mkv"),
        Redirect(to: String(rawBytes: [0x2F, 0x63, 0xE9]), text: "https://a.example/c%E9"),
        Redirect(to: "./a/../b", text: "https://a.example/dir/b"),
        Redirect(to: "#part", text: "https://a.example/dir/file?x=1"),
        Redirect(to: "http://a.example/x", text: nil),
        Redirect(from: "http://a.example/x", to: "https://a.example/x", text: "https://a.example/x"),
        Redirect(to: "file:///etc/passwd", text: nil),
        Redirect(to: "ftp://a.example/x", text: nil),
        Redirect(to: "javascript:alert(1)", text: nil),
    ]

    @Test(arguments: redirects) func `a redirect leads where RFC 3986 says, or nowhere`(_ example: Redirect) throws {
        let (address, _) = try Address.parse(example.from)
        do {
            #expect(try address.redirected(to: example.to).text == example.text)
        } catch {
            #expect(example.text == nil)
            #expect(error.code == "bad-redirect")
        }
    }

    static let shown = [
        ("http://ann:pw@h/x", "http://h/x"), ("http://ann@h:81/x?y", "http://h:81/x?y"),
        ("http://h/icon@2x.png", "http://h/icon@2x.png"), ("http://h:81/a?mail=b@c", "http://h:81/a?mail=b@c"),
        ("http://ann:pw@h/icon@2x.png", "http://h/icon@2x.png"), ("http://ann:p/w@h:x/f", "http://h:x/f"),
        ("ann:pw@h/x", "h/x"), ("ftp://ann:p/w@h/x", "ftp://h/x"), ("nonsense", "nonsense"),
    ]

    @Test(arguments: shown) func `an address is shown without user and password, and otherwise whole`(
        _ given: String, _ text: String
    ) {
        #expect(Address.redacted(given) == text)
    }

    @Test func `a request that is printed shows no secret`() {
        var request = DownloadRequest(url: "http://user:secret@host/x", destination: .folder("."))
        request.headers = [HeaderField(name: "Authorization", value: "secret")]
        var dumped = ""
        dump(request, to: &dumped)
        #expect(!"\(request) \(String(reflecting: request)) \(dumped)".contains("secret"))
    }
}
