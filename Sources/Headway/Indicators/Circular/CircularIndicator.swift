/// A ring that shows how far something is, or that it goes on.
///
/// A value without clock, callbacks or drawing: it is told what happens and when, and draws the frame of any instant.
/// Rings run clockwise from 12 o'clock, right to left as well.
public struct CircularIndicator: Indicator, Hashable {
    /// The look; a change is seen at once.
    public private(set) var style: CircularStyle

    var state: ValueState
    /// Where, in whole turns, an indeterminate arc comes to rest when a value takes over.
    private(set) var restTurns = 0.0

    /// Makes an indicator at rest; an indeterminate motion begins at `now`.
    public init(
        style: CircularStyle = CircularStyle(), progress: ProgressValue = .fraction(0),
        mode: IndicatorMode = .determinate, isHidden: Bool = false, at now: Instant = .zero
    ) {
        self.style = style
        state = ValueState(progress: progress, mode: mode, isHidden: isHidden, at: now)
    }

    /// The fraction set last, 0…1; nil while it is unknown.
    public var progress: Double? { state.core.progression.isKnown ? state.core.progression.value : nil }

    /// The mode asked for; without a known value the indicator is indeterminate all the same.
    public var mode: IndicatorMode { state.mode }

    /// Whether the indeterminate mode moves; a value that is not known always does.
    public var isAnimating: Bool { state.isAnimating }

    /// True when it was hidden last.
    public var isHidden: Bool { state.core.presence.isHidden }

    /// Changes the look, at once.
    public mutating func setStyle(_ style: CircularStyle, at now: Instant) {
        self.style = style
    }

    /// Sets how far it is, clamped to 0…1; a lower value moves back or resets as the style says.
    ///
    /// Without a window, while hidden and while indeterminate there is nothing to move, and the request ends at once.
    public mutating func setProgress(
        _ progress: ProgressValue, animated: Bool, at now: Instant, completion: CompletionToken? = nil
    ) {
        chooseRest(at: now)
        state.setProgress(progress, pace, animated: animated, at: now, completion)
    }

    /// Shows the value, or motion without one: the arc turns on into its new place without a jump.
    public mutating func setMode(
        _ mode: IndicatorMode, animated: Bool, at now: Instant, completion: CompletionToken? = nil
    ) {
        chooseRest(at: now)
        state.setMode(mode, pace, animated: animated, at: now, completion)
    }

    /// The line grows to its width or shrinks to nothing; the last request wins and turns round at the present width.
    public mutating func setHidden(
        _ hidden: Bool, animated: Bool, at now: Instant, completion: CompletionToken? = nil
    ) {
        state.setHidden(
            hidden, theme.visibility.when(animated), delay: style.showDelay, minimum: style.minimumVisible, at: now,
            completion)
    }

    /// Lets the indeterminate mode move, as it does from the start, or stops it: what is left is the track.
    public mutating func setAnimating(_ isAnimating: Bool, animated: Bool, at now: Instant) {
        chooseRest(at: now)
        state.setAnimating(isAnimating, pace, animated: animated, at: now)
    }

    /// Ends all motion at its goal and cuts short what was owed.
    public mutating func removeFromWindow(at now: Instant) {
        state.removeFromWindow(at: now)
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

    var theme: CircularTheme { CircularTheme(style.theme) }

    var motion: CircularMotion { style.motion ?? theme.motion }

    private var pace: ValueState.Pace {
        let theme = theme
        return ValueState.Pace(
            change: theme.change, mode: theme.modeChange, entrance: theme.modeChange,
            backward: style.backward ?? .animate)
    }

    /// A motion that is wholly on screen may come to rest at the next 12 o'clock; one that is still blending keeps the
    /// turn it is bound for, so that turning round does not jump.
    private mutating func chooseRest(at now: Instant) {
        switch state.blend.indeterminate.value(at: now) {
        case 1:
            let arc = motion.arc(after: now - state.blend.since, dot: 0, reduced: false)
            restTurns = (arc.start / 360).rounded(.up)
        case 0: restTurns = 0
        default: break
        }
    }
}
