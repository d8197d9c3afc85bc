/// What every indicator remembers: its value, whether it shows, whether it is in a window, and what it owes.
struct IndicatorCore: Sendable, Hashable {
    var progression: Progression
    var presence: Presence
    var ledger = CompletionLedger()
    var announcer: Announcer
    private(set) var inWindow = true

    init(progress: ProgressValue, isHidden: Bool) {
        progression = Progression(progress)
        presence = Presence(isHidden: isHidden)
        announcer = Announcer(known: nil)
        announcer = Announcer(known: progression.isKnown ? .percent(percent) : nil)
    }

    /// The value as a whole per cent.
    var percent: Int { Semantics.percent(of: progression.value) }

    /// True when a change would be seen: in a window, and not hidden.
    func isSeen(at now: Instant) -> Bool {
        inWindow && !presence.isGone(at: now)
    }

    /// Sets a known fraction and takes note of the request.
    mutating func setFraction(
        _ fraction: Double, _ backward: BackwardMode, _ timing: Timing, at now: Instant, _ token: CompletionToken?
    ) {
        switch progression.set(fraction, backward, timing, at: now) {
        case .ignored:
            ledger.add(token, .value, due: now)
        case .joined:
            ledger.add(token, .value, due: max(now, progression.shown.end))
        case .moved:
            ledger.cut(.value, at: now)
            ledger.add(token, .value, due: max(now, progression.shown.end))
        }
    }

    /// Shows or hides and takes note of the request.
    mutating func setHidden(
        _ hidden: Bool, _ timing: Timing, delay: TimeSpan, minimum: TimeSpan, at now: Instant, _ token: CompletionToken?
    ) {
        let isNew = presence.set(hidden: hidden, timing.when(inWindow), delay: delay, minimum: minimum, at: now)
        if isNew { ledger.cut(.visibility, at: now) }
        ledger.add(token, .visibility, due: max(now, presence.amount.end))
    }

    /// Ends all motion at its goal and cuts short what was owed.
    mutating func removeFromWindow(at now: Instant) {
        inWindow = false
        ledger.cutAll(at: now)
        progression.settle()
        presence.settle()
        announcer.changed(to: nil, at: now)
    }

    mutating func addToWindow() {
        inWindow = true
    }

    /// When the next completion is due, or the next announcement where a screen reader listens.
    func nextDue(in environment: Environment) -> Instant? {
        guard environment.screenReader, let announcement = announcer.nextDue else { return ledger.nextDue }
        return ledger.nextDue.map { min($0, announcement) } ?? announcement
    }

    /// Begins a frame in its buffer; gives how much of the indicator shows, 0 when there is nothing to draw.
    func begin(
        _ frame: inout Frame, _ semantics: Semantics, at now: Instant, size: Size, environment: Environment
    ) -> Double {
        frame.reset()
        frame.semantics = semantics
        guard inWindow, !size.isEmpty else { return 0 }
        let amount = presence.amount.seen(in: environment)
        frame.next = amount.nextChange(after: now)
        return amount.value(at: now)
    }
}
