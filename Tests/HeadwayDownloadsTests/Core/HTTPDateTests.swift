import Testing

@testable import HeadwayDownloads

@Suite struct HTTPDateTests {
    struct Case: CustomTestStringConvertible {
        var text: String
        var seconds: Int64?
        var testDescription: String { "'\(text)'" }
    }

    static let cases: [Case] = [
        Case(text: "Sun, 06 Nov 1994 08:49:37 GMT", seconds: 784_111_777),
        Case(text: "Sunday, 06-Nov-94 08:49:37 GMT", seconds: 784_111_777),
        Case(text: "Sun Nov  6 08:49:37 1994", seconds: 784_111_777),
        Case(text: "Thu, 01 Jan 1970 00:00:00 GMT", seconds: 0),
        Case(text: "Thu, 29 Feb 2024 23:59:60 GMT", seconds: 1_709_251_200),
        Case(text: "Fri, 31 Dec 9999 23:59:59 GMT", seconds: 253_402_300_799),
        Case(text: "Sun, 06 Foo 1994 08:49:37 GMT", seconds: nil),
        Case(text: "Sun, 06 Nov 1994 25:49:37 GMT", seconds: nil),
        Case(text: "Sun, 06 Nov 1994 08:49 GMT", seconds: nil),
        Case(text: "Sun, 99 Nov 1994 08:49:37 GMT", seconds: nil),
        Case(text: "Sun, 06 Nov 1994 08:49:37 EST", seconds: nil),
        Case(text: "Sun, 06 Nov 1994 08:49:37 GMT\r\nX:y", seconds: nil),
        Case(text: "yesterday", seconds: nil),
        Case(text: "", seconds: nil),
    ]

    @Test(arguments: cases) func parses(_ example: Case) {
        #expect(HTTPDate.seconds(example.text, now: 784_000_000) == example.seconds)
    }

    static let waits: [Case] = [
        Case(text: "0", seconds: 0),
        Case(text: " 120 ", seconds: 120),
        Case(text: "Sun, 06 Nov 1994 08:49:37 GMT", seconds: 37),
        Case(text: "Sun, 06 Nov 1994 08:00:00 GMT", seconds: 0),
        Case(text: "999999999999999999999", seconds: .max),
        Case(text: "-5", seconds: nil),
        Case(text: "1.5", seconds: nil),
        Case(text: "soon", seconds: nil),
    ]

    @Test(arguments: waits) func `Retry-After is seconds or a date`(_ example: Case) {
        #expect(HTTPDate.retryAfter(example.text, now: 784_111_740) == example.seconds)
    }
}
