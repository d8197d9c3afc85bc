/// An indicator built on the shared core, which implements what all of them have in common.
protocol CoreIndicator: Indicator {
    var core: IndicatorCore { get set }
}

extension CoreIndicator {
    /// The fraction that was set last, 0…1; nil while it is unknown.
    public var progress: Double? { core.progression.isKnown ? core.progression.value : nil }

    /// How long changes take from now on, overriding the theme's durations; nil means the theme's.
    public var changeDuration: TimeSpan? {
        get { core.changeDuration }
        set { core.changeDuration = newValue }
    }

    /// True if it is hidden or being hidden.
    public var isHidden: Bool { core.visibility.isHidden }

    /// Tells the indicator that its view is in a window again: it shows its final state, and an indeterminate motion resumes where it
    /// would be by now.
    public mutating func addToWindow() { core.addToWindow() }

    /// When the next completion is due, or the next announcement if a screen reader is running; nil for neither.
    public func nextDue(in environment: Environment) -> Instant? { core.nextDue(in: environment) }

    /// Removes and returns the completions due by `now`, in the order in which they must be called.
    public mutating func takeCompletions(through now: Instant, into completions: inout [Completion]) {
        core.completions.deliver(through: now, into: &completions)
    }

    /// Removes and returns the announcement due by `now`.
    public mutating func takeAnnouncement(through now: Instant) -> Announcement? {
        core.announcer.take(through: now)
    }
}
