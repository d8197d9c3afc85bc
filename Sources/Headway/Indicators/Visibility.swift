/// Whether an indicator is shown, and how much of it while it grows or shrinks.
struct Visibility: Sendable, Hashable {
    /// The last request.
    private(set) var isHidden: Bool
    /// How much is visible: 0 is hidden, 1 is all of it.
    private(set) var amount: Transition
    /// When it was last shown, for the minimum visible time.
    private var shownSince = Instant(nanoseconds: .min)

    /// Starts shown or hidden, at rest.
    init(isHidden: Bool) {
        self.isHidden = isHidden
        amount = Transition(restingAt: isHidden ? 0 : 1)
    }

    /// True when nothing is visible at an instant and nothing is about to appear.
    func isGone(at now: Instant) -> Bool {
        isHidden && amount.value(at: now) <= 0
    }

    /// Shows or hides; returns false if that was already requested.
    ///
    /// Showing something that was fully hidden waits for the delay, and hiding waits until the minimum visible time has passed.
    /// Each starts from what is on screen, and hiding within the delay undoes the showing.
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

    /// Ends the current animation at its final state.
    mutating func settle() { amount.settle() }
}
