/// One number on its way from one value to another: the whole memory of an animated property.
///
/// It holds no clock. Asked at any instant, in any order, it answers from its five fields alone.
public struct Transition: Sendable, Hashable {
    /// The value before `start`.
    public private(set) var from: Double
    /// The value from `end` on.
    public private(set) var to: Double
    /// When it leaves `from`.
    public private(set) var start: Instant
    /// How long it moves; zero and less is a step at `start`.
    public private(set) var duration: TimeSpan
    /// How it moves.
    public private(set) var easing: Easing

    /// Makes a property that rests at a value.
    public init(at value: Double) {
        self.init(from: value, to: value, start: Instant(nanoseconds: .min), duration: .zero, easing: .linear)
    }

    /// Makes a motion; a negative duration counts as zero.
    public init(from: Double, to: Double, start: Instant, duration: TimeSpan, easing: Easing) {
        self.from = from
        self.to = to
        self.start = start
        self.duration = duration > .zero ? duration : .zero
        self.easing = easing
    }

    /// When it arrives.
    public var end: Instant { start + duration }

    /// The value at an instant: `from` before the start, `to` from the end on.
    public func value(at now: Instant) -> Double {
        if now >= end { return to }
        if now <= start { return from }
        let fraction = Double((now - start).nanoseconds) / Double(duration.nanoseconds)
        return from + (to - from) * easing.value(at: fraction)
    }

    /// Turns towards a new value from wherever it is at `now`, beginning after `delay`.
    ///
    /// Where it is there already it comes to rest: there is nothing to move and nothing to wait for.
    public mutating func retarget(
        to target: Double, at now: Instant, delay: TimeSpan = .zero, duration: TimeSpan, easing: Easing
    ) {
        let present = value(at: now)
        if present == target {
            self = Transition(at: target)
        } else {
            self = Transition(from: present, to: target, start: now + delay, duration: duration, easing: easing)
        }
    }

    /// When the value next differs from what it is at `now`.
    public func nextChange(after now: Instant) -> NextChange {
        if from == to || now >= end { return .never }
        if now < start { return .at(start) }
        return .frame
    }
}
