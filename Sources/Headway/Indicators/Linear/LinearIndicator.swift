/// A bar that shows how far along something is, or that it is in progress.
///
/// A value type without clock or callbacks: its methods take what happens and when, and it can render a frame for any instant.
///
///     var bar = LinearIndicator(style: LinearStyle(theme: .classic))
///     bar.setProgress(.fraction(0.8), animated: true, at: Instant(seconds: 1))
public struct LinearIndicator: CoreValueIndicator, Hashable {
    /// The style; a change takes effect at once.
    public private(set) var style: LinearStyle

    var state: ValueState
    var buffer: Transition
    /// The gradient's colours in reverse, kept so that reversed frames allocate nothing.
    private(set) var reversedTints: [Color]

    /// Makes an indicator at rest.
    ///
    /// - Parameters:
    ///   - style: how it looks.
    ///   - progress: how far it is; a fraction outside 0…1 is clamped, NaN is 0, and unknown is indeterminate.
    ///   - buffer: how much is loaded ahead, clamped to 0…1.
    ///   - mode: whether it shows the value, or that something is in progress.
    ///   - isHidden: whether it is hidden at first.
    ///   - now: the instant at which an indeterminate motion begins.
    public init(
        style: LinearStyle = LinearStyle(), progress: ProgressValue = .fraction(0), buffer: Double = 0,
        mode: IndicatorMode = .determinate, isHidden: Bool = false, at now: Instant = .zero
    ) {
        self.style = style
        state = ValueState(progress: progress, mode: mode, isHidden: isHidden, at: now)
        self.buffer = Transition(restingAt: buffer.clampedToUnit)
        reversedTints = style.tints.reversed()
    }

    /// The buffer that was set last, 0…1.
    public var bufferValue: Double { buffer.to }

    /// Changes the style, at once.
    public mutating func setStyle(_ style: LinearStyle) {
        self.style = style
        reversedTints = style.tints.reversed()
    }

    /// Sets how much is loaded ahead, clamped to 0…1; NaN leaves the last value.
    public mutating func setBuffer(
        _ fraction: Double, animated: Bool, at now: Instant, completion: CompletionToken? = nil
    ) {
        if !fraction.isNaN, fraction.clampedToUnit != buffer.to || !animated {
            let timing = timings.value.when(animated && core.isSeen(at: now))
            core.completions.cancel(.buffer, at: now)
            buffer.retarget(to: fraction.clampedToUnit, at: now, timing: timing)
        }
        core.completions.add(completion, .buffer, due: max(now, buffer.end))
    }

    /// Ends all animations at their final state; pending completions are cancelled.
    public mutating func removeFromWindow(at now: Instant) {
        state.removeFromWindow(at: now)
        buffer.settle()
    }

    var theme: LinearTheme { LinearTheme(style.theme) }

    var timings: ChangeTimings {
        let theme = theme
        // Only Material's contiguous motion begins with a full picture, so only it has to fade in.
        let entrance = style.motion == .contiguous && !theme.coversTrack ? theme.visibility : .immediate
        return ChangeTimings(
            value: theme.change, mode: theme.visibility, entrance: entrance, visibility: theme.visibility,
            showDelay: style.showDelay, minimumVisible: style.minimumVisible, backward: style.backward ?? .reset
        ).lasting(core.changeDuration)
    }
}
