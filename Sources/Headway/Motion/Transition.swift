/// One number on its way from one value to another: the whole memory of an animated property.
///
/// It holds no clock. Asked at any instant, in any order, it answers from its four fields alone.
package struct Transition: Sendable, Hashable {
    /// The value before `start`.
    package let from: Double
    /// The value from `end` on.
    package let to: Double
    /// When it leaves `from`.
    package let start: Instant
    /// How it moves; without a duration it is a step at `start`.
    package let timing: Timing

    /// Makes a property that rests at a value.
    package init(restingAt value: Double) {
        self.init(from: value, to: value, start: Instant(nanoseconds: .min), timing: .immediate)
    }

    /// Makes a motion.
    package init(from: Double, to: Double, start: Instant, timing: Timing) {
        self.from = from
        self.to = to
        self.start = start
        self.timing = timing
    }

    /// When it arrives.
    package var end: Instant { start + timing.duration }

    /// The value at an instant: `from` before the start, `to` from the end on.
    package func value(at now: Instant) -> Double {
        if now >= end { return to }
        if now <= start { return from }
        let fraction = Double((now - start).nanoseconds) / Double(timing.duration.nanoseconds)
        return from + (to - from) * timing.easing.value(at: fraction)
    }

    /// When it has gone a fraction of its way, for an easing that never turns back.
    package func instant(at part: Double) -> Instant {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if timing.easing.value(at: middle) < part { low = middle } else { high = middle }
        }
        return start + .seconds(timing.duration.seconds * high)
    }

    /// Turns towards a new value from wherever it is at `now`, beginning after `delay`.
    ///
    /// Where it is there already it comes to rest: there is nothing to move and nothing to wait for.
    package mutating func retarget(to target: Double, at now: Instant, delay: TimeSpan = .zero, timing: Timing) {
        let present = value(at: now)
        self =
            present == target
            ? Transition(restingAt: target)
            : Transition(from: present, to: target, start: now + delay, timing: timing)
    }

    /// Ends a motion under way at its goal.
    package mutating func settle() { self = Transition(restingAt: to) }

    /// When the value next differs from what it is at `now`.
    package func nextChange(after now: Instant) -> NextChange {
        if from == to || now >= end { return .never }
        if now < start { return .at(start) }
        return .frame
    }

    /// The transition as an environment lets it be seen: a step under reduced motion.
    package func seen(in environment: Environment) -> Transition {
        environment.reducesMotion ? Transition(from: from, to: to, start: start, timing: .immediate) : self
    }
}
