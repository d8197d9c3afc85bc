/// A value at a time.
public struct PlanKey: Sendable, Hashable {
    /// Seconds from the plan's instant in a lead, from a round's beginning in a loop.
    public var time: Double
    /// The value there; between keys it moves in a straight line.
    public var value: Double
}

/// One number over time: constant, or keys once, and then, where a motion goes on, keys again and again.
///
/// Before the first key its value holds, and of two keys at one time the later holds from there on.
public struct PlanTrack: Sendable, Hashable {
    /// The keys that are gone through once: one at least.
    public internal(set) var lead: Range<Int>
    /// The keys of one round, which begins when the lead's last key is reached; empty where the last value stays.
    public internal(set) var loop: Range<Int>
    /// How long a round takes, in seconds.
    public internal(set) var period = 0.0
    /// What each round adds to the round before, in degrees: 0 unless an angle goes on.
    public internal(set) var advance = 0.0

    /// True when the value never changes while the plan holds.
    public var isConstant: Bool { loop.isEmpty && lead.count == 1 }
}
