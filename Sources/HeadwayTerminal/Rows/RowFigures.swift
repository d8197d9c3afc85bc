import Headway

/// The figures of a row as they are shown: taken a few times a second, because nobody reads faster.
struct RowFigures: Sendable {
    /// From one set of figures to the next; chosen by eye.
    static let interval = TimeSpan.milliseconds(200)

    var completed: Int64
    var total: Int64?
    var rate: Double?
    var timeRemaining: TimeSpan?
    /// True where nothing has come for so long that a time left would be a lie.
    var isStalled = false
    /// When they were taken.
    var taken: Instant
}

/// Whether something that used to move stands still.
struct StallWatch: Sendable {
    /// Nothing that has stood still for less is stalled: 5 s, as wget has it (Sources.md#stall).
    static let least = TimeSpan.seconds(5)
    /// Work that moves in steps stalls when a step takes so many times as long as usual; chosen by eye.
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

    /// Leaves out a time in which nothing could happen.
    mutating func omit(_ span: TimeSpan) { moved = moved + span }
}
