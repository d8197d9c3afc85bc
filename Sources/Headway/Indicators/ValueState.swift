/// The state that linear and circular indicators share: the core, the mode, and a wave's current amplitude.
struct ValueState: Sendable, Hashable {
    var core: IndicatorCore
    private(set) var mode: IndicatorMode
    /// Whether the indeterminate mode is animated; an unknown value always is.
    private(set) var isAnimating = true
    private(set) var blend: ModeBlend
    /// A ring's transition between value and motion in the classic theme; other indicators have none.
    private(set) var changes = RingChanges()
    private(set) var waveAmplitude = Transition(restingAt: 0)

    init(progress: ProgressValue, mode: IndicatorMode, isHidden: Bool, at now: Instant) {
        self.mode = mode
        core = IndicatorCore(progress: progress, isHidden: isHidden)
        blend = ModeBlend(mode: core.progression.isKnown ? mode : .indeterminate, at: now)
        waveAmplitude = Transition(restingAt: isRaised ? 1 : 0)
    }

    /// Sets the progress, and with it whether it is known.
    mutating func setProgress(
        _ progress: ProgressValue, _ timings: ChangeTimings, animated: Bool, at now: Instant, _ token: CompletionToken?
    ) {
        let moves = animated && core.isSeen(at: now)
        switch progress {
        case .fraction(let fraction):
            let timing = timings.value.when(moves && blend.determinate.value(at: now) > 0)
            core.setFraction(fraction, timings.backward, timing, at: now, token)
        case .unknown:
            core.setUnknown(at: now, token)
        }
        follow(timings, moves, at: now)
    }

    /// Asks for a mode.
    mutating func setMode(
        _ mode: IndicatorMode, _ timings: ChangeTimings, animated: Bool, at now: Instant, _ token: CompletionToken?
    ) {
        self.mode = mode
        follow(timings, animated && core.isSeen(at: now), at: now)
        core.completions.add(token, .mode, due: max(now, blend.end))
    }

    /// Starts or stops the indeterminate animation.
    mutating func setAnimating(_ isAnimating: Bool, _ timings: ChangeTimings, animated: Bool, at now: Instant) {
        self.isAnimating = isAnimating
        follow(timings, animated && core.isSeen(at: now), at: now)
    }

    mutating func setHidden(
        _ hidden: Bool, _ timings: ChangeTimings, animated: Bool, at now: Instant, _ token: CompletionToken?
    ) {
        core.setHidden(hidden, timings, animated: animated, at: now, token)
        announce(at: now)
    }

    /// Ends all animations at their final state; pending completions are cancelled.
    mutating func removeFromWindow(at now: Instant) {
        core.removeFromWindow(at: now)
        blend.settle()
        changes.clear()
        waveAmplitude.settle()
    }

    /// When the mode next changes the picture.
    func nextChange(after now: Instant, in environment: Environment) -> NextChange {
        if changes.isUnderWay(at: now), !environment.reducesMotion { return .frame }
        return blend.nextChange(after: now, in: environment)
    }

    /// When a wave next changes the picture.
    func nextChange(of wave: Wave, after now: Instant, in environment: Environment) -> NextChange {
        let travels = wave.travels && waveAmplitude.value(at: now) > 0 && !environment.reducesMotion
        return travels ? .frame : waveAmplitude.seen(in: environment).nextChange(after: now)
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

    /// Whether the wave is raised, which it is not near the ends of a determinate indicator.
    private var isRaised: Bool { blend.mode == .indeterminate || Wave.raised.contains(core.progression.value) }

    private mutating func follow(_ timings: ChangeTimings, _ moves: Bool, at now: Instant) {
        let wanted = core.progression.isKnown ? mode : .indeterminate
        let moving = isAnimating || !core.progression.isKnown || mode == .determinate
        if blend.mode != wanted, timings.turnsAsOriginal, moves, moving, canTurn(at: now) {
            core.completions.cancel(.mode, at: now)
            turn(to: wanted, at: now)
        } else if setBlend(wanted, moving, timings, moves, at: now) {
            core.completions.cancel(.mode, at: now)
        }
        if (waveAmplitude.to == 1) != isRaised {
            let ramp = (isRaised ? Wave.rise : Wave.fall).when(moves)
            waveAmplitude.retarget(to: isRaised ? 1 : 0, at: now, timing: ramp)
        }
        announce(at: now)
    }

    private mutating func setBlend(
        _ wanted: IndicatorMode, _ moving: Bool, _ timings: ChangeTimings, _ moves: Bool, at now: Instant
    ) -> Bool {
        if blend.mode != wanted { changes.clear() }
        let entrance = timings.entrance.when(moves)
        return blend.set(wanted, isMoving: moving, timings.mode.when(moves), entrance: entrance, at: now)
    }

    /// Whether value or motion is fully visible, or changing the way the original's ring does.
    private func canTurn(at now: Instant) -> Bool {
        changes.isUnderWay(at: now) || blend.determinate.value(at: now) == 1
            || blend.isMoving && blend.indeterminate.value(at: now) == 1
    }

    private mutating func turn(to wanted: IndicatorMode, at now: Instant) {
        let change = changes.turn(to: wanted, value: core.progression.value, motion: blend.since, at: now)
        // If a waiting change is given up, the one before it, if any, continues.
        let end = change.map { $0.end } ?? changes.current.map { $0.end } ?? now
        let begin = max(now, change?.begin ?? now)
        let timing = Timing(duration: end - begin, easing: .linear)
        let origin = wanted == .indeterminate ? (change ?? changes.current)?.origin ?? blend.since : nil
        _ = blend.set(wanted, timing, entrance: timing, delay: begin - now, since: origin, at: now)
    }

    private mutating func announce(at now: Instant) {
        let says = core.inWindow && !core.visibility.isHidden && blend.mode == .determinate
        core.announcer.changed(to: says ? .percent(core.percent) : nil, at: now)
    }
}
