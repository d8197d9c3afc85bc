/// A bar that shows how far something is, or that it goes on.
///
/// A value without clock, callbacks or drawing: it is told what happens and when, and draws the frame of any instant.
public struct LinearIndicator: Indicator, Hashable {
    /// The look; a change is seen at once.
    public private(set) var style: LinearStyle
    /// The mode asked for; without a known value the indicator is indeterminate all the same.
    public private(set) var mode: IndicatorMode

    var core: IndicatorCore
    var blend: ModeBlend
    var buffer: Transition
    var lift: Transition
    /// The gradient's colours in the other direction, kept so that right-to-left frames allocate nothing.
    private(set) var mirroredTints: [Color]

    /// Makes an indicator at rest; an indeterminate motion begins at `now`.
    public init(
        style: LinearStyle = LinearStyle(), progress: ProgressValue = .fraction(0), buffer: Double = 0,
        mode: IndicatorMode = .determinate, isHidden: Bool = false, at now: Instant = .zero
    ) {
        self.style = style
        self.mode = mode
        core = IndicatorCore(progress: progress, isHidden: isHidden)
        blend = ModeBlend(mode: core.progression.isKnown ? mode : .indeterminate, at: now)
        self.buffer = Transition(at: buffer.clampedToUnit)
        lift = Transition(at: 0)
        mirroredTints = style.tints.reversed()
        lift = Transition(at: raised ? 1 : 0)
    }

    /// The fraction set last, 0…1; nil while it is unknown.
    public var progress: Double? { core.progression.isKnown ? core.progression.value : nil }

    /// The buffer set last, 0…1.
    public var bufferValue: Double { buffer.to }

    /// True when it was hidden last.
    public var isHidden: Bool { core.presence.isHidden }

    /// Changes the look, at once.
    public mutating func setStyle(_ style: LinearStyle, at now: Instant) {
        self.style = style
        mirroredTints = style.tints.reversed()
    }

    /// Sets how far it is, clamped to 0…1; a lower value resets or moves back as the style says.
    ///
    /// Without a window, while hidden and while indeterminate there is nothing to move, and the request ends at once.
    public mutating func setProgress(
        _ progress: ProgressValue, animated: Bool, at now: Instant, completion: CompletionToken? = nil
    ) {
        let moves = animated && core.isSeen(at: now)
        switch progress {
        case .fraction(let fraction):
            let timing = theme.change.when(moves && blend.mode == .determinate)
            core.setFraction(fraction, style.backward ?? .reset, timing, at: now, completion)
        case .unknown:
            core.progression.setUnknown()
            core.ledger.cut(.value, at: now)
            core.ledger.add(completion, .value, due: now)
        }
        followMode(moves, at: now)
        announce(at: now)
    }

    /// Sets how much is at hand but not done, clamped to 0…1; NaN leaves the last value.
    public mutating func setBuffer(
        _ fraction: Double, animated: Bool, at now: Instant, completion: CompletionToken? = nil
    ) {
        if !fraction.isNaN, fraction.clampedToUnit != buffer.to || !animated {
            let timing = theme.change.when(animated && core.isSeen(at: now))
            core.ledger.cut(.buffer, at: now)
            buffer.retarget(
                to: fraction.clampedToUnit, at: now, duration: timing.duration, easing: timing.easing)
        }
        core.ledger.add(completion, .buffer, due: max(now, buffer.end))
    }

    /// Shows the value, or motion without one; asking for what is already so changes nothing.
    public mutating func setMode(
        _ mode: IndicatorMode, animated: Bool, at now: Instant, completion: CompletionToken? = nil
    ) {
        self.mode = mode
        followMode(animated && core.isSeen(at: now), at: now)
        core.ledger.add(completion, .mode, due: max(now, blend.end))
        announce(at: now)
    }

    /// Grows from the bottom edge or shrinks to it; the last request wins and turns round at the present height.
    public mutating func setHidden(
        _ hidden: Bool, animated: Bool, at now: Instant, completion: CompletionToken? = nil
    ) {
        core.setHidden(
            hidden, theme.visibility.when(animated), delay: style.showDelay, minimum: style.minimumVisible, at: now,
            completion)
        announce(at: now)
    }

    /// Ends all motion at its goal and cuts short what was owed.
    public mutating func removeFromWindow(at now: Instant) {
        core.removeFromWindow(at: now)
        blend.settle()
        buffer = Transition(at: buffer.to)
        lift = Transition(at: lift.to)
    }

    /// Shows the goals; an indeterminate motion is where it would have been.
    public mutating func addToWindow(at now: Instant) {
        core.addToWindow()
    }

    /// When the next completion or announcement is due, nil for none.
    public var nextDue: Instant? { core.nextDue }

    /// Hands over the completions due by `now`, once, in the order they are to be called.
    public mutating func takeCompletions(through now: Instant, into completions: inout [Completion]) {
        core.ledger.take(through: now, into: &completions)
    }

    /// Hands over the announcement due by `now`, once.
    public mutating func takeAnnouncement(through now: Instant) -> Announcement? {
        core.announcer.take(through: now)
    }

    var theme: LinearTheme { LinearTheme(style.theme) }

    /// Whether the wave is raised: not near the ends of a determinate bar.
    private var raised: Bool { blend.mode == .indeterminate || Wave.raised.contains(core.progression.value) }

    private mutating func followMode(_ moves: Bool, at now: Instant) {
        let wanted = core.progression.isKnown ? mode : .indeterminate
        let timing = theme.visibility.when(moves)
        // Only the contiguous motion begins with a full picture, so only it has to come in.
        let entrance = style.motion == .contiguous ? timing : .immediate
        if blend.set(wanted, timing, entrance: entrance, at: now) { core.ledger.cut(.mode, at: now) }
        guard (lift.to == 1) != raised else { return }
        let ramp = (raised ? Wave.rise : Wave.fall).when(moves)
        lift.retarget(to: raised ? 1 : 0, at: now, duration: ramp.duration, easing: ramp.easing)
    }

    private mutating func announce(at now: Instant) {
        let says = core.inWindow && !isHidden && blend.mode == .determinate
        core.announcer.changed(to: says ? .percent(core.percent) : nil, at: now)
    }
}
