import Testing

@testable import HeadwayDownloads

@Suite struct ResponseVerdictTests {
    struct Case: CustomTestStringConvertible {
        var name: String
        var status: Int
        var header: [String: String] = [:]
        /// 0 asks for the whole file.
        var offset: Int64 = 0
        var kept = tagged
        var expected: ResponseVerdict
        var testDescription: String { name }
    }

    static let old = "Sun, 06 Nov 1994 08:49:37 GMT"
    static let tagged = Sidecar(url: "", etag: "\"a\"", total: 100)
    static let dated = Sidecar(
        url: "", etag: "W/\"a\"", lastModified: old, date: "Sun, 06 Nov 1994 09:49:37 GMT", total: 100)

    static let whole: [Case] = [
        Case(name: "200", status: 200, header: ["Content-Length": "7"], expected: .whole(total: 7)),
        Case(name: "200 without a length", status: 200, expected: .whole(total: nil)),
        Case(
            name: "200 in chunks", status: 200, header: ["Content-Length": "7", "Transfer-Encoding": "chunked"],
            expected: .whole(total: nil)),
        Case(
            name: "200 with a negative length", status: 200, header: ["Content-Length": "-7"],
            expected: .fail(.transport("the server announced a length of '-7' bytes"))),
        Case(
            name: "200 with a length beyond all numbers", status: 200,
            header: ["Content-Length": "99999999999999999999"],
            expected: .fail(.transport("the server announced a length of '99999999999999999999' bytes"))),
        Case(
            name: "200 with two lengths", status: 200, header: ["Content-Length": "7", "content-length": "8"],
            expected: .fail(.transport("the server announced a length of '7, 8' bytes"))),
        Case(
            name: "200 with one length twice", status: 200, header: ["Content-Length": "7, 7"],
            expected: .whole(total: 7)),
        Case(
            name: "206 with a senseless length", status: 206,
            header: ["Content-Range": rest, "ETag": "\"a\"", "Content-Length": "x"], offset: 40,
            expected: .fail(.transport("the server announced a length of 'x' bytes"))),
        Case(
            name: "200 to a range", status: 200, header: ["Content-Length": "7"], offset: 40, expected: .whole(total: 7)
        ),
        Case(
            name: "200 encoded", status: 200, header: ["Content-Encoding": "deflate"],
            expected: .fail(.encodedBody("deflate"))),
        Case(name: "200 identity", status: 200, header: ["Content-Encoding": "Identity"], expected: .whole(total: nil)),
        Case(name: "204", status: 204, expected: .fail(.http(status: 204))),
        Case(name: "404", status: 404, expected: .fail(.http(status: 404))),
        Case(name: "412 to a range", status: 412, offset: 40, expected: .startOver(.rangeRefused(status: 412))),
        Case(name: "412", status: 412, expected: .fail(.http(status: 412))),
        Case(name: "403 to a range", status: 403, offset: 40, expected: .startOver(.rangeRefused(status: 403))),
        Case(name: "404 to a range", status: 404, offset: 40, expected: .fail(.http(status: 404))),
        Case(name: "203", status: 203, header: ["Content-Length": "7"], expected: .whole(total: 7)),
        Case(name: "401", status: 401, expected: .fail(.http(status: 401))),
        Case(name: "503", status: 503, expected: .later(.http(status: 503), seconds: nil)),
        Case(
            name: "429 with seconds", status: 429, header: ["Retry-After": "9"],
            expected: .later(.http(status: 429), seconds: 9)),
        Case(
            name: "503 with a date", status: 503, header: ["Retry-After": old],
            expected: .later(.http(status: 503), seconds: 37)),
        Case(name: "302", status: 302, header: ["Location": "/b"], expected: .redirect("/b")),
        Case(name: "302 to nowhere", status: 302, expected: .fail(.http(status: 302))),
        Case(name: "304", status: 304, expected: .fail(.upToDate("f.tgz"))),
        Case(name: "0", status: 0, expected: .fail(.http(status: 0))),
        Case(
            name: "206 unasked, of the whole", status: 206, header: ["Content-Range": "bytes 0-99/100"],
            expected: .whole(total: 100)),
        Case(
            name: "206 unasked, of a part", status: 206, header: ["Content-Range": "bytes 0-98/100"],
            expected: .fail(.badRange("a range, though the whole file was requested"))),
        Case(
            name: "a length beside a coding that means nothing", status: 200,
            header: ["Content-Length": "7", "Transfer-Encoding": "identity, none"], expected: .whole(total: 7)),
        Case(
            name: "a length beside an empty transfer coding", status: 200,
            header: ["Content-Length": "7", "Transfer-Encoding": ""], expected: .whole(total: 7)),
        Case(
            name: "a transfer coding that is not known", status: 200,
            header: ["Content-Length": "7", "Transfer-Encoding": "gzip, chunked"], expected: .fail(.encodedBody("gzip"))
        ),
        Case(
            name: "chunked twice", status: 200, header: ["Transfer-Encoding": "chunked, chunked"],
            expected: .fail(.encodedBody("chunked, twice"))),
        Case(
            name: "a compressed file under its own name", status: 200, header: ["Content-Encoding": "x-gzip"],
            expected: .whole(total: nil)),
        Case(
            name: "words that encode nothing", status: 200, header: ["Content-Encoding": "utf-8, , IDENTITY"],
            expected: .whole(total: nil)),
        Case(
            name: "a coding behind one that means nothing", status: 200, header: ["Content-Encoding": "identity, br"],
            expected: .fail(.encodedBody("br"))),
        Case(name: "416 unasked", status: 416, expected: .fail(.http(status: 416))),
    ]

    static let rest = "bytes 40-99/100"
    static let parts: [Case] = [
        Case(
            name: "206 up to the last of all numbers", status: 206,
            header: ["Content-Range": "bytes 40-9223372036854775807/*", "ETag": "\"a\""], offset: 40,
            expected: .startOver(.fileChanged)),
        Case(
            name: "206", status: 206, header: ["Content-Range": rest, "ETag": "\"a\""], offset: 40,
            expected: .rest(total: 100)),
        Case(
            name: "206 of unsaid total", status: 206, header: ["Content-Range": "bytes 40-99/*", "ETag": "\"a\""],
            offset: 40, expected: .rest(total: 100)),
        Case(
            name: "206 where the total was unknown", status: 206, header: ["Content-Range": rest, "ETag": "\"a\""],
            offset: 40, kept: Sidecar(url: "", etag: "\"a\""), expected: .rest(total: 100)),
        Case(
            name: "206 where nobody knows the total", status: 206,
            header: ["Content-Range": "bytes 40-99/*", "ETag": "\"a\""], offset: 40,
            kept: Sidecar(url: "", etag: "\"a\""), expected: .startOver(.fileChanged)),
        Case(
            name: "206 without a range", status: 206, header: ["ETag": "\"a\""], offset: 40,
            expected: .startOver(.fileChanged)),
        Case(
            name: "206 from elsewhere", status: 206, header: ["Content-Range": "bytes 47-99/100", "ETag": "\"a\""],
            offset: 40, expected: .startOver(.fileChanged)),
        Case(
            name: "206 of another total", status: 206, header: ["Content-Range": "bytes 40-106/107", "ETag": "\"a\""],
            offset: 40, expected: .startOver(.fileChanged)),
        Case(
            name: "206 that stops short", status: 206, header: ["Content-Range": "bytes 40-79/100", "ETag": "\"a\""],
            offset: 40, expected: .startOver(.fileChanged)),
        Case(
            name: "206 of another length", status: 206,
            header: ["Content-Range": rest, "ETag": "\"a\"", "Content-Length": "61"], offset: 40,
            expected: .startOver(.fileChanged)),
        Case(
            name: "206 of another tag", status: 206, header: ["Content-Range": rest, "ETag": "\"b\""], offset: 40,
            expected: .startOver(.fileChanged)),
        Case(
            name: "206 of our tag and another date", status: 206,
            header: ["Content-Range": rest, "ETag": "\"a\"", "Last-Modified": old], offset: 40,
            kept: Sidecar(url: "", etag: "\"a\"", lastModified: "Sun, 06 Nov 1994 08:49:38 GMT", total: 100),
            expected: .startOver(.fileChanged)),
        Case(
            name: "206 without marks", status: 206, header: ["Content-Range": rest], offset: 40,
            expected: .startOver(.fileChanged)),
        Case(
            name: "206 by date", status: 206, header: ["Content-Range": rest, "Last-Modified": old], offset: 40,
            kept: dated, expected: .rest(total: 100)),
        Case(
            name: "206 by date of another tag", status: 206,
            header: ["Content-Range": rest, "Last-Modified": old, "ETag": "W/\"b\""], offset: 40, kept: dated,
            expected: .startOver(.fileChanged)),
        Case(
            name: "206 by date without one", status: 206, header: ["Content-Range": rest], offset: 40, kept: dated,
            expected: .startOver(.fileChanged)),
        Case(
            name: "206 encoded", status: 206,
            header: ["Content-Range": rest, "ETag": "\"a\"", "Content-Encoding": "br"], offset: 40,
            expected: .fail(.encodedBody("br"))),
        Case(
            name: "416 at our size", status: 416, header: ["Content-Range": "bytes */40"], offset: 40,
            kept: Sidecar(url: "", etag: "\"a\""), expected: .provePart),
        Case(
            name: "416 at another size", status: 416, header: ["Content-Range": "bytes */39"], offset: 40,
            expected: .startOver(.fileChanged)),
        Case(name: "416 that says nothing", status: 416, offset: 40, expected: .startOver(.fileChanged)),
    ]

    @Test(arguments: whole + parts) func judges(_ example: Case) throws {
        var head = ResponseHead(status: example.status)
        head.fields = example.header.map { HeaderField(name: $0, value: $1) }
        let plan = ResumePlan(
            there: ByteRanges(upTo: example.offset), total: nil, validator: Validator(example.kept.marks))
        #expect(plan.offset == example.offset)
        let now = try #require(HTTPDate.seconds(Self.old)) - 37
        let question = ResponseVerdict.Question(plan: plan, kept: example.kept, name: "f.tgz", now: now)
        #expect(ResponseVerdict(head, to: question) == example.expected)
    }

    struct Lines: CustomTestStringConvertible {
        var name: String
        var lines: [String]
        var code: String?
        var testDescription: String { name }
    }

    static let lines = [
        Lines(name: "a folded coding", lines: ["Transfer-Encoding:", " chunked"], code: "transport"),
        Lines(name: "a blank before the colon", lines: ["Transfer-Encoding : chunked"], code: "transport"),
        Lines(name: "a folded length", lines: ["Content-Length: 1", "\t0"], code: "transport"),
        Lines(name: "a folded content coding", lines: ["Content-Encoding:", " br"], code: "encoded"),
        Lines(name: "a second field", lines: ["Content-Encoding:", "Content-Encoding: br"], code: "encoded"),
        Lines(name: "another field folded", lines: ["X-Note: a", " b", "Content-Length: 10"]),
    ]

    @Test(arguments: lines) func `lines that libraries read differently decide nothing`(_ example: Lines) {
        var head = ResponseHead(status: 200)
        for line in example.lines { head.add(line: Array(line.utf8)[...]) }
        let question = ResponseVerdict.Question(plan: .fresh, kept: nil, name: "f")
        switch ResponseVerdict(head, to: question) {
        case .fail(let error): #expect(error.code == example.code)
        default: #expect(example.code == nil)
        }
    }

    @Test func `a date to come back is read by the server's own clock`() {
        var head = ResponseHead(status: 503)
        head.fields = [
            HeaderField(name: "Date", value: Self.old),
            HeaderField(name: "Retry-After", value: "Sun, 06 Nov 1994 08:49:39 GMT"),
        ]
        let question = ResponseVerdict.Question(plan: .fresh, kept: nil, name: "f", now: 1_000_000_000)
        #expect(ResponseVerdict(head, to: question) == .later(.http(status: 503), seconds: 2))
    }
}
