/// What a response means for the file, given the request and what is known about the version that is kept.
enum ResponseVerdict: Sendable, Equatable {
    /// The whole file follows.
    case whole(total: Int64?)
    /// The requested bytes of the kept version follow, of a file of `total` bytes.
    case rest(total: Int64)
    /// What is kept cannot be resumed: request the whole file.
    case startOver(DownloadRestart)
    /// The kept part may be the whole file: request its last byte, to prove the version.
    case provePart
    /// Repeat the request elsewhere.
    case redirect(String)
    /// Repeat the request later, no sooner than after `seconds`.
    case later(DownloadError, seconds: Int64?)
    /// Nothing more can be done.
    case fail(DownloadError)

    /// The request, and what is known for judging the response.
    struct Question: Sendable {
        var plan: ResumePlan
        /// The sidecar of the part that the plan continues; ignored for a fresh plan.
        var kept: Sidecar?
        /// The name under which the file would be saved.
        var name: String
        /// The file's name on the server.
        var originalName = ""
        /// Whether a body that the server has encoded is accepted as it is.
        var takesEncoded = false
        /// Seconds since 1970, for a `Retry-After` date from a server that does not send its own time.
        var now: Int64 = 0
    }

    init(_ head: ResponseHead, to question: Question) {
        switch head.status {
        case 200, 203, 206:
            self = Self.content(head, question)
        case 301, 302, 303, 307, 308:
            self = head["location"].map { .redirect($0) } ?? .fail(.http(status: head.status))
        case 304: self = .fail(.upToDate(question.name))
        case 416:
            self = Self.unsatisfied(head, question.plan)
        case 408, 425, 429, 500, 502, 503, 504:
            // The server's own clock decides when its date has come.
            let now = head["date"].flatMap { HTTPDate.exactSeconds($0) } ?? question.now
            let wait = head["retry-after"].flatMap { HTTPDate.retryAfter($0, now: now) }
            self = .later(.http(status: head.status), seconds: wait)
        // A server, or a proxy in front of it, that refuses ranges may still send the whole file.
        case 400, 403, 405, 406, 409, 412, 417, 422, 431, 501:
            self =
                question.plan == .fresh
                ? .fail(.http(status: head.status)) : .startOver(.rangeRefused(status: head.status))
        default:
            self = .fail(.http(status: head.status))
        }
    }

    private static func content(_ head: ResponseHead, _ question: Question) -> ResponseVerdict {
        if let flaw = head.framingFlaw { return .fail(flaw) }
        if !question.takesEncoded, let coding = head.contentCoding(of: question.name),
            head.contentCoding(of: question.originalName) != nil
        {
            return .fail(.encodedBody(coding))
        }
        guard head.status == 206 else { return .whole(total: head.contentLength) }
        guard case .resume(let offset, let end, let validator) = question.plan, let kept = question.kept else {
            return unasked(head)
        }
        guard let field = head["content-range"],
            case .part(let first, let last, let total)? = ContentRange(field),
            first == offset, let whole = total ?? kept.total, last + 1 == end ?? whole,
            kept.total == nil || kept.total == whole,
            head.contentLength.map({ $0 == last + 1 - offset }) ?? true,
            isSame(head, as: kept, by: validator)
        else { return .startOver(.fileChanged) }
        return .rest(total: whole)
    }

    /// A range although the whole file was requested: it may be the whole.
    private static func unasked(_ head: ResponseHead) -> ResponseVerdict {
        guard let field = head["content-range"], case .part(0, let last, let total?)? = ContentRange(field),
            last + 1 == total, head.contentLength.map({ $0 == total }) ?? true
        else { return .fail(.badRange("a range, though the whole file was requested")) }
        return .whole(total: total)
    }

    /// A server that ignores `If-Range` sends the rest of another version; only the validators it sends along can show
    /// that.
    private static func isSame(_ head: ResponseHead, as kept: Sidecar, by validator: Validator) -> Bool {
        let date = head["last-modified"]
        switch validator {
        case .etag(let tag):
            // A tag that stayed the same while the date changed was not made from the content.
            if let date, let known = kept.lastModified, date != known { return false }
            if let sent = head["etag"] { return sent == tag }
            return date != nil && date == kept.lastModified
        case .lastModified(let known):
            if let sent = head["etag"], let tag = kept.etag, sent != tag { return false }
            return date == known
        }
    }

    private static func unsatisfied(_ head: ResponseHead, _ plan: ResumePlan) -> ResponseVerdict {
        guard case .resume(let offset, _, _) = plan else { return .fail(.http(status: 416)) }
        if let field = head["content-range"], ContentRange(field) == .unsatisfied(total: offset), offset > 1 {
            return .provePart
        }
        return .startOver(.fileChanged)
    }
}
