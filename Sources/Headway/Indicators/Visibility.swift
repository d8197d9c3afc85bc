/// Whether an indicator shows, and how much of it while it grows or shrinks.
struct Visibility: Sendable, Hashable {
    /// The last request.
    private(set) var isHidden: Bool
    /// How much shows: 0 hidden, 1 whole.
    private(set) var amount: Transition
    /// When the last showing began, for the minimum visible time.
    private var shownSince = Instant(nanoseconds: .min)

    /// Starts shown or hidden, at rest.
    init(isHidden: Bool) {
        self.isHidden = isHidden
        amount = Transition(restingAt: isHidden ? 0 : 1)
    }

    /// True when nothing shows at the instant and nothing is about to.
    func isGone(at now: Instant) -> Bool {
        isHidden && amount.value(at: now) <= 0
    }

    /// Shows or hides; gives whether the request was new.
    ///
    /// A showing that follows full absence waits for the delay; a hiding waits until the minimum
    /// visible time has passed; each turns round from what is on screen, and a hiding within the delay undoes the showing.
    mutating func set(hidden: Bool, _ timings: ChangeTimings, animated: Bool, at now: Instant) -> Bool {
        let timing = timings.visibility.when(animated)
        if hidden == isHidden && (timing.duration > .zero || now >= amount.end) { return false }
        isHidden = hidden
        var wait = TimeSpan.zero
        if hidden {
            if shownSince <= now { wait = max(.zero, shownSince + timings.minimumVisible - now) }
        } else if amount.value(at: now) <= 0 {
            wait = max(.zero, timings.showDelay)
            shownSince = now + wait
        }
        amount.retarget(to: hidden ? 0 : 1, at: now, delay: wait, timing: timing)
        return true
    }

    /// Ends a motion under way at its goal.
    mutating func settle() { amount.settle() }
}
