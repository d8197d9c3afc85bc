/// The progress of an indicator: the value that was set, and the one on screen that follows it.
struct Progression: Sendable, Hashable {
    /// The fraction set last, 0…1.
    private(set) var value: Double
    /// False while the total is unknown.
    private(set) var isKnown: Bool
    /// The fraction on screen.
    private(set) var shown: Transition

    init(_ progress: ProgressValue) {
        switch progress {
        case .fraction(let fraction):
            value = fraction.clampedToUnit
            isKnown = true
        case .unknown:
            value = 0
            isKnown = false
        }
        shown = Transition(restingAt: value)
    }

    /// The effect of a request.
    enum Outcome: Sendable, Hashable {
        /// None: the value was not a number.
        case ignored
        /// None: the current animation already ends there.
        case joined
        /// The value has changed.
        case moved
    }

    /// Sets the fraction; the animation starts from what is on screen, or from 0 after a reset.
    mutating func set(_ fraction: Double, _ backward: BackwardMode, _ timing: Timing, at now: Instant) -> Outcome {
        if fraction.isNaN { return .ignored }
        let goal = fraction.clampedToUnit
        let resets = backward == .reset && goal < value
        let joins = goal == value && isKnown && timing.duration > .zero
        value = goal
        isKnown = true
        if joins { return .joined }
        if resets { shown = Transition(restingAt: 0) }
        shown.retarget(to: goal, at: now, timing: timing)
        return .moved
    }

    /// Makes the fraction unknown; the value on screen is kept as a starting point for the next one.
    mutating func setUnknown() {
        isKnown = false
    }

    /// Restarts at 0, immediately.
    mutating func restart() {
        self = Progression(.fraction(0))
    }

    /// Ends the current animation at its final state.
    mutating func settle() { shown.settle() }
}
