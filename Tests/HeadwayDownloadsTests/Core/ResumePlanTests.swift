import Foundation
import Testing

@testable import HeadwayDownloads

@Suite struct ResumePlanTests {
    static let strong = Validator(Marks(etag: "\"a\""))

    struct Case: CustomTestStringConvertible {
        var name: String
        var trusted: Int64
        var total: Int64?
        var validator: Validator?
        var offset: Int64
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(name: "nothing there", trusted: 0, total: 10, validator: strong, offset: 0),
        Case(name: "a part", trusted: 4, total: 10, validator: strong, offset: 4),
        Case(name: "a part of unknown total", trusted: 4, total: nil, validator: strong, offset: 4),
        Case(name: "whole: prove the last byte", trusted: 10, total: 10, validator: strong, offset: 9),
        Case(name: "one whole byte", trusted: 1, total: 1, validator: strong, offset: 0),
        Case(name: "more than the total", trusted: 11, total: 10, validator: strong, offset: 0),
        Case(name: "no validator", trusted: 4, total: 10, validator: nil, offset: 0),
    ]

    @Test(arguments: cases) func plans(_ example: Case) {
        let plan = ResumePlan(
            there: ByteRanges(upTo: example.trusted), total: example.total, validator: example.validator)
        #expect(plan.offset == example.offset)
        #expect(plan.fields.map(\.name) == (example.offset > 0 ? ["Range", "If-Range"] : []))
    }

    struct Example: CustomTestStringConvertible {
        var name: String
        var etag: String?
        var lastModified: String?
        var date: String?
        var value: String?
        var testDescription: String { name }
    }

    static let old = "Sun, 06 Nov 1994 08:49:37 GMT"
    static let now = "Mon, 30 Nov 2026 20:00:00 GMT"
    static let epoch = "Thu, 01 Jan 1970 00:00:01 GMT"
    static let marks: [Example] = [
        Example(name: "strong tag", etag: "\"a\"", lastModified: old, date: old, value: "\"a\""),
        Example(name: "weak tag alone", etag: "W/\"a\"", value: nil),
        Example(name: "unquoted tag", etag: "a", value: nil),
        Example(name: "tag with a blank", etag: "\"a b\"", value: nil),
        Example(
            name: "weak tag, old date", etag: "W/\"a\"", lastModified: old, date: "Sun, 06 Nov 1994 08:50:37 GMT",
            value: old),
        Example(name: "too young a date", lastModified: old, date: "Sun, 06 Nov 1994 08:50:36 GMT", value: nil),
        Example(name: "date of unknown age", lastModified: old, value: nil),
        Example(name: "nothing", value: nil),
        Example(name: "empty tag", etag: "\"\"", value: nil),
        Example(name: "a tag with a quote", etag: "\"a\"b\"", value: nil),
        Example(name: "a date with a line break", lastModified: "Mon\r\nEvil: 1, 06 Nov 1994", date: now, value: nil),
        Example(name: "1970", lastModified: "Thu, 01 Jan 1970 00:00:01 GMT", date: now, value: nil),
        Example(name: "1980", lastModified: "Tue, 01 Jan 1980 00:00:00 GMT", date: now, value: nil),
        Example(name: "npm's 1985", lastModified: "Sat, 26 Oct 1985 08:15:00 GMT", date: now, value: nil),
        Example(name: "decades before the answer", lastModified: old, date: now, value: nil),
        Example(name: "a year's first second", lastModified: "Thu, 01 Jan 2015 00:00:00 GMT", date: now, value: nil),
        Example(
            name: "an ordinary date", lastModified: "Thu, 01 Jan 2015 10:11:12 GMT", date: now,
            value: "Thu, 01 Jan 2015 10:11:12 GMT"),
        Example(name: "a tag of nothing", etag: "\"null\"", value: nil),
        Example(name: "a tag of zeros", etag: "\"00000000-0\"", value: nil),
        Example(name: "nginx's tag of 1970", etag: "\"1-3e8\"", value: nil),
        Example(name: "the same beside its date", etag: "\"1-3e8\"", lastModified: epoch, value: nil),
        Example(name: "Apache's tag of 1970", etag: "\"3e8-f4240\"", lastModified: epoch, date: now, value: nil),
        Example(
            name: "nginx's tag of an ordinary date", etag: "\"54a5161f-3e8\"", value: "\"54a5161f-3e8\""),
        Example(
            name: "a tag of the content beside 1970", etag: "\"9b74c9897bac770ffc029102a200c5de\"", lastModified: epoch,
            value: "\"9b74c9897bac770ffc029102a200c5de\""),
    ]

    @Test(arguments: marks) func `only a strong validator is one`(_ example: Example) {
        let validator = Validator(
            Marks(etag: example.etag, lastModified: example.lastModified, date: example.date, total: 1_000))
        #expect(validator?.value == example.value)
    }

    @Test func `a sidecar survives its coding, and rubbish is none`() throws {
        let sidecar = Sidecar(
            url: "http://x/a", etag: "\"a\"", lastModified: Self.old, date: Self.old, total: 10, flushed: 4, boot: "b",
            inode: 7)
        #expect(Sidecar(decoding: try #require(sidecar.encoded())) == sidecar)
        for rubbish in ["", "{", "[]", "{\"url\":7}", "null"] {
            #expect(Sidecar(decoding: .init(rubbish.utf8)) == nil)
        }
    }

    @Test func `after another start of the system only what was flushed counts`() {
        let sidecar = Sidecar(url: "", flushed: 4, boot: "one")
        #expect(sidecar.trusted(size: 9, boot: "one").prefix == 9)
        #expect(sidecar.trusted(size: 9, boot: "two").prefix == 4)
        #expect(sidecar.trusted(size: 9, boot: nil).prefix == 4)
        #expect(sidecar.trusted(size: 3, boot: "two").prefix == 3)
    }
}
