/// What linear and circular indicators remember alike: the core, the mode, and how far a wave is raised.
struct ValueState: Sendable, Hashable {
    /// How its changes move, from the indicator's theme.
    struct Pace {
        let change: Timing
        let mode: Timing
        /// How the indeterminate motion comes in.
        let entrance: Timing
        let backward: BackwardMode
    }

    var core: IndicatorCore
    private(set) var mode: IndicatorMode
    /// Whether the indeterminate mode moves; a value that is not known always does.
    private(set) var isAnimating = true
    private(set) var blend: ModeBlend
    private(set) var lift = Transition(at: 0)

    init(progress: ProgressValue, mode: IndicatorMode, isHidden: Bool, at now: Instant) {
        self.mode = mode
        core = IndicatorCore(progress: progress, isHidden: isHidden)
        blend = ModeBlend(mode: core.progression.isKnown ? mode : .indeterminate, at: now)
        lift = Transition(at: isRaised ? 1 : 0)
    }

    /// Sets how far it is, and with it whether that is known.
    mutating func setProgress(
        _ progress: ProgressValue, _ pace: Pace, animated: Bool, at now: Instant, _ token: CompletionToken?
    ) {
        let moves = animated && core.isSeen(at: now)
        switch progress {
        case .fraction(let fraction):
            let timing = pace.change.when(moves && blend.determinate.value(at: now) > 0)
            core.setFraction(fraction, pace.backward, timing, at: now, token)
        case .unknown:
            core.progression.setUnknown()
            core.ledger.cut(.value, at: now)
            core.ledger.add(token, .value, due: now)
        }
        follow(pace, moves, at: now)
    }

    /// Asks for a mode.
    mutating func setMode(
        _ mode: IndicatorMode, _ pace: Pace, animated: Bool, at now: Instant, _ token: CompletionToken?
    ) {
        self.mode = mode
        follow(pace, animated && core.isSeen(at: now), at: now)
        core.ledger.add(token, .mode, due: max(now, blend.end))
    }

    /// Lets the indeterminate mode move, or stops it.
    mutating func setAnimating(_ isAnimating: Bool, _ pace: Pace, animated: Bool, at now: Instant) {
        self.isAnimating = isAnimating
        follow(pace, animated && core.isSeen(at: now), at: now)
    }

    /// Shows or hides.
    mutating func setHidden(
        _ hidden: Bool, _ timing: Timing, delay: TimeSpan, minimum: TimeSpan, at now: Instant,
        _ token: CompletionToken?
    ) {
        core.setHidden(hidden, timing, delay: delay, minimum: minimum, at: now, token)
        announce(at: now)
    }

    /// Ends all motion at its goal and cuts short what was owed.
    mutating func removeFromWindow(at now: Instant) {
        core.removeFromWindow(at: now)
        blend.settle()
        lift = Transition(at: lift.to)
    }

    /// When the picture next changes because of value or mode.
    func nextChange(after now: Instant, in environment: Environment) -> NextChange {
        blend.nextChange(after: now, in: environment)
            .earlier(core.progression.shown.seen(in: environment).nextChange(after: now))
    }

    /// When the picture next changes because of a wave.
    func nextChange(of wave: Wave, after now: Instant, in environment: Environment) -> NextChange {
        let travels = wave.travels && lift.value(at: now) > 0 && !environment.reduceMotion
        return travels ? .frame : lift.seen(in: environment).nextChange(after: now)
    }

    /// What it means.
    var semantics: Semantics {
        var semantics = Semantics()
        semantics.isBusy = blend.mode == .indeterminate && blend.isMoving
        if blend.mode == .determinate {
            semantics.value = core.progression.value
            semantics.percent = core.percent
        }
        return semantics
    }

    /// Whether the wave is raised: not near the ends of a determinate indicator.
    private var isRaised: Bool { blend.mode == .indeterminate || Wave.raised.contains(core.progression.value) }

    private mutating func follow(_ pace: Pace, _ moves: Bool, at now: Instant) {
        let wanted = core.progression.isKnown ? mode : .indeterminate
        let moving = isAnimating || !core.progression.isKnown || mode == .determinate
        let entrance = pace.entrance.when(moves)
        if blend.set(wanted, isMoving: moving, pace.mode.when(moves), entrance: entrance, at: now) {
            core.ledger.cut(.mode, at: now)
        }
        if (lift.to == 1) != isRaised {
            let ramp = (isRaised ? Wave.rise : Wave.fall).when(moves)
            lift.retarget(to: isRaised ? 1 : 0, at: now, duration: ramp.duration, easing: ramp.easing)
        }
        announce(at: now)
    }

    private mutating func announce(at now: Instant) {
        let says = core.inWindow && !core.presence.isHidden && blend.mode == .determinate
        core.announcer.changed(to: says ? .percent(core.percent) : nil, at: now)
    }
}
