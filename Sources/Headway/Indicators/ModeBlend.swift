/// How far an indicator is between showing a value and indeterminate motion.
struct ModeBlend: Sendable, Hashable {
    /// The mode it is in or changing to.
    private(set) var mode: IndicatorMode
    /// False once an indeterminate motion has been stopped: then neither value nor motion is shown.
    private(set) var isMoving = true
    /// How much of the value is visible, 0…1.
    private(set) var determinate: Transition
    /// How much of the motion is visible, 0…1.
    private(set) var indeterminate: Transition
    /// When the motion's first cycle began.
    private(set) var since: Instant

    init(mode: IndicatorMode, at now: Instant) {
        self.mode = mode
        determinate = Transition(restingAt: mode == .determinate ? 1 : 0)
        indeterminate = Transition(restingAt: mode == .determinate ? 0 : 1)
        since = now
    }

    /// When the current change ends.
    var end: Instant { max(determinate.end, indeterminate.end) }

    /// Starts changing to a mode; returns false if it is the current one.
    ///
    /// A new motion begins with its first frame, or continues as if it had begun at `origin`. `entrance` says how it fades in; most
    /// motions begin with an empty picture and need no entrance.
    mutating func set(
        _ mode: IndicatorMode, isMoving: Bool = true, _ timing: Timing, entrance: Timing, delay: TimeSpan = .zero,
        since origin: Instant? = nil, at now: Instant
    ) -> Bool {
        guard mode != self.mode || isMoving != self.isMoving else { return false }
        self.mode = mode
        self.isMoving = isMoving
        let enters = mode == .indeterminate && isMoving
        let isFresh = indeterminate.value(at: now) <= 0
        if enters && isFresh { since = now }
        if let origin { since = origin }
        determinate.retarget(to: mode == .determinate ? 1 : 0, at: now, delay: delay, timing: timing)
        indeterminate.retarget(
            to: enters ? 1 : 0, at: now, delay: delay, timing: enters && isFresh && origin == nil ? entrance : timing)
        return true
    }

    /// Ends the current change at its final state.
    mutating func settle() {
        determinate.settle()
        indeterminate.settle()
    }

    /// When the mode next changes the picture.
    func nextChange(after now: Instant, in environment: Environment) -> NextChange {
        let shows = indeterminate.seen(in: environment).value(at: now) > 0
        if isMoving && (mode == .indeterminate || shows && indeterminate.start > now) { return .frame }
        return determinate.seen(in: environment).nextChange(after: now)
            .earlier(indeterminate.seen(in: environment).nextChange(after: now))
    }
}
