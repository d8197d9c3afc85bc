/// A ring that shows how far along something is, or that it is in progress.
///
/// A value type without clock or callbacks: its methods take what happens and when, and it can render a frame for any instant. Rings
/// run clockwise from 12 o'clock, in right-to-left environments too.
///
///     var ring = CircularIndicator(style: CircularStyle(theme: .material3), mode: .indeterminate)
///     ring.setMode(.determinate, animated: true, at: Instant(seconds: 2))
///     ring.setProgress(.fraction(0.4), animated: true, at: Instant(seconds: 2))
public struct CircularIndicator: CoreValueIndicator, Hashable {
    /// The style; a change takes effect at once.
    public private(set) var style: CircularStyle

    var state: ValueState
    /// The number of whole turns at which an indeterminate arc comes to rest when a value takes over.
    private(set) var restTurns = 0.0

    /// Makes an indicator at rest.
    ///
    /// - Parameters:
    ///   - style: how it looks.
    ///   - progress: how far it is; a fraction outside 0…1 is clamped, NaN is 0, and unknown is indeterminate.
    ///   - mode: whether it shows the value, or that something is in progress.
    ///   - isHidden: whether it is hidden at first.
    ///   - now: the instant at which an indeterminate motion begins.
    public init(
        style: CircularStyle = CircularStyle(), progress: ProgressValue = .fraction(0),
        mode: IndicatorMode = .determinate, isHidden: Bool = false, at now: Instant = .zero
    ) {
        self.style = style
        state = ValueState(progress: progress, mode: mode, isHidden: isHidden, at: now)
    }

    /// Changes the style, at once.
    public mutating func setStyle(_ style: CircularStyle) {
        self.style = style
    }

    /// Ends all animations at their final state; pending completions are cancelled.
    public mutating func removeFromWindow(at now: Instant) {
        state.removeFromWindow(at: now)
    }

    var theme: CircularTheme { CircularTheme(style.theme) }

    var motion: CircularMotion { style.motion ?? theme.motion }

    var timings: ChangeTimings {
        let theme = theme
        return ChangeTimings(
            value: theme.change, mode: theme.modeChange, turnsAsOriginal: style.theme == .classic && motion == .star,
            entrance: theme.modeChange, visibility: theme.visibility, showDelay: style.showDelay,
            minimumVisible: style.minimumVisible, backward: style.backward ?? .animate
        ).lasting(core.changeDuration)
    }

    /// A motion that is fully visible comes to rest at the next 12 o'clock; one that is still blending keeps its target, so that
    /// reversing it does not jump.
    mutating func prepareChange(at now: Instant) {
        switch state.blend.indeterminate.value(at: now) {
        case 1:
            let arc = motion.arc(after: now - state.blend.since, dot: 0, reduced: false)
            restTurns = (arc.start / 360).rounded(.up)
        case 0: restTurns = 0
        default: break
        }
    }
}
