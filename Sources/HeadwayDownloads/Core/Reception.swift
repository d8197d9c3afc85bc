/// The bytes of one version of a file being received, over one connection or several.
struct Reception: Sendable, Equatable {
    /// One connection's share: it fills the file from `start` on, and is needed up to `end`.
    struct Segment: Sendable, Equatable {
        let id: DownloadMachine.ExchangeID
        let start: Int64
        /// The position of the next byte.
        var position: Int64
        /// Nil for the file's end, if that is unknown.
        var end: Int64?
        /// Where the exchange ends by itself.
        let askedEnd: Int64?
        /// Whether a response was accepted.
        var isAnswered: Bool
        let began: Duration
        var lastHeard: Duration

        /// What is missing of it.
        var remaining: Int64 { (end ?? .max) - position }

        /// Bytes a second so far; nil before anything came.
        func rate(at now: Duration) -> Double? {
            let seconds = (now - began) / .seconds(1)
            return position > start && seconds > 0 ? Double(position - start) / seconds : nil
        }
    }

    var version: Sidecar
    /// The whole file's bytes, if known.
    var total: Int64?
    /// What was received, apart from the current segments.
    var done: ByteRanges
    var segments: [Segment]
    /// Where a further segment is requested, and with what.
    var target: Address
    var fields: [HeaderField]
    /// The version's validator, without which it is never requested in pieces; nil also if it should not be.
    var validator: Validator?
    /// How many segments there may be at once.
    var limit = 1
    /// When a further one may be requested after one has failed, or when to check again.
    var nextAt: Duration = .zero
    var failures = 0
    /// Whether it may be the response for another file until it has ended: before that nothing of it is worth keeping.
    var isUnproved = false
    /// Whether bytes arrive for several positions.
    var isSpread = false
    /// Whether the end of the exchange says nothing, so that the length has to be watched here.
    var watchesLength = false
    /// Until when everything pauses because of the rate limit.
    var throttledUntil: Duration?
    /// Since when, and from how many bytes, the minimum rate is measured.
    var measuredSince: Duration = .zero
    var measuredFrom: Int64 = 0

    /// A file is not requested in pieces shorter than this at first (chosen by eye: a round trip's worth on a slow
    /// line).
    static let least: Int64 = 64 << 10
    /// A slow segment is not split into pieces shorter than this.
    private static let leastSplit: Int64 = 4 << 10
    /// What will have arrived within this time is not worth another request (chosen by eye).
    private static let soon = 0.3
    /// How often to look for a segment that has become slow (chosen by eye).
    static let lookStep = Duration.seconds(1)

    /// What can be resumed from.
    var received: ByteRanges {
        guard !isUnproved else { return ByteRanges() }
        var all = done
        for segment in segments { all.insert(segment.start..<segment.position) }
        return all
    }

    var count: Int64 { segments.reduce(done.count) { $0 + $1.position - $1.start } }

    func index(of id: DownloadMachine.ExchangeID) -> Int? { segments.firstIndex { $0.id == id } }

    /// Removes a segment, and keeps what it received.
    mutating func remove(at index: Int) -> Segment {
        let segment = segments.remove(at: index)
        done.insert(segment.start..<segment.position)
        return segment
    }

    /// The next range to request: a share of what no segment is fetching yet, or half of what a slow segment still has
    /// to fetch.
    mutating func nextRange(at now: Duration) -> Range<Int64>? {
        guard let total, segments.count < limit else { return nil }
        if gap(upTo: total) == nil, !splitSlowest(at: now) { return nil }
        guard let gap = gap(upTo: total) else { return nil }
        let free = Int64(limit - segments.count)
        let share = max((missing(of: total) + free - 1) / free, Self.least)
        let end = Int64(gap.count) < share + Self.least ? gap.upperBound : gap.lowerBound + share
        return gap.lowerBound..<end
    }

    private func gap(upTo total: Int64) -> Range<Int64>? { taken(total).gaps(upTo: total).first }

    /// The bytes that no segment is fetching yet.
    private func missing(of total: Int64) -> Int64 { total - taken(total).count }

    private func taken(_ total: Int64) -> ByteRanges {
        var taken = done
        for segment in segments { taken.insert(segment.start..<max(segment.position, segment.end ?? total)) }
        return taken
    }

    /// A segment that was shortened for one that cannot be had fetches everything it requested.
    mutating func giveBack() {
        guard let total else { return }
        for index in segments.indices {
            let segment = segments[index]
            let others = segments.filter { $0.id != segment.id }.map(\.start) + done.ranges.map(\.lowerBound)
            let next = others.filter { $0 >= segment.position }.min() ?? total
            segments[index].end = min(segment.askedEnd ?? total, next)
        }
    }

    /// Shortens the segment that will take longest; false if none is worth it.
    private mutating func splitSlowest(at now: Duration) -> Bool {
        let slowest = segments.indices.max { time(of: segments[$0], at: now) < time(of: segments[$1], at: now) }
        guard let slowest, segments[slowest].isAnswered else { return false }
        let segment = segments[slowest]
        let least = segment.position == segment.start ? Self.least : Self.leastSplit
        guard segment.remaining >= 2 * least, time(of: segment, at: now) > Self.soon else { return false }
        let shares = segments.count == 1 && done.isEmpty ? Int64(limit) : 2
        segments[slowest].end = segment.position + max(segment.remaining / shares, least)
        return true
    }

    /// The seconds that a segment will take at its current rate.
    private func time(of segment: Segment, at now: Duration) -> Double {
        segment.rate(at: now).map { Double(segment.remaining) / $0 } ?? .infinity
    }
}
