/// An indicator over the shared core: what all of them answer alike.
protocol CoreIndicator: Indicator {
    var core: IndicatorCore { get set }
}

extension CoreIndicator {
    /// The fraction set last, 0…1; nil while it is unknown.
    public var progress: Double? { core.progression.isKnown ? core.progression.value : nil }

    /// How long changes take from now on in place of the theme's durations; nil is the theme's.
    public var changeDuration: TimeSpan? {
        get { core.changeDuration }
        set { core.changeDuration = newValue }
    }

    /// True when it was hidden last.
    public var isHidden: Bool { core.visibility.isHidden }

    /// Tells that the view is in a window again: it shows the goals, and an indeterminate motion where it would have been.
    public mutating func addToWindow() { core.addToWindow() }

    /// When the next completion is due, or the next announcement where a screen reader listens; nil for none.
    public func nextDue(in environment: Environment) -> Instant? { core.nextDue(in: environment) }

    /// Hands over the completions due by `now`, once, in the order they are to be called.
    public mutating func takeCompletions(through now: Instant, into completions: inout [Completion]) {
        core.completions.deliver(through: now, into: &completions)
    }

    /// Hands over the announcement due by `now`, once.
    public mutating func takeAnnouncement(through now: Instant) -> Announcement? {
        core.announcer.take(through: now)
    }
}
