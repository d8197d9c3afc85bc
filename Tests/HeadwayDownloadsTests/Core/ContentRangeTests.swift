import Testing

@testable import HeadwayDownloads

@Suite struct ContentRangeTests {
    struct Case: CustomTestStringConvertible {
        var text: String
        var expected: ContentRange?
        var testDescription: String { "'\(text)'" }
    }

    static let cases: [Case] = [
        Case(text: "bytes 0-0/1", expected: .part(first: 0, last: 0, total: 1)),
        Case(text: "bytes 5-9/10", expected: .part(first: 5, last: 9, total: 10)),
        Case(text: "Bytes  5-9/10", expected: .part(first: 5, last: 9, total: 10)),
        Case(text: "bytes 5-9/*", expected: .part(first: 5, last: 9, total: nil)),
        Case(text: "bytes */10", expected: .unsatisfied(total: 10)),
        Case(text: "bytes */*", expected: nil),
        Case(text: "bytes 9-5/10", expected: nil),
        Case(text: "bytes 5-10/10", expected: nil),
        Case(text: "bytes -5-9/10", expected: nil),
        Case(text: "bytes 5-/10", expected: nil),
        Case(text: "bytes +5-9/10", expected: nil),
        Case(text: "bytes 5-9", expected: nil),
        Case(text: "items 5-9/10", expected: nil),
        Case(text: "bytes 99999999999999999999-9/10", expected: nil),
        Case(text: "bytes 5-9223372036854775807/*", expected: nil),
        Case(text: "bytes 5-9223372036854775806/*", expected: .part(first: 5, last: .max - 1, total: nil)),
        Case(text: "bytes all of it", expected: nil),
        Case(text: "", expected: nil),
    ]

    @Test(arguments: cases) func parses(_ example: Case) {
        #expect(ContentRange(example.text) == example.expected)
    }
}
