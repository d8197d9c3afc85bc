/// What linear and circular indicators do alike.
protocol CoreValueIndicator: CoreIndicator, ValueIndicator {
    var state: ValueState { get set }
    var timings: ChangeTimings { get }

    /// Called before a change that may turn the motion into a value or back.
    mutating func prepareChange(at now: Instant)
}

extension CoreValueIndicator {
    var core: IndicatorCore {
        get { state.core }
        set { state.core = newValue }
    }

    mutating func prepareChange(at now: Instant) {}

    /// The mode asked for; without a known value the indicator is indeterminate all the same.
    public var mode: IndicatorMode { state.mode }

    /// Whether the indeterminate mode moves; a value that is not known always does.
    public var isAnimating: Bool { state.isAnimating }

    /// Sets how far it is, clamped to 0…1; a lower value resets or moves back as the style says.
    ///
    /// Without a window, while hidden and while indeterminate there is nothing to move, and the request ends at once.
    public mutating func setProgress(
        _ progress: ProgressValue, animated: Bool, at now: Instant, completion: CompletionToken?
    ) {
        prepareChange(at: now)
        state.setProgress(progress, timings, animated: animated, at: now, completion)
    }

    /// Shows the value, or motion without one; asking for what is already so changes nothing.
    public mutating func setMode(
        _ mode: IndicatorMode, animated: Bool, at now: Instant, completion: CompletionToken?
    ) {
        prepareChange(at: now)
        state.setMode(mode, timings, animated: animated, at: now, completion)
    }

    /// Grows to its thickness or shrinks to nothing; the last request wins and turns round at the present one.
    public mutating func setHidden(
        _ hidden: Bool, animated: Bool, at now: Instant, completion: CompletionToken?
    ) {
        state.setHidden(hidden, timings, animated: animated, at: now, completion)
    }

    /// Lets the indeterminate mode move, as it does from the start, or stops it: what is left is the track.
    public mutating func setAnimating(_ isAnimating: Bool, animated: Bool, at now: Instant) {
        prepareChange(at: now)
        state.setAnimating(isAnimating, timings, animated: animated, at: now)
    }
}
