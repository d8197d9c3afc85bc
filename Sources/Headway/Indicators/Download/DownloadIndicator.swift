/// A download and what a user can do with it, in the space of a button: four states, plus paused and failed.
///
/// A value without clock, callbacks or drawing. The state is the app's: no value changes it, and full is not yet completed.
///
///     var button = DownloadIndicator(style: DownloadStyle(theme: .classic))
///     button.setState(.running, animated: true, at: Instant(seconds: 1))
///     button.setProgress(.fraction(0.3), animated: true, at: Instant(seconds: 1))
public struct DownloadIndicator: CoreIndicator, Hashable {
    /// The style; a change takes effect at once.
    public private(set) var style: DownloadStyle

    var core: IndicatorCore
    var mix: StateMix
    var blend: ModeBlend
    /// When the indeterminate state's motion began.
    private(set) var waitingSince: Instant
    /// False after a run has ended, until a value is set: the next run then starts from 0.
    private var valueIsFresh = false

    /// Makes an indicator at rest.
    ///
    /// - Parameters:
    ///   - style: how it looks.
    ///   - state: what the download is doing.
    ///   - progress: how far it is; a fraction outside 0…1 is clamped, NaN is 0. It shows while the download runs, is
    ///     paused or
    ///     has failed.
    ///   - isHidden: whether it is hidden at first.
    ///   - now: the instant at which an indeterminate motion begins.
    public init(
        style: DownloadStyle = DownloadStyle(), state: DownloadState = .initial,
        progress: ProgressValue = .fraction(0), isHidden: Bool = false, at now: Instant = .zero
    ) {
        self.style = style
        core = IndicatorCore(progress: progress, isHidden: isHidden)
        mix = StateMix(state)
        blend = ModeBlend(mode: core.progression.isKnown ? .determinate : .indeterminate, at: now)
        waitingSince = now
        core.announcer = Announcer(known: subject)
    }

    /// The state set last.
    public var state: DownloadState { mix.state }

    /// Changes the style, at once.
    public mutating func setStyle(_ style: DownloadStyle) {
        self.style = style
    }

    /// Changes to a state, starting from what is on screen; requesting the current state changes nothing.
    ///
    /// A run that begins (from initial, completed or failed to indeterminate or running) starts from 0, unless a value was
    /// set since the last one ended.
    public mutating func setState(
        _ state: DownloadState, animated: Bool, at now: Instant, completion: CompletionToken? = nil
    ) {
        if state != mix.state {
            let timing = timings.mode.when(animated && core.isSeen(at: now))
            if state.isRun && mix.state.endsRun && !valueIsFresh { restart(at: now) }
            if state.endsRun && !mix.state.endsRun { valueIsFresh = false }
            if state == .indeterminate && mix[.indeterminate].value(at: now) <= 0 { waitingSince = now }
            core.completions.cancel(.state, at: now)
            mix.set(state, timing, at: now)
            announce(at: now)
        }
        core.completions.add(completion, .state, due: max(now, mix.end))
    }

    /// Sets how far it is, clamped to 0…1; never changes the state.
    public mutating func setProgress(
        _ progress: ProgressValue, animated: Bool, at now: Instant, completion: CompletionToken?
    ) {
        let moves = animated && core.isSeen(at: now) && mix.showsRing(at: now)
        if mix.state.endsRun { valueIsFresh = true }
        switch progress {
        case .fraction(let fraction):
            let timing = timings.value.when(moves && blend.determinate.value(at: now) > 0)
            core.setFraction(fraction, style.backward ?? .animate, timing, at: now, completion)
        case .unknown:
            core.setUnknown(at: now, completion)
        }
        followValue(moves, at: now)
        announce(at: now)
    }

    /// Fades in or out; the last request wins, starting from the current opacity.
    public mutating func setHidden(
        _ hidden: Bool, animated: Bool, at now: Instant, completion: CompletionToken?
    ) {
        core.setHidden(hidden, timings, animated: animated, at: now, completion)
        announce(at: now)
    }

    /// Ends all animations at their final state; pending completions are cancelled.
    public mutating func removeFromWindow(at now: Instant) {
        core.removeFromWindow(at: now)
        mix.settle()
        blend.settle()
    }

    var theme: DownloadTheme { DownloadTheme(style.theme) }

    private var timings: ChangeTimings {
        let theme = theme
        return ChangeTimings(
            value: theme.change, mode: theme.stateChange, entrance: theme.stateChange, visibility: theme.visibility,
            showDelay: style.showDelay, minimumVisible: style.minimumVisible, backward: style.backward ?? .animate
        ).lasting(core.changeDuration)
    }

    private mutating func restart(at now: Instant) {
        core.completions.cancel(.value, at: now)
        core.progression.restart()
        followValue(false, at: now)
    }

    private mutating func followValue(_ moves: Bool, at now: Instant) {
        let mode = core.progression.isKnown ? IndicatorMode.determinate : .indeterminate
        let timing = timings.mode.when(moves)
        _ = blend.set(mode, timing, entrance: timing, at: now)
    }

    private mutating func announce(at now: Instant) {
        core.announcer.changed(to: core.inWindow && !isHidden ? subject : nil, at: now)
    }
}
