/// How far an indicator is on its way between showing a value and moving without one.
struct ModeBlend: Sendable, Hashable {
    /// The mode it is in or on its way to.
    private(set) var mode: IndicatorMode
    /// False once an indeterminate motion was stopped: then neither value nor motion shows.
    private(set) var isMoving = true
    /// How much of the value shows, 0…1.
    private(set) var determinate: Transition
    /// How much of the motion shows, 0…1.
    private(set) var indeterminate: Transition
    /// When the motion's first cycle began.
    private(set) var since: Instant

    init(mode: IndicatorMode, at now: Instant) {
        self.mode = mode
        determinate = Transition(restingAt: mode == .determinate ? 1 : 0)
        indeterminate = Transition(restingAt: mode == .determinate ? 0 : 1)
        since = now
    }

    /// When the change under way ends.
    var end: Instant { max(determinate.end, indeterminate.end) }

    /// Turns towards a mode; gives whether that is new.
    ///
    /// A motion that begins afresh does so at its first frame, or goes on as if it had begun at `origin`; `entrance` says how it comes in, since most begin with
    /// an empty picture and need none.
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

    /// Ends a change under way at its goal.
    mutating func settle() {
        determinate.settle()
        indeterminate.settle()
    }

    /// When the picture next changes because of the mode.
    func nextChange(after now: Instant, in environment: Environment) -> NextChange {
        let shows = indeterminate.seen(in: environment).value(at: now) > 0
        if isMoving && (mode == .indeterminate || shows && indeterminate.start > now) { return .frame }
        return determinate.seen(in: environment).nextChange(after: now)
            .earlier(indeterminate.seen(in: environment).nextChange(after: now))
    }
}
