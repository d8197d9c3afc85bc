import Testing

@testable import HeadwayCommandLine

/// What `headway get` reads beside its words: lists of addresses, of digests, and of passwords.
@Suite struct GetInputTests {
    static let digest = String(repeating: "ab", count: 32)

    @Test func `a line is an address, a name and a digest`() throws {
        let line = try #require(try InputLine("http://h/f\tname=g  sha256=\(Self.digest.uppercased())\r"))
        #expect(line.url == "http://h/f" && line.name == "g" && line.digest == Self.digest)
        #expect(try InputLine("  # a comment") == nil)
        #expect(try InputLine("") == nil)
    }

    @Test(arguments: ["http://h/f g", "http://h/f sha256=ab", "http://h/f md5=\(digest)", "http://h/f name="])
    func `a line with anything else is refused`(_ line: String) {
        #expect(throws: UsageError.self) { try InputLine(line) }
    }

    static let lists = [
        "\(digest)  f.iso", "\(digest) *folder/f.iso", "SHA256 (f.iso) = \(digest)",
        "\(digest.uppercased())  ./f.iso\r",
    ]

    @Test(arguments: lists) func `a list of digests in either form`(_ line: String) {
        let list = ChecksumList(lines: ["", "nonsense", line, String(repeating: "0", count: 64) + "  other"])
        #expect(list.digest(of: "f.iso") == Self.digest)
        #expect(list.digest(of: "g.iso") == nil)
    }

    @Test func `a host's password, and the default one`() {
        let text =
            "machine a.example login ann password s3\nmachine b.example\n login bob password p\ndefault login x password y"
        #expect(Netrc.login(for: "a.example", in: text)?.user == "ann")
        #expect(Netrc.login(for: "b.example", in: text)?.password == "p")
        #expect(Netrc.login(for: "c.example", in: text)?.user == "x")
        #expect(Netrc.login(for: "c.example", in: "machine a login b password c") == nil)
    }
}
