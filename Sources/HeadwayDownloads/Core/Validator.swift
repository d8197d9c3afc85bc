/// What identifies one version of a file on a server well enough to continue it: the value of `If-Range`.
enum Validator: Sendable, Hashable {
    /// A strong entity tag, quotes included.
    case etag(String)
    /// A modification date that is clearly older than the answer it came with.
    case lastModified(String)

    var value: String {
        switch self {
        case .etag(let value), .lastModified(let value): value
        }
    }

    /// A date is trusted when it is this much older than the answer (RFC 9110, 8.8.2.2).
    static let quiet: Int64 = 60

    /// The best validator among a version's marks; a weak tag is none, and neither is a date without an old enough age.
    init?(etag: String?, lastModified: String?, date: String?) {
        if let etag, Self.isStrong(etag) {
            self = .etag(etag)
        } else if let lastModified, let date, let changed = HTTPDate.seconds(lastModified),
            let answered = HTTPDate.seconds(date), answered - changed >= Self.quiet
        {
            self = .lastModified(lastModified)
        } else {
            return nil
        }
    }

    private static func isStrong(_ etag: String) -> Bool {
        etag.utf8.count >= 2 && etag.hasPrefix("\"") && etag.hasSuffix("\"")
            && etag.utf8.allSatisfy { $0 >= 0x21 && $0 != 0x7F }
    }
}
