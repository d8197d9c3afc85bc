/// What linear and circular indicators have in common.
protocol CoreValueIndicator: CoreIndicator, ValueIndicator {
    var state: ValueState { get set }
    var timings: ChangeTimings { get }

    /// Called before a change that may switch between a value and indeterminate motion.
    mutating func prepareChange(at now: Instant)
}

extension CoreValueIndicator {
    var core: IndicatorCore {
        get { state.core }
        set { state.core = newValue }
    }

    mutating func prepareChange(at now: Instant) {}

    /// The requested mode; while its value is unknown the indicator is indeterminate in either mode.
    public var mode: IndicatorMode { state.mode }

    /// Whether the indeterminate mode is animated; an unknown value always is.
    public var isAnimating: Bool { state.isAnimating }

    /// Sets the progress, clamped to 0…1; for a lower value the bar resets or moves back as the style says.
    ///
    /// Outside a window, while hidden and while indeterminate nothing is animated, and the request ends at once.
    public mutating func setProgress(
        _ progress: ProgressValue, animated: Bool, at now: Instant, completion: CompletionToken?
    ) {
        prepareChange(at: now)
        state.setProgress(progress, timings, animated: animated, at: now, completion)
    }

    /// Switches between a value and indeterminate motion; requesting the current mode changes nothing.
    public mutating func setMode(
        _ mode: IndicatorMode, animated: Bool, at now: Instant, completion: CompletionToken?
    ) {
        prepareChange(at: now)
        state.setMode(mode, timings, animated: animated, at: now, completion)
    }

    /// Grows to its thickness or shrinks to nothing; the last request wins, starting from the current thickness.
    public mutating func setHidden(
        _ hidden: Bool, animated: Bool, at now: Instant, completion: CompletionToken?
    ) {
        state.setHidden(hidden, timings, animated: animated, at: now, completion)
    }

    /// Starts or stops the indeterminate animation, which is on initially; when it is stopped, only the track is shown.
    public mutating func setAnimating(_ isAnimating: Bool, animated: Bool, at now: Instant) {
        prepareChange(at: now)
        state.setAnimating(isAnimating, timings, animated: animated, at: now)
    }
}
