/// Where the next request starts, from what a partial file and its sidecar can prove.
enum ResumePlan: Sendable, Equatable {
    /// Request the whole file.
    case fresh
    /// Request the bytes from `offset` up to `end` (nil: to the file's end), provided that the version is the same.
    case resume(offset: Int64, end: Int64? = nil, Validator)

    /// - Parameters:
    ///   - there: the partial file's bytes that can be relied on.
    ///   - total: the whole file's bytes, if known.
    init(there: ByteRanges, total: Int64?, validator: Validator?) {
        guard !there.isEmpty, let validator, there.end <= total ?? .max else {
            self = .fresh
            return
        }
        guard let total else {
            self = there.prefix > 0 ? .resume(offset: there.prefix, validator) : .fresh
            return
        }
        if let gap = there.gaps(upTo: total).first {
            let end = gap.upperBound == total ? nil : gap.upperBound
            self = gap.lowerBound == 0 && end == nil ? .fresh : .resume(offset: gap.lowerBound, end: end, validator)
        } else {
            // For a partial file that is already whole the last byte is requested again: only a response with content
            // proves that the version is still the same.
            self = total > 1 ? .resume(offset: total - 1, validator) : .fresh
        }
    }

    var offset: Int64 {
        switch self {
        case .fresh: 0
        case .resume(let offset, _, _): offset
        }
    }

    /// The fields that make the request conditional; empty for a whole file.
    var fields: [HeaderField] {
        switch self {
        case .fresh: []
        case .resume(let offset, let end, let validator):
            [
                HeaderField(name: "Range", value: "bytes=\(offset)-" + (end.map { "\($0 - 1)" } ?? "")),
                HeaderField(name: "If-Range", value: validator.value),
            ]
        }
    }
}
