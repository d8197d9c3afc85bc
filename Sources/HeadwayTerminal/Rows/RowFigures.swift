import Headway

/// The figures of a row as they are shown: updated a few times a second, because nobody can read faster.
struct RowFigures: Sendable {
    /// The time between updates; chosen by eye.
    static let interval = TimeSpan.milliseconds(200)

    var completed: Int64
    var total: Int64?
    var rate: Double?
    var timeRemaining: TimeSpan?
    /// True if there has been no progress for so long that a remaining time would be misleading.
    var isStalled = false
    /// When they were taken.
    var taken: Instant
}

/// Detects when something that was making progress has stalled.
struct StallWatch: Sendable {
    /// The shortest stall: 5 s, as in wget (Sources.md#stall).
    static let least = TimeSpan.seconds(5)
    /// Work that progresses in steps has stalled when a step takes this many times as long as usual; chosen by eye.
    static let factor = 3.0

    private var count: Int64
    private var moved: Instant
    /// Seconds between two steps; nil until there were any.
    private var usual: Double?

    init(_ count: Int64, at now: Instant) { (self.count, moved) = (count, now) }

    /// Takes a sample, and says whether it is stalled.
    mutating func isStalled(_ count: Int64, at now: Instant) -> Bool {
        if count != self.count {
            let gap = (now - moved).seconds
            usual = usual.map { max(gap, 0.9 * $0 + 0.1 * gap) } ?? gap
            (self.count, moved) = (count, now)
        }
        guard let usual else { return false }
        return now - moved > max(Self.least, .seconds(usual * Self.factor))
    }

    /// Excludes a time in which nothing could happen.
    mutating func omit(_ span: TimeSpan) { moved = moved + span }
}
