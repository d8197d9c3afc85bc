/// What an answer means for the file, given what was asked and what is known of the version that is kept.
enum ResponseVerdict: Sendable, Equatable {
    /// The whole file follows.
    case whole(total: Int64?)
    /// The rest of the kept version follows, up to `total`.
    case rest(total: Int64)
    /// What is kept cannot be continued: ask for the whole file.
    case startOver
    /// The kept part may be the whole file: ask for its last byte, to prove the version.
    case provePart
    /// Ask again elsewhere.
    case redirect(String)
    /// Ask again later, no sooner than after `seconds`.
    case later(DownloadError, seconds: Int64?)
    /// Nothing more can be done.
    case fail(DownloadError)

    /// - Parameters:
    ///   - kept: the sidecar of the part that the plan continues; ignored for a fresh plan.
    ///   - now: seconds since 1970, for a `Retry-After` date.
    init(_ head: ResponseHead, plan: ResumePlan, kept: Sidecar?, now: Int64) {
        switch head.status {
        case 200, 206:
            self = Self.content(head, plan: plan, kept: kept)
        case 301, 302, 303, 307, 308:
            self = head["location"].map { .redirect($0) } ?? .fail(.http(status: head.status))
        case 416:
            self = Self.unsatisfied(head, plan: plan)
        case 408, 425, 429, 500, 502, 503, 504:
            let wait = head["retry-after"].flatMap { HTTPDate.retryAfter($0, now: now) }
            self = .later(.http(status: head.status), seconds: wait)
        default:
            self = .fail(.http(status: head.status))
        }
    }

    private static func content(_ head: ResponseHead, plan: ResumePlan, kept: Sidecar?) -> ResponseVerdict {
        if let encoding = head.contentEncoding { return .fail(.encoded(encoding)) }
        if let length = head.senselessLength {
            return .fail(.transport("the server announced a length of '\(length)' bytes"))
        }
        return head.status == 200 ? .whole(total: head.contentLength) : part(head, plan: plan, kept: kept)
    }

    private static func part(_ head: ResponseHead, plan: ResumePlan, kept: Sidecar?) -> ResponseVerdict {
        guard case .resume(let offset, let validator) = plan, let kept else {
            return .fail(.badRange("a part, though the whole file was asked for"))
        }
        guard let field = head["content-range"],
            case .part(let first, let last, let total)? = ContentRange(field),
            first == offset, let whole = total ?? kept.total, last + 1 == whole,
            kept.total == nil || kept.total == whole,
            head.contentLength.map({ $0 == whole - offset }) ?? true,
            isSame(head, as: kept, by: validator)
        else { return .startOver }
        return .rest(total: whole)
    }

    /// A server that ignores `If-Range` sends the rest of another version; only the marks it sends along can show that.
    private static func isSame(_ head: ResponseHead, as kept: Sidecar, by validator: Validator) -> Bool {
        let date = head["last-modified"]
        switch validator {
        case .etag(let tag):
            // A tag that stayed while the date moved was not made from the content.
            if let date, let known = kept.lastModified, date != known { return false }
            if let sent = head["etag"] { return sent == tag }
            return date != nil && date == kept.lastModified
        case .lastModified(let known):
            if let sent = head["etag"], let tag = kept.etag, sent != tag { return false }
            return date == known
        }
    }

    private static func unsatisfied(_ head: ResponseHead, plan: ResumePlan) -> ResponseVerdict {
        guard case .resume(let offset, _) = plan else { return .fail(.http(status: 416)) }
        if let field = head["content-range"], ContentRange(field) == .unsatisfied(total: offset), offset > 1 {
            return .provePart
        }
        return .startOver
    }
}
