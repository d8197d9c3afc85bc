import Foundation
import Testing

@testable import HeadwayDownloads

@Suite struct ResumePlanTests {
    static let strong = Validator(etag: "\"a\"", lastModified: nil, date: nil)

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
        let plan = ResumePlan(trusted: example.trusted, total: example.total, validator: example.validator)
        #expect(plan.offset == example.offset)
        #expect(plan.fields.map(\.name) == (example.offset > 0 ? ["Range", "If-Range"] : []))
    }

    struct Marks: CustomTestStringConvertible {
        var name: String
        var etag: String?
        var lastModified: String?
        var date: String?
        var value: String?
        var testDescription: String { name }
    }

    static let old = "Sun, 06 Nov 1994 08:49:37 GMT"
    static let marks: [Marks] = [
        Marks(name: "strong tag", etag: "\"a\"", lastModified: old, date: old, value: "\"a\""),
        Marks(name: "weak tag alone", etag: "W/\"a\"", value: nil),
        Marks(name: "unquoted tag", etag: "a", value: nil),
        Marks(name: "tag with a blank", etag: "\"a b\"", value: nil),
        Marks(
            name: "weak tag, old date", etag: "W/\"a\"", lastModified: old, date: "Sun, 06 Nov 1994 08:50:37 GMT",
            value: old),
        Marks(name: "too young a date", lastModified: old, date: "Sun, 06 Nov 1994 08:50:36 GMT", value: nil),
        Marks(name: "date of unknown age", lastModified: old, value: nil),
        Marks(name: "nothing", value: nil),
    ]

    @Test(arguments: marks) func `only a strong validator is one`(_ example: Marks) {
        let validator = Validator(etag: example.etag, lastModified: example.lastModified, date: example.date)
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
        #expect(sidecar.trusted(size: 9, boot: "one") == 9)
        #expect(sidecar.trusted(size: 9, boot: "two") == 4)
        #expect(sidecar.trusted(size: 9, boot: nil) == 4)
        #expect(sidecar.trusted(size: 3, boot: "two") == 3)
    }
}
