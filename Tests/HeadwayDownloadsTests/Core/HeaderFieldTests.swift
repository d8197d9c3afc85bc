import Testing

@testable import HeadwayDownloads

@Suite struct HeaderFieldTests {
    struct Case: CustomTestStringConvertible {
        var line: String
        var field: HeaderField?
        var isSound = true
        var testDescription: String { line.debugDescription }
    }

    static let cases: [Case] = [
        Case(line: "Accept: text/plain", field: HeaderField(name: "Accept", value: "text/plain")),
        Case(line: "X-Empty:", field: HeaderField(name: "X-Empty", value: "")),
        Case(line: "X: a:b", field: HeaderField(name: "X", value: "a:b")),
        Case(line: "no colon", field: nil),
        Case(line: ": value", field: nil),
        Case(line: "X: a\r\nY: b", field: HeaderField(name: "X", value: "a\r\nY: b"), isSound: false),
        Case(line: "A B: c", field: HeaderField(name: "A B", value: "c"), isSound: false),
        Case(line: "Range: bytes=0-1", field: HeaderField(name: "Range", value: "bytes=0-1"), isSound: false),
        Case(line: "accept-encoding: gzip", field: HeaderField(name: "accept-encoding", value: "gzip"), isSound: false),
    ]

    @Test(arguments: cases) func parses(_ example: Case) {
        let field = HeaderField(line: example.line)
        #expect(field == example.field)
        if let field { #expect((field.validationError == nil) == example.isSound) }
    }

    @Test func `a validation error never shows the value`() {
        let validationError = HeaderField(name: "Authorization", value: "secret\n").validationError
        #expect(validationError?.contains("secret") == false)
    }
}
