/// The parts of a file that are present: ranges in order, none of them empty or adjacent.
struct ByteRanges: Sendable, Equatable {
    private(set) var ranges: [Range<Int64>] = []

    init() {}

    /// The first `count` bytes; none if that is 0 or less.
    init(upTo count: Int64) {
        if count > 0 { ranges = [0..<count] }
    }

    /// How many bytes they hold.
    var count: Int64 { ranges.reduce(0) { $0 + Int64($1.count) } }

    var isEmpty: Bool { ranges.isEmpty }

    /// The number of bytes from the start of the file up to the first missing one.
    var prefix: Int64 { ranges.first.map { $0.lowerBound == 0 ? $0.upperBound : 0 } ?? 0 }

    /// Whether nothing is missing before the last byte that is present.
    var isPrefix: Bool { prefix == count }

    /// The end of the last range.
    var end: Int64 { ranges.last?.upperBound ?? 0 }

    mutating func insert(_ range: Range<Int64>) {
        guard !range.isEmpty else { return }
        var merged = range
        var kept: [Range<Int64>] = []
        for other in ranges {
            if other.upperBound < merged.lowerBound || other.lowerBound > merged.upperBound {
                kept.append(other)
            } else {
                merged = min(other.lowerBound, merged.lowerBound)..<max(other.upperBound, merged.upperBound)
            }
        }
        let index = kept.firstIndex { $0.lowerBound > merged.lowerBound } ?? kept.endIndex
        kept.insert(merged, at: index)
        ranges = kept
    }

    /// The missing ranges of a file of `total` bytes, in order.
    func gaps(upTo total: Int64) -> [Range<Int64>] {
        var gaps: [Range<Int64>] = []
        var position: Int64 = 0
        for range in ranges {
            if range.lowerBound >= total { break }
            if range.lowerBound > position { gaps.append(position..<range.lowerBound) }
            position = range.upperBound
        }
        if position < total { gaps.append(position..<total) }
        return gaps
    }

    /// The same without anything at or after `end`.
    func limited(to end: Int64) -> ByteRanges {
        var limited = ByteRanges()
        limited.ranges = ranges.filter { $0.lowerBound < end }.map { $0.lowerBound..<min($0.upperBound, end) }
        return limited
    }
}

/// As pairs of numbers, `[[0,100],[200,300]]`; anything other than ranges in order is rejected.
extension ByteRanges: Codable {
    init(from decoder: any Decoder) throws {
        var position: Int64 = -1
        for pair in try decoder.singleValueContainer().decode([[Int64]].self) {
            guard pair.count == 2, pair[0] > position, pair[0] < pair[1] else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "ranges are not in order"))
            }
            ranges.append(pair[0]..<pair[1])
            position = pair[1]
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(ranges.map { [$0.lowerBound, $0.upperBound] })
    }
}
