import Testing

@testable import HeadwayFilm

@Suite("The JSON reader")
struct JSONReaderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let value: JSONValue
        var testDescription: String { text }
    }

    @Test(arguments: [
        Case(text: " null ", value: .null),
        Case(text: "true", value: .bool(true)),
        Case(text: "1", value: .number(1)),
        Case(text: "-0.5e+2", value: .number(-50)),
        Case(text: "0", value: .number(0)),
        Case(text: #""a\"\\\/\b\f\n\r\t""#, value: .string("a\"\\/\u{8}\u{C}\n\r\t")),
        Case(text: #""é\u00e9\ud83d\ude00😀""#, value: .string("éé😀😀")),
        Case(text: "[ ]", value: .list([])),
        Case(text: "{ }", value: .object([])),
        Case(text: "[1,\n[true]]", value: .list([.number(1), .list([.bool(true)])])),
        Case(
            text: #"{"b":1,"a":null}"#,
            value: .object([.init(name: "b", value: .number(1)), .init(name: "a", value: .null)])),
    ])
    func reads(_ test: Case) throws {
        #expect(try JSONReader.read(Array(test.text.utf8)) == test.value)
    }

    @Test(
        "refuses what is not JSON",
        arguments: [
            "tru", "+1", "1.", "1e", "--1", "0x1", "\"\t\"", "\"\\u12g4\"", "\"\\ude00\"", "\"\\ud800\\u0041\"",
            "[1 2]",
            "{1:2}", "{\"a\" 1}", "[", "'a'", "1 1", "\u{FEFF}1",
        ])
    func refuses(_ text: String) {
        #expect(throws: FilmError.self) { try JSONReader.read(Array(text.utf8)) }
    }

    @Test("refuses bytes that are not UTF-8")
    func refusesBytes() {
        #expect(throws: FilmError(field: "scenario", problem: "takes JSON in UTF-8")) {
            try JSONReader.read([0x22, 0xFF, 0x22])
        }
    }
}
