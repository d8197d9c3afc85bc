/// What all indicators have in common: values that take what happens and when, and can render a frame for any instant.
///
/// Methods that change something take the instant at which they are called. These instants must not go backwards, but frames may
/// be rendered for any instant, in any order and any number of times. A change that interrupts an animation starts from what is
/// on screen. Nothing calls back: the host collects completions and announcements. Pass `animated: false` where the
/// environment wants reduced motion; `Environment.animates(_:)` decides that.
public protocol Indicator: Sendable {
    /// The type of its style.
    associatedtype Style: IndicatorStyle

    /// The style that it is drawn in.
    var style: Style { get }

    /// Changes the style, at once.
    mutating func setStyle(_ style: Style)

    /// The fraction that was set last, 0…1; nil while it is unknown.
    var progress: Double? { get }

    /// True if it is hidden or being hidden.
    var isHidden: Bool { get }

    /// How long changes take from now on, overriding the theme's durations; nil, the initial value, means the theme's.
    ///
    /// A host sets it for a change to which the platform gives another duration, such as one within `UIView.animate`. It stays nil in
    /// an indicator that does not use it.
    var changeDuration: TimeSpan? { get set }

    /// Sets the progress; a fraction is clamped to 0…1, NaN leaves the last value, and unknown makes it indeterminate.
    mutating func setProgress(
        _ progress: ProgressValue, animated: Bool, at now: Instant, completion: CompletionToken?)

    /// Shows or hides the indicator; the last request wins.
    mutating func setHidden(_ hidden: Bool, animated: Bool, at now: Instant, completion: CompletionToken?)

    /// Tells the indicator that its view has left its window: animations jump to their end, and their completions are cancelled.
    mutating func removeFromWindow(at now: Instant)

    /// Tells the indicator that its view is in a window again.
    mutating func addToWindow()

    /// Renders the frame for an instant into a buffer that the caller keeps.
    func render(at now: Instant, size: Size, environment: Environment, into frame: inout Frame)

    /// What is known in advance about its motion from an instant on, for a `Planner`, which keeps the buffer.
    func schedule(after now: Instant, in environment: Environment, into schedule: inout MotionSchedule)

    /// When the next completion is due, or the next announcement if a screen reader is running; nil for neither.
    func nextDue(in environment: Environment) -> Instant?

    /// Removes and returns the completions due by `now`, in the order in which they must be called.
    mutating func takeCompletions(through now: Instant, into completions: inout [Completion])

    /// Removes and returns the announcement due by `now`.
    mutating func takeAnnouncement(through now: Instant) -> Announcement?
}

extension Indicator {
    /// Always nil.
    public var changeDuration: TimeSpan? {
        get { nil }
        set {}
    }

    /// Sets the progress, without a completion.
    public mutating func setProgress(_ progress: ProgressValue, animated: Bool, at now: Instant) {
        setProgress(progress, animated: animated, at: now, completion: nil)
    }

    /// Shows or hides the indicator, without a completion.
    public mutating func setHidden(_ hidden: Bool, animated: Bool, at now: Instant) {
        setHidden(hidden, animated: animated, at: now, completion: nil)
    }
}

/// An indicator that shows a value or indeterminate motion: a bar or a ring.
public protocol ValueIndicator: Indicator {
    /// The requested mode; while its value is unknown the indicator is indeterminate in either mode.
    var mode: IndicatorMode { get }

    /// Whether the indeterminate mode is animated; an unknown value always is.
    var isAnimating: Bool { get }

    /// Switches between a value and indeterminate motion; requesting the current mode changes nothing.
    mutating func setMode(_ mode: IndicatorMode, animated: Bool, at now: Instant, completion: CompletionToken?)

    /// Starts or stops the indeterminate animation, which is on initially; when it is stopped, only the track is shown.
    mutating func setAnimating(_ isAnimating: Bool, animated: Bool, at now: Instant)
}

extension ValueIndicator {
    /// Switches between a value and indeterminate motion, without a completion.
    public mutating func setMode(_ mode: IndicatorMode, animated: Bool, at now: Instant) {
        setMode(mode, animated: animated, at: now, completion: nil)
    }
}

extension Environment {
    /// Whether a request for animation is granted: with reduced motion values change at once.
    public func animates(_ animated: Bool) -> Bool { animated && !reducesMotion }
}
