/// What all indicators have in common: a value that is told what happens, and answers for any instant.
///
/// Methods that change something take the instant at which they are called; instants must not go backwards from call to
/// call, but frames may be asked for at any instant, in any order, any number of times. A change that interrupts a motion
/// starts from what is on screen. Nothing calls back: ends of requests and announcements are collected by the host.
/// Pass `animated: false` where the environment asks for reduced motion; `Environment.animates(_:)` says so.
public protocol Indicator: Sendable {
    /// The kind of style that it has.
    associatedtype Style: IndicatorStyle

    /// The style that it is drawn in.
    var style: Style { get }

    /// Changes the style, at once.
    mutating func setStyle(_ style: Style)

    /// The fraction set last, 0…1; nil while it is unknown.
    var progress: Double? { get }

    /// True when it was hidden last.
    var isHidden: Bool { get }

    /// How long changes take from now on in place of the theme's durations; nil, as it is at first, is the theme's.
    ///
    /// A host sets it for a change that a platform gives another time, such as one within `UIView.animate`. An indicator that
    /// has no use for it keeps nil.
    var changeDuration: TimeSpan? { get set }

    /// Sets how far it is; a fraction is clamped to 0…1, NaN leaves the last value, unknown makes it indeterminate.
    mutating func setProgress(
        _ progress: ProgressValue, animated: Bool, at now: Instant, completion: CompletionToken?)

    /// Shows or hides the indicator; the last request wins.
    mutating func setHidden(_ hidden: Bool, animated: Bool, at now: Instant, completion: CompletionToken?)

    /// Tells that the view has left its window: motions end at their goals, and their completions are cancelled.
    mutating func removeFromWindow(at now: Instant)

    /// Tells that the view is in a window again.
    mutating func addToWindow()

    /// Draws the frame of an instant into a buffer that is kept by the caller.
    func render(at now: Instant, size: Size, environment: Environment, into frame: inout Frame)

    /// What is known beforehand of its motion from an instant on: what a `Planner` asks for.
    func schedule(after now: Instant, in environment: Environment) -> MotionSchedule

    /// When the next completion is due, or the next announcement where a screen reader listens; nil for none.
    func nextDue(in environment: Environment) -> Instant?

    /// Hands over the completions due by `now`, once, in the order they are to be called.
    mutating func takeCompletions(through now: Instant, into completions: inout [Completion])

    /// Hands over the announcement due by `now`, once.
    mutating func takeAnnouncement(through now: Instant) -> Announcement?
}

extension Indicator {
    /// None of its own.
    public var changeDuration: TimeSpan? {
        get { nil }
        set {}
    }

    /// Sets how far it is, without a completion.
    public mutating func setProgress(_ progress: ProgressValue, animated: Bool, at now: Instant) {
        setProgress(progress, animated: animated, at: now, completion: nil)
    }

    /// Shows or hides the indicator, without a completion.
    public mutating func setHidden(_ hidden: Bool, animated: Bool, at now: Instant) {
        setHidden(hidden, animated: animated, at: now, completion: nil)
    }
}

/// An indicator that shows a value, or motion while there is none: a bar or a ring.
public protocol ValueIndicator: Indicator {
    /// The mode asked for; without a known value the indicator is indeterminate all the same.
    var mode: IndicatorMode { get }

    /// Whether the indeterminate mode moves; a value that is not known always does.
    var isAnimating: Bool { get }

    /// Shows the value, or motion without one; asking for what is already so changes nothing.
    mutating func setMode(_ mode: IndicatorMode, animated: Bool, at now: Instant, completion: CompletionToken?)

    /// Lets the indeterminate mode move, as it does from the start, or stops it: what is left is the track.
    mutating func setAnimating(_ isAnimating: Bool, animated: Bool, at now: Instant)
}

extension ValueIndicator {
    /// Shows the value, or motion without one, without a completion.
    public mutating func setMode(_ mode: IndicatorMode, animated: Bool, at now: Instant) {
        setMode(mode, animated: animated, at: now, completion: nil)
    }
}

extension Environment {
    /// Whether a request that asks for animation gets it here: values change at once under reduced motion.
    public func animates(_ animated: Bool) -> Bool { animated && !reducesMotion }
}
