import Foundation
import Testing

/// One way in which a server, or what it serves, goes wrong, and what must come of it.
struct Fault: CustomTestStringConvertible, Sendable {
    var name: String
    /// What the address asks of the fault server.
    var query: String
    /// Without a digest HTTP gives no means to notice it.
    var needsDigest = false
    /// `exact` or an error's code, for a download from the start.
    var fresh: String
    /// Bytes a second; nil for no limit.
    var rateLimit: Int64?
    /// The redirects that lead to the file; nil for none.
    var redirects: Int?
    /// The same where a part was there before; nil if it does not differ.
    var resumed: String?
    /// The version whose bytes must be in the file.
    var version: UInt32 = 1

    var testDescription: String { name }

    /// Whether only the time that it lasts tells it: with any other fault a busy machine's pauses may be as long as they like.
    var isSilent: Bool { query.contains("stall") || query.contains("hang") }

    /// How many of its cells run at once: several where they wait rather than work.
    var width: Int { isSilent || query.contains("retry=date") ? 4 : 1 }

    static let size = 1 << 20
    /// Where most bodies are cut.
    static let cut = 300_000

    static let all = cuts + lengths + silences + statuses + redirects + ranges + versions + codings + refusals + strays

    static let cuts: [Fault] = [
        Fault(name: "none", query: "", fresh: "exact"),
        Fault(name: "FIN at byte k, once", query: "cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "FIN at byte k, every time", query: "cut=\(cut)", fresh: "exact"),
        Fault(name: "RST at byte k, once", query: "cut=\(cut)&how=rst&first=1", fresh: "exact"),
        Fault(name: "RST at byte k, every time", query: "cut=\(cut)&how=rst", fresh: "exact"),
        Fault(name: "stall at byte k, once", query: "cut=\(cut)&how=stall&first=1", fresh: "exact"),
        Fault(name: "stall before the first byte, every time", query: "cut=0&how=stall", fresh: "timed-out"),
        Fault(name: "chunked, whole", query: "framing=chunked", fresh: "exact"),
        Fault(name: "chunked, cut once", query: "framing=chunked&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "chunked, cut every time", query: "framing=chunked&cut=\(cut)", fresh: "exact"),
        Fault(name: "ended by closing, whole", query: "framing=close", fresh: "exact"),
        Fault(
            name: "ended by closing, cut", query: "framing=close&cut=\(cut)", needsDigest: true, fresh: "checksum",
            resumed: "exact"),
    ]

    static let lengths: [Fault] = [
        Fault(name: "Content-Length too long, once", query: "length=100&first=1", fresh: "exact"),
        Fault(name: "Content-Length too long, every time", query: "length=100", fresh: "connection-lost"),
        Fault(name: "Content-Length too short", query: "length=-100", needsDigest: true, fresh: "checksum"),
        Fault(name: "empty reply, once", query: "reply=empty&first=1", fresh: "exact"),
        Fault(name: "empty reply, every time", query: "reply=empty", fresh: "connection-lost"),
        Fault(name: "RST before the header, once", query: "reply=reset&first=1", fresh: "exact"),
        Fault(name: "RST before the header, every time", query: "reply=reset", fresh: "connection-lost"),
        Fault(name: "garbage for a header", query: "reply=garbage", fresh: "not-http"),
        Fault(name: "a header that never ends", query: "reply=endless", fresh: "transport"),
        Fault(name: "gzip though identity was asked for", query: "gzip=1", fresh: "encoded"),
    ]

    static let silences: [Fault] = [
        Fault(name: "silence before the header, once", query: "reply=hang&first=1", fresh: "exact"),
        Fault(name: "silence before the header, every time", query: "reply=hang", fresh: "timed-out"),
        Fault(name: "drip, slow but steady", query: "rate=3000000", fresh: "exact"),
        Fault(name: "a rate limit of the client", query: "", fresh: "exact", rateLimit: 4_000_000),
        Fault(
            name: "a rate limit of the client, cut once", query: "cut=\(cut)&first=1", fresh: "exact",
            rateLimit: 4_000_000),
    ]

    static let statuses: [Fault] = [
        Fault(name: "404", query: "status=404", fresh: "http-404"),
        Fault(name: "403", query: "status=403", fresh: "http-403"),
        Fault(name: "410", query: "status=410", fresh: "http-410"),
        Fault(name: "500, once", query: "status=500&first=1", fresh: "exact"),
        Fault(name: "503, every time", query: "status=503", fresh: "http-503"),
        Fault(name: "429 with Retry-After in seconds, once", query: "status=429&retry=0&first=1", fresh: "exact"),
        Fault(name: "503 with Retry-After as a date, once", query: "status=503&retry=date-5&first=1", fresh: "exact"),
        Fault(name: "503 with a Retry-After of a day", query: "status=503&retry=86400", fresh: "http-503"),
    ]

    static let redirects: [Fault] = [
        Fault(name: "a chain of 5 redirects", query: "", fresh: "exact", redirects: 5),
        Fault(name: "a chain of 21 redirects", query: "", fresh: "too-many-redirects", redirects: 21),
        Fault(name: "a redirect loop", query: "to=self", fresh: "too-many-redirects"),
        Fault(name: "a redirect to file:", query: "to=file:///etc/passwd", fresh: "bad-redirect"),
        Fault(name: "a redirect to ftp:", query: "to=ftp://127.0.0.1/x", fresh: "bad-redirect"),
    ]

    static let ranges: [Fault] = [
        Fault(name: "no ranges, cut once", query: "ranges=no&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "no ranges, cut every time", query: "ranges=no&cut=\(cut)", fresh: "connection-lost"),
        Fault(name: "206 though nothing was asked for", query: "unasked=1", fresh: "exact"),
        Fault(name: "Content-Range of another start", query: "lie=start&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "Content-Range of another total", query: "lie=total&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "206 of another ETag", query: "lie=etag&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "206 without any validator", query: "lie=none&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "206 shorter than its range", query: "lie=short&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "206 longer than its range", query: "lie=long&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "206 in several parts", query: "lie=multi&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "206 with a garbled range", query: "lie=garbled&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "weak ETag, old date, cut once", query: "etag=weak&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "weak ETag alone, cut once", query: "etag=weak&lm=none&cut=\(cut)&first=1", fresh: "exact"),
        Fault(
            name: "no ETag, a date of this moment, cut once", query: "etag=none&lm=recent&cut=\(cut)&first=1",
            fresh: "exact"),
        Fault(name: "no validator, cut once", query: "etag=none&lm=none&cut=\(cut)&first=1", fresh: "exact"),
    ]

    static let codings: [Fault] = [
        Fault(name: "an empty Transfer-Encoding, cut once", query: "te=&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "Transfer-Encoding: none, cut every time", query: "te=none&cut=\(cut)", fresh: "exact"),
        Fault(
            name: "Transfer-Encoding: identity, identity, cut once",
            query: "te=identity,%20identity&cut=\(cut)&first=1",
            fresh: "exact"),
        Fault(name: "Transfer-Encoding: gzip", query: "te=gzip", fresh: "encoded"),
        Fault(name: "a folded Transfer-Encoding", query: "te=foldchunked", fresh: "transport"),
        Fault(name: "Content-Encoding: utf-8", query: "ce=utf-8", fresh: "exact"),
        Fault(name: "a folded Content-Encoding", query: "ce=foldbr", fresh: "encoded"),
        Fault(name: "Content-Encoding: identity, br", query: "ce=identity,%20br", fresh: "encoded"),
    ]

    static let refusals: [Fault] = [
        Fault(name: "400 to every range", query: "refuse=400&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "403 to every range", query: "refuse=403&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "405 to every range", query: "refuse=405&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "501 to every range", query: "refuse=501&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "503 to every range", query: "refuse=503&cut=\(cut)&first=1", fresh: "exact"),
        Fault(name: "the whole as 203", query: "as=203", fresh: "exact"),
        Fault(
            name: "file replaced, date and tag of 1970", query: "v=1,2&least=1&cut=\(cut)&first=1", fresh: "exact",
            version: 2),
    ]

    /// The first of two requests over one connection is answered twice: the second answer is another file.
    static let strays: [Fault] = [
        Fault(name: "an answer that nobody asked for, at once", query: "stray=now", fresh: "exact", redirects: 2),
        Fault(
            name: "an answer that nobody asked for, behind the next request", query: "stray=late", fresh: "exact",
            redirects: 2),
        Fault(
            name: "a redirect that nobody asked for, behind the next request", query: "stray=late&evil=302",
            fresh: "exact", redirects: 2),
        Fault(
            name: "a part that nobody asked for, behind the next request", query: "stray=late&evil=206",
            fresh: "exact", redirects: 2),
    ]

    static let versions: [Fault] = [
        Fault(name: "file replaced between attempts", query: "v=1,2&cut=\(cut)&first=1", fresh: "exact", version: 2),
        Fault(
            name: "file replaced, If-Range ignored", query: "v=1,2&ranges=deaf&cut=\(cut)&first=1", fresh: "exact",
            version: 2),
        Fault(
            name: "file replaced, same ETag, another date", query: "v=1,2&etag=same&cut=\(cut)&first=1", fresh: "exact",
            version: 2),
        Fault(
            name: "file replaced, same ETag, no date", query: "v=1,2&etag=same&lm=none&cut=\(cut)&first=1",
            needsDigest: true, fresh: "checksum", version: 2),
        Fault(
            name: "file replaced, weak ETag alone", query: "v=1,2&etag=weak&lm=none&cut=\(cut)&first=1", fresh: "exact",
            version: 2),
        Fault(name: "file replaced within an answer", query: "swap=700000", needsDigest: true, fresh: "checksum"),
    ]
}
