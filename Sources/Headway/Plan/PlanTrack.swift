/// A value at a time.
public struct PlanKey: Sendable, Hashable {
    /// Seconds since the plan's instant in a lead, or since the beginning of a round in a loop.
    public var time: Double
    /// The value at that time; between keys it is interpolated linearly.
    public var value: Double
}

/// One property over time: constant, or keys that are played once and then, for a continuing motion, keys that are repeated.
///
/// Before the first key the property has that key's value; of two keys at the same time, the later one counts from then on.
public struct PlanTrack: Sendable, Hashable {
    /// The keys that are played once: at least one.
    public internal(set) var lead: Range<Int>
    /// The keys of one round, the first of which begins at the lead's last key; empty if the last value stays.
    public internal(set) var loop: Range<Int>
    /// How long a round takes, in seconds.
    public internal(set) var period = 0.0
    /// How many degrees each round adds to the one before: 0 unless it is an angle that keeps growing.
    public internal(set) var advance = 0.0

    /// True when the value does not change while the plan is valid.
    public var isConstant: Bool { loop.isEmpty && lead.count == 1 }
}
