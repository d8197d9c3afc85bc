import Testing

@testable import HeadwayDownloads

/// Which cookies of a chain of redirects go where.
@Suite struct CookieJarTests {
    @Test func `cookies go back to the host that set them, and nowhere else`() throws {
        let (from, _) = try Address.parse("https://a.example/x")
        let (other, _) = try Address.parse("https://b.example/x")
        let (plain, _) = try Address.parse("http://a.example/x")
        var jar = CookieJar()
        jar.take(["seen=1; Path=/", "id=2; Secure", "bad", "x=a\r\nEvil: 1", "gone=1; Max-Age=0"], from: from)
        #expect(jar.joined(to: [], for: from).map(\.value) == ["seen=1; id=2"])
        #expect(jar.joined(to: [], for: plain).map(\.value) == ["seen=1"])
        #expect(jar.joined(to: [], for: other) == [])
        let own = [HeaderField(name: "Cookie", value: "mine=3")]
        #expect(jar.joined(to: own, for: from).map(\.value) == ["mine=3; seen=1; id=2"])
    }

    struct Rule: CustomTestStringConvertible {
        var name: String
        var cookie: String
        var from = "https://dl.files.example/a/get"
        var to: String
        var isSent: Bool
        var testDescription: String { name }
    }

    static let rules = [
        Rule(name: "the same host", cookie: "k=1", to: "https://dl.files.example/a/x", isSent: true),
        Rule(name: "another host", cookie: "k=1", to: "https://cdn.files.example/a/x", isSent: false),
        Rule(
            name: "a host of the domain", cookie: "k=1; Domain=files.example; Path=/",
            to: "https://cdn.files.example/x", isSent: true),
        Rule(
            name: "the domain itself", cookie: "k=1; domain=.Files.Example; path=/", to: "https://files.example/x",
            isSent: true),
        Rule(
            name: "a host below the one that set it", cookie: "k=1; Domain=dl.files.example; Path=/",
            to: "https://b.dl.files.example/", isSent: true),
        Rule(
            name: "a name that only ends alike", cookie: "k=1; Domain=files.example; Path=/",
            to: "https://otherfiles.example/", isSent: false),
        Rule(
            name: "a domain of somebody else", cookie: "k=1; Domain=bank.example; Path=/", to: "https://bank.example/",
            isSent: false),
        Rule(
            name: "a domain of somebody else, to the own host", cookie: "k=1; Domain=bank.example; Path=/",
            to: "https://dl.files.example/", isSent: false),
        Rule(
            name: "a deeper domain than the host", cookie: "k=1; Domain=x.dl.files.example; Path=/",
            to: "https://x.dl.files.example/", isSent: false),
        Rule(
            name: "a top-level domain", cookie: "k=1; Domain=example; Path=/", to: "https://other.example/",
            isSent: false),
        Rule(
            name: "a domain that strangers share", cookie: "k=1; Domain=co.uk; Path=/", from: "https://a.co.uk/",
            to: "https://b.co.uk/", isSent: false),
        Rule(
            name: "a part of an address", cookie: "k=1; Domain=0.0.1; Path=/", from: "http://127.0.0.1/",
            to: "http://10.0.0.1/", isSent: false),
        Rule(
            name: "an address", cookie: "k=1; Domain=127.0.0.1", from: "http://127.0.0.1/", to: "http://127.0.0.1/",
            isSent: true),
        Rule(name: "an empty domain", cookie: "k=1; Domain=; Path=/", to: "https://dl.files.example/", isSent: true),
        Rule(name: "the default path", cookie: "k=1", to: "https://dl.files.example/b/x", isSent: false),
        Rule(name: "a path", cookie: "k=1; Path=/b", to: "https://dl.files.example/b/x", isSent: true),
        Rule(
            name: "a path that only begins alike", cookie: "k=1; Path=/b", to: "https://dl.files.example/bc",
            isSent: false),
        Rule(
            name: "a secure one, in the open", cookie: "k=1; Path=/; Secure", to: "http://dl.files.example/",
            isSent: false),
        Rule(name: "an expired one", cookie: "k=1; Path=/; Max-Age=-1", to: "https://dl.files.example/", isSent: false),
    ]

    @Test(arguments: rules) func `a cookie goes where its domain and path say`(_ rule: Rule) throws {
        var jar = CookieJar()
        jar.take([rule.cookie], from: try Address.parse(rule.from).0)
        let sent = jar.joined(to: [], for: try Address.parse(rule.to).0)
        #expect(sent.map(\.value) == (rule.isSent ? ["k=1"] : []))
    }
}
