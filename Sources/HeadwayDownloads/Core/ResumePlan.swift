/// Where the next request starts, from what a partial file and its sidecar can prove.
enum ResumePlan: Sendable, Equatable {
    /// Ask for the whole file.
    case fresh
    /// Ask for what follows `offset`, on condition that the version is still the same.
    case resume(offset: Int64, Validator)

    /// - Parameters:
    ///   - trusted: the partial file's bytes that can be relied on.
    ///   - total: the whole file's bytes, if known.
    init(trusted: Int64, total: Int64?, validator: Validator?) {
        guard trusted > 0, let validator, trusted <= total ?? .max else {
            self = .fresh
            return
        }
        // A partial file that is already whole asks for its last byte again: the answer proves that the version still
        // stands, which a 416 does not (b10.3).
        let offset = trusted == total ? trusted - 1 : trusted
        self = offset > 0 ? .resume(offset: offset, validator) : .fresh
    }

    var offset: Int64 {
        switch self {
        case .fresh: 0
        case .resume(let offset, _): offset
        }
    }

    /// The fields that make the request conditional; empty for a whole file.
    var fields: [HeaderField] {
        switch self {
        case .fresh: []
        case .resume(let offset, let validator):
            [
                HeaderField(name: "Range", value: "bytes=\(offset)-"),
                HeaderField(name: "If-Range", value: validator.value),
            ]
        }
    }
}
