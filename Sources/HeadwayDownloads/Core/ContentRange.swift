/// The value of a `Content-Range` field, in bytes.
enum ContentRange: Sendable, Equatable {
    /// `bytes first-last/total`; the total is nil for `*`.
    case part(first: Int64, last: Int64, total: Int64?)
    /// `bytes */total`: the response to a range that cannot be satisfied.
    case unsatisfied(total: Int64)

    /// Parses a field's value; nil for anything but one well-formed range of bytes.
    init?(_ text: String) {
        let words = text.utf8.split(separator: UInt8(ascii: " "))
        guard words.count == 2, Substring(words[0]).lowercased() == "bytes" else { return nil }
        let halves = words[1].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard halves.count == 2 else { return nil }
        let total = Self.number(halves[1])
        guard total != nil || halves[1].elementsEqual("*".utf8) else { return nil }
        if halves[0].elementsEqual("*".utf8) {
            guard let total else { return nil }
            self = .unsatisfied(total: total)
            return
        }
        let ends = halves[0].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]), first <= last,
            // Otherwise the length would overflow.
            last < .max, total.map({ last < $0 }) ?? true
        else { return nil }
        self = .part(first: first, last: last, total: total)
    }

    private static func number(_ digits: Substring.UTF8View) -> Int64? {
        guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int64(Substring(digits))
    }
}
