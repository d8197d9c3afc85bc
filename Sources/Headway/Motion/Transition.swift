/// The transition of a number from one value to another: everything an animated property has to remember.
///
/// It has no clock. Its value at any instant, requested in any order, depends only on its four fields.
package struct Transition: Sendable, Hashable {
    /// The value before `start`.
    package let from: Double
    /// The value from `end` on.
    package let to: Double
    /// When it leaves `from`.
    package let start: Instant
    /// Its duration and easing; without a duration it is a step at `start`.
    package let timing: Timing

    /// Makes a transition that is at rest at a value.
    package init(restingAt value: Double) {
        self.init(from: value, to: value, start: Instant(nanoseconds: .min), timing: .immediate)
    }

    package init(from: Double, to: Double, start: Instant, timing: Timing) {
        self.from = from
        self.to = to
        self.start = start
        self.timing = timing
    }

    /// When it arrives.
    package var end: Instant { start + timing.duration }

    /// The value at an instant: `from` before the start, and `to` from the end on.
    package func value(at now: Instant) -> Double {
        if now >= end { return to }
        if now <= start { return from }
        let fraction = Double((now - start).nanoseconds) / Double(timing.duration.nanoseconds)
        return from + (to - from) * timing.easing.value(at: fraction)
    }

    /// When it has covered a fraction of its distance, for an easing that never reverses.
    package func instant(at part: Double) -> Instant {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if timing.easing.value(at: middle) < part { low = middle } else { high = middle }
        }
        return start + .seconds(timing.duration.seconds * high)
    }

    /// Changes course to a new value from wherever it is at `now`, starting after `delay`.
    ///
    /// If it has that value already, it comes to rest: there is nothing to animate and nothing to wait for.
    package mutating func retarget(to target: Double, at now: Instant, delay: TimeSpan = .zero, timing: Timing) {
        let present = value(at: now)
        self =
            present == target
            ? Transition(restingAt: target)
            : Transition(from: present, to: target, start: now + delay, timing: timing)
    }

    /// Ends the current animation at its final state.
    package mutating func settle() { self = Transition(restingAt: to) }

    /// When the value next differs from what it is at `now`.
    package func nextChange(after now: Instant) -> NextChange {
        if from == to || now >= end { return .never }
        if now < start { return .at(start) }
        return .frame
    }

    /// When the value next differs by `step` or arrives, if that takes longer than a few frames of a display.
    ///
    /// A faster motion is sampled in every frame: finding out when would cost more than it saves.
    package func nextChange(after now: Instant, by step: Double) -> NextChange {
        let next = nextChange(after: now)
        let way = abs(to - from)
        guard next == .frame, way < step * timing.duration.seconds * Self.slowSteps else { return next }
        let gone = abs(value(at: now) - from) + step
        return .at(gone < way ? max(now, instant(at: gone / way)) : end)
    }

    /// The rate up to which steps are slow: one in three frames of a 60 Hz display.
    private static let slowSteps = 20.0

    /// The transition as it is shown in an environment: a step with reduced motion.
    package func seen(in environment: Environment) -> Transition {
        environment.reducesMotion ? Transition(from: from, to: to, start: start, timing: .immediate) : self
    }
}
