import Foundation
import Testing

@testable import HeadwayDownloads

@Suite(.limited) struct FileNameTests {
    struct Case: CustomTestStringConvertible {
        var given: String
        var expected: String?
        var testDescription: String { given.debugDescription.prefix(60) + "" }
    }

    static let cases: [Case] = [
        Case(given: "photos.zip", expected: "photos.zip"),
        Case(given: "фото ☃.zip", expected: "фото ☃.zip"),
        Case(given: "../../etc/passwd", expected: "passwd"),
        Case(given: "..\\..\\evil.exe", expected: "evil.exe"),
        Case(given: "/etc/passwd", expected: "passwd"),
        Case(given: "C:\\evil.exe", expected: "evil.exe"),
        Case(given: "a/..", expected: nil),
        Case(given: ".", expected: nil),
        Case(given: "..", expected: nil),
        Case(given: "", expected: nil),
        Case(given: " \t . ", expected: nil),
        Case(given: ".bashrc", expected: "bashrc"),
        Case(given: "a\u{0}b", expected: "ab"),
        Case(given: "a\n\u{1B}[2Jb", expected: "a[2Jb"),
        Case(given: "exe.\u{202E}gpj", expected: "exe.gpj"),
        Case(given: "a\u{FEFF}\u{200F}b", expected: "ab"),
        Case(given: "a:b*c?d\"e<f>g|h", expected: "a_b_c_d_e_f_g_h"),
        Case(given: "trailing. . ", expected: "trailing"),
        Case(given: "CON", expected: "_CON"),
        Case(given: "nul.txt", expected: "_nul.txt"),
        Case(given: "com1.tar.gz", expected: "_com1.tar.gz"),
        Case(given: "LPT¹", expected: "_LPT¹"),
        Case(given: "com10", expected: "com10"),
        Case(given: "console", expected: "console"),
        Case(given: "x.part", expected: "x.part_"),
        Case(given: "x.PART.JSON", expected: "x.PART.JSON_"),
        Case(given: String(repeating: "n", count: 300) + ".tar", expected: String(repeating: "n", count: 236) + ".tar"),
        Case(given: String(repeating: "é", count: 150), expected: String(repeating: "é", count: 120)),
    ]

    @Test(arguments: cases) func `names are made safe`(_ example: Case) {
        #expect(FileName.safe(example.given) == example.expected)
    }

    struct Choice: CustomTestStringConvertible {
        var disposition: String?
        var url = "http://x/from%20url.zip?q=1"
        var expected: String
        var testDescription: String { disposition ?? url }
    }

    static let choices: [Choice] = [
        Choice(disposition: nil, expected: "from url.zip"),
        Choice(disposition: "attachment; filename=plain.zip", expected: "plain.zip"),
        Choice(disposition: "attachment; filename=\"quoted; name.zip\"", expected: "quoted; name.zip"),
        Choice(disposition: "attachment; filename=\"a\\\"b.zip\"", expected: "a_b.zip"),
        Choice(disposition: "attachment; filename=\"C:\\dir\\b.zip\"", expected: "b.zip"),
        Choice(
            disposition: "attachment; filename=\"plain.zip\"; filename*=UTF-8''%e2%82%ac%20rates.zip",
            expected: "€ rates.zip"),
        Choice(
            disposition: "attachment; filename*=UTF-8''%e2%82%ac.zip; filename=\"plain.zip\"", expected: "€.zip"),
        Choice(disposition: "attachment; filename*=iso-8859-1'en'%A3.zip", expected: "£.zip"),
        Choice(disposition: "attachment; filename*=UTF-8''%ff; filename=plain.zip", expected: "plain.zip"),
        Choice(disposition: "attachment; filename*=UTF-8''..%2f..%2fevil; filename=plain", expected: "evil"),
        Choice(disposition: "attachment; filename*=KOI8-R''x; filename=plain", expected: "plain"),
        Choice(disposition: "attachment; filename=\"..\"", expected: "from url.zip"),
        Choice(disposition: "inline", expected: "from url.zip"),
        Choice(disposition: ";;;=;filename", expected: "from url.zip"),
        Choice(disposition: "attachment; filename=\"unclosed", expected: "unclosed"),
        Choice(disposition: nil, url: "http://x/", expected: "download"),
        Choice(disposition: nil, url: "http://x/a/%2e%2e%2f", expected: "download"),
        Choice(disposition: nil, url: "http://x/a%2fb.txt", expected: "b.txt"),
    ]

    @Test(arguments: choices) func `the name is chosen by RFC 6266`(_ example: Choice) throws {
        let (address, _) = try Address.parse(example.url)
        #expect(FileName.choose(disposition: example.disposition, address: address) == example.expected)
    }

    /// Pieces that have broken downloaders before, joined at random.
    static let hostile = [
        "..", ".", "/", "\\", "\u{0}", "\u{1}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{7F}", "CON", "nul", "com1",
        "LPT9",
        ".part", ".json", ".new", "~", "$HOME", "`id`", "%2f", "%00", "a", "é", "👨‍👩‍👧", "\u{0301}", " ", "\t", "\n",
        "\r\n", ":", "*",
        "?", "\"", "<", ">", "|", "-", "file", String(repeating: "x", count: 300), "\u{FFFD}", "\u{FEFF}", "\u{2028}",
        "/etc/",
        "C:\\", "\\\\host\\", "name.txt", String(repeating: "\u{0301}", count: 200),
    ]

    @Test func `100,000 hostile names stay in their folder`() throws {
        var random = SplitMix(seed: 20_261_130)
        let devices = Set(["con", "prn", "aux", "nul"])
        var kept = 0
        for _ in 0..<100_000 {
            var name = ""
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                name += Self.hostile.randomElement(using: &random) ?? ""
            }
            guard let safe = FileName.safe(name) else { continue }
            kept += 1
            let bytes = Array(safe.utf8)
            let isPlain = !bytes.contains {
                $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\")
            }
            let lowercased = safe.lowercased()
            let stem = String(lowercased.unicodeScalars.prefix { $0 != "." })
            guard isPlain, !bytes.isEmpty, bytes.count <= 243, bytes.first != UInt8(ascii: "."),
                bytes.last != UInt8(ascii: "."), bytes.last != UInt8(ascii: " "), !devices.contains(stem),
                !lowercased.hasSuffix(".part"), !lowercased.hasSuffix(".part.json"),
                !safe.unicodeScalars.contains(where: FileName.isDangerous)
            else {
                Issue.record("\(name.debugDescription) became \(safe.debugDescription)")
                return
            }
        }
        #expect(kept > 50_000)
    }
}
