import Testing

@testable import HeadwayDemo

@Suite struct DemoServerTests {
    static let file = DemoFile(size: 1000)

    struct Case: CustomTestStringConvertible {
        let name: String
        let request: String
        let status: String
        let range: Range<Int>
        var testDescription: String { name }
    }

    @Test(
        "Requests and what they are answered with",
        arguments: [
            Case(name: "whole", request: "GET /headway-demo.bin HTTP/1.1", status: "200 OK", range: 0..<1000),
            Case(
                name: "from a byte", request: "GET /headway-demo.bin HTTP/1.1\r\nRange: bytes=10-",
                status: "206 Partial Content", range: 10..<1000),
            Case(
                name: "the same version",
                request: "GET /headway-demo.bin HTTP/1.1\r\nRANGE: bytes=10-\r\nIf-Range: \(DemoFile.etag)",
                status: "206 Partial Content", range: 10..<1000),
            Case(
                name: "another version",
                request: "GET /headway-demo.bin HTTP/1.1\r\nRange: bytes=10-\r\nIf-Range: \"other\"",
                status: "200 OK", range: 0..<1000),
            Case(
                name: "past the end", request: "GET /headway-demo.bin HTTP/1.1\r\nRange: bytes=1000-",
                status: "416 Range Not Satisfiable", range: 0..<0),
            Case(name: "head", request: "HEAD /headway-demo.bin HTTP/1.1", status: "200 OK", range: 0..<1000),
            Case(name: "elsewhere", request: "GET /other HTTP/1.1", status: "404 Not Found", range: 0..<0),
            Case(name: "post", request: "POST /headway-demo.bin HTTP/1.1", status: "404 Not Found", range: 0..<0),
        ])
    func answers(example: Case) throws {
        let request = try #require(DemoRequest(example.request + "\r\n\r\n"))
        let response = DemoResponse(to: request, file: Self.file)
        #expect(response.head.hasPrefix("HTTP/1.1 \(example.status)\r\n"))
        #expect(response.head.contains("Content-Length: \(example.range.count)\r\n"))
        #expect(response.range == example.range)
    }

    @Test("Garbage is no request", arguments: ["", "\r\n\r\n", "GET", "GET /", "\u{0}\u{1}"])
    func garbage(text: String) {
        #expect(DemoRequest(text) == nil)
    }

    @Test(
        "Any part of the file can be made on its own", arguments: [0..<1, 7..<9, 8..<16, 3..<1000, 999..<1000, 5..<5])
    func parts(range: Range<Int>) {
        #expect(Self.file.bytes(range) == Array(Self.file.bytes(0..<1000)[range]))
    }
}
