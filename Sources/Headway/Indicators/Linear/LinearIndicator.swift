/// A bar that shows how far something is, or that it goes on.
///
/// A value without clock, callbacks or drawing: it is told what happens and when, and draws the frame of any instant.
public struct LinearIndicator: Indicator, Hashable {
    /// The look; a change is seen at once.
    public private(set) var style: LinearStyle

    var state: ValueState
    var buffer: Transition
    /// The gradient's colours in the other direction, kept so that right-to-left frames allocate nothing.
    private(set) var mirroredTints: [Color]

    /// Makes an indicator at rest; an indeterminate motion begins at `now`.
    public init(
        style: LinearStyle = LinearStyle(), progress: ProgressValue = .fraction(0), buffer: Double = 0,
        mode: IndicatorMode = .determinate, isHidden: Bool = false, at now: Instant = .zero
    ) {
        self.style = style
        state = ValueState(progress: progress, mode: mode, isHidden: isHidden, at: now)
        self.buffer = Transition(at: buffer.clampedToUnit)
        mirroredTints = style.tints.reversed()
    }

    /// The fraction set last, 0…1; nil while it is unknown.
    public var progress: Double? { state.core.progression.isKnown ? state.core.progression.value : nil }

    /// The buffer set last, 0…1.
    public var bufferValue: Double { buffer.to }

    /// The mode asked for; without a known value the indicator is indeterminate all the same.
    public var mode: IndicatorMode { state.mode }

    /// Whether the indeterminate mode moves; a value that is not known always does.
    public var isAnimating: Bool { state.isAnimating }

    /// True when it was hidden last.
    public var isHidden: Bool { state.core.presence.isHidden }

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
        state.setProgress(progress, pace, animated: animated, at: now, completion)
    }

    /// Sets how much is at hand but not done, clamped to 0…1; NaN leaves the last value.
    public mutating func setBuffer(
        _ fraction: Double, animated: Bool, at now: Instant, completion: CompletionToken? = nil
    ) {
        if !fraction.isNaN, fraction.clampedToUnit != buffer.to || !animated {
            let timing = pace.change.when(animated && state.core.isSeen(at: now))
            state.core.ledger.cut(.buffer, at: now)
            buffer.retarget(to: fraction.clampedToUnit, at: now, duration: timing.duration, easing: timing.easing)
        }
        state.core.ledger.add(completion, .buffer, due: max(now, buffer.end))
    }

    /// Shows the value, or motion without one; asking for what is already so changes nothing.
    public mutating func setMode(
        _ mode: IndicatorMode, animated: Bool, at now: Instant, completion: CompletionToken? = nil
    ) {
        state.setMode(mode, pace, animated: animated, at: now, completion)
    }

    /// Grows from the bottom edge or shrinks to it; the last request wins and turns round at the present height.
    public mutating func setHidden(
        _ hidden: Bool, animated: Bool, at now: Instant, completion: CompletionToken? = nil
    ) {
        state.setHidden(
            hidden, theme.visibility.when(animated), delay: style.showDelay, minimum: style.minimumVisible, at: now,
            completion)
    }

    /// Lets the indeterminate mode move, as it does from the start, or stops it: what is left is the track.
    public mutating func setAnimating(_ isAnimating: Bool, animated: Bool, at now: Instant) {
        state.setAnimating(isAnimating, pace, animated: animated, at: now)
    }

    /// Ends all motion at its goal and cuts short what was owed.
    public mutating func removeFromWindow(at now: Instant) {
        state.removeFromWindow(at: now)
        buffer = Transition(at: buffer.to)
    }

    /// Shows the goals; an indeterminate motion is where it would have been.
    public mutating func addToWindow(at now: Instant) {
        state.core.addToWindow()
    }

    /// When the next completion is due, or the next announcement where a screen reader listens; nil for none.
    public func nextDue(in environment: Environment) -> Instant? { state.core.nextDue(in: environment) }

    /// Hands over the completions due by `now`, once, in the order they are to be called.
    public mutating func takeCompletions(through now: Instant, into completions: inout [Completion]) {
        state.core.ledger.take(through: now, into: &completions)
    }

    /// Hands over the announcement due by `now`, once.
    public mutating func takeAnnouncement(through now: Instant) -> Announcement? {
        state.core.announcer.take(through: now)
    }

    var theme: LinearTheme { LinearTheme(style.theme) }

    private var pace: ValueState.Pace {
        let theme = theme
        // Only the contiguous motion begins with a full picture, so only it has to come in.
        let entrance = style.motion == .contiguous ? theme.visibility : .immediate
        return ValueState.Pace(
            change: theme.change, mode: theme.visibility, entrance: entrance, backward: style.backward ?? .reset)
    }
}
