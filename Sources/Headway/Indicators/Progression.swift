/// How far something is: the value that was set, and the one on screen that follows it.
struct Progression: Sendable, Hashable {
    /// The fraction set last, 0…1.
    private(set) var value: Double
    /// False while the whole is unknown.
    private(set) var isKnown: Bool
    /// The fraction on screen.
    private(set) var shown: Transition

    /// Starts at rest.
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

    /// What a request did.
    enum Outcome: Sendable, Hashable {
        /// Nothing: not a number.
        case ignored
        /// The motion under way already leads there.
        case joined
        /// A new goal.
        case moved
    }

    /// Sets the fraction; the motion starts from what is on screen, or from 0 after a reset.
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

    /// Forgets that there is a fraction; the value on screen stays for a way back.
    mutating func setUnknown() {
        isKnown = false
    }

    /// Starts a new run at 0, at once.
    mutating func restart() {
        self = Progression(.fraction(0))
    }

    /// Ends a motion under way at its goal.
    mutating func settle() { shown.settle() }
}
