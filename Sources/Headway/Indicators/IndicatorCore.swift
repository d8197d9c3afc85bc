/// The state of every indicator: its value, its visibility, whether it is in a window, and its pending completions.
struct IndicatorCore: Sendable, Hashable {
    var progression: Progression
    var visibility: Visibility
    var completions = CompletionQueue()
    var announcer: Announcer
    private(set) var inWindow = true
    /// How long changes take, overriding the theme's durations.
    var changeDuration: TimeSpan?

    init(progress: ProgressValue, isHidden: Bool) {
        progression = Progression(progress)
        visibility = Visibility(isHidden: isHidden)
        announcer = Announcer(known: nil)
        announcer = Announcer(known: progression.isKnown ? .percent(percent) : nil)
    }

    /// The value as a whole per cent.
    var percent: Int { Semantics.percent(of: progression.value) }

    /// True when a change would be visible: in a window, and not hidden.
    func isSeen(at now: Instant) -> Bool {
        inWindow && !visibility.isGone(at: now)
    }

    /// Sets a known fraction and records the request.
    mutating func setFraction(
        _ fraction: Double, _ backward: BackwardMode, _ timing: Timing, at now: Instant, _ token: CompletionToken?
    ) {
        switch progression.set(fraction, backward, timing, at: now) {
        case .ignored:
            completions.add(token, .value, due: now)
        case .joined:
            completions.add(token, .value, due: max(now, progression.shown.end))
        case .moved:
            completions.cancel(.value, at: now)
            completions.add(token, .value, due: max(now, progression.shown.end))
        }
    }

    /// Makes the fraction unknown and records the request.
    mutating func setUnknown(at now: Instant, _ token: CompletionToken?) {
        progression.setUnknown()
        completions.cancel(.value, at: now)
        completions.add(token, .value, due: now)
    }

    /// Shows or hides and records the request.
    mutating func setHidden(
        _ hidden: Bool, _ timings: ChangeTimings, animated: Bool, at now: Instant, _ token: CompletionToken?
    ) {
        let isNew = visibility.set(hidden: hidden, timings, animated: animated && inWindow, at: now)
        if isNew { completions.cancel(.visibility, at: now) }
        completions.add(token, .visibility, due: max(now, visibility.amount.end))
    }

    /// Ends all animations at their final state; pending completions are cancelled.
    mutating func removeFromWindow(at now: Instant) {
        inWindow = false
        completions.cancelAll(at: now)
        progression.settle()
        visibility.settle()
        announcer.changed(to: nil, at: now)
    }

    mutating func addToWindow() {
        inWindow = true
    }

    /// When the next completion is due, or the next announcement if a screen reader is running.
    func nextDue(in environment: Environment) -> Instant? {
        guard environment.isScreenReaderActive, let announcement = announcer.nextDue else {
            return completions.nextDue
        }
        return completions.nextDue.map { min($0, announcement) } ?? announcement
    }

    /// Begins a frame in its buffer; returns how much of the indicator is visible, 0 when there is nothing to draw.
    func begin(
        _ frame: inout Frame, _ semantics: @autoclosure () -> Semantics, at now: Instant, size: Size,
        environment: Environment
    ) -> Double {
        frame.reset()
        if !frame.isForPlans { frame.semantics = semantics() }
        guard inWindow, !size.isEmpty else { return 0 }
        let amount = visibility.amount.seen(in: environment)
        if !frame.isForPlans { frame.changes(amount.nextChange(after: now)) }
        return amount.value(at: now)
    }
}
