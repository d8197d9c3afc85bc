/// What identifies one version of a file on a server well enough to resume it: the value of `If-Range`.
enum Validator: Sendable, Hashable {
    /// A strong entity tag, quotes included.
    case etag(String)
    /// A modification date that is clearly older than the response it came with.
    case lastModified(String)

    var value: String {
        switch self {
        case .etag(let value), .lastModified(let value): value
        }
    }

    /// A date is trusted when it is this much older than the response (RFC 9110, 8.8.2.2).
    static let quiet: Int64 = 60

    /// The best validator among a version's marks.
    ///
    /// A weak tag is not one, nor is a date that is not old enough, nor one that is the same for every version
    /// (`ConstantMark`); with a digest to verify the whole file, such a constant one will do.
    init?(_ marks: Marks, isVerified: Bool = false) {
        if let etag = marks.etag, Self.isStrong(etag), isVerified || !ConstantMark.isTag(etag, of: marks) {
            self = .etag(etag)
        } else if let modified = marks.lastModified, let date = marks.date,
            let changed = HTTPDate.exactSeconds(modified),
            let answered = HTTPDate.exactSeconds(date), answered - changed >= Self.quiet,
            isVerified || !ConstantMark.isDate(changed, answered: answered)
        {
            self = .lastModified(modified)
        } else {
            return nil
        }
    }

    /// A tag longer than this is not kept, since it would have to be sent back (chosen by eye).
    static let longestTag = 4 << 10

    static func isStrong(_ etag: String) -> Bool {
        let bytes = etag.utf8
        guard (3...longestTag).contains(bytes.count), bytes.first == 0x22, bytes.last == 0x22 else { return false }
        return bytes.dropFirst().dropLast().allSatisfy { $0 >= 0x21 && $0 != 0x7F && $0 != 0x22 }
    }
}

/// What a response says about the version of its file.
struct Marks: Sendable, Equatable {
    var etag: String?
    var lastModified: String?
    /// The response's own date, which decides how far `lastModified` is trusted.
    var date: String?
    /// The whole file's bytes, if known.
    var total: Int64?
}
