package import Headway

/// Whether a ring was started, and what stopping it means; the same on every host.
package struct RingActivity: Sendable, Hashable {
    /// Whether it was started and not stopped since.
    package private(set) var isAnimating: Bool
    /// Whether a stopped ring vanishes.
    package var hidesWhenStopped = true
    /// Whether a value shows before the ring is started.
    package var showsValueUnstarted = true
    private var wasStopped = false

    /// Makes the activity of a ring that moves from the start, or waits to be started.
    package init(isAnimating: Bool) {
        self.isAnimating = isAnimating
    }

    package mutating func start() {
        isAnimating = true
        wasStopped = false
    }

    package mutating func stop() {
        isAnimating = false
        wasStopped = true
    }

    /// True where the ring vanishes because it does not move.
    package func hides(in mode: IndicatorMode) -> Bool {
        guard hidesWhenStopped, !isAnimating else { return false }
        // A value that nobody stopped is there to be seen (report MDC 4854).
        return mode == .indeterminate || wasStopped || !showsValueUnstarted
    }
}

extension IndicatorDriver where Subject == CircularIndicator {
    /// Lets the ring move and shows it, or stops it and lets it vanish, as its activity says; what the host hides besides
    /// stays hidden.
    package func apply(
        _ activity: RingActivity, isHidden: Bool, animated: Bool, completion: CompletionHandler? = nil
    ) {
        let stays = !activity.hides(in: indicator.mode)
        let moves = activity.isAnimating
        var isFresh = false
        // A ring that comes back from nothing begins its first cycle.
        if moves { withFrame { isFresh = !$0.isVisible } }
        change(animated: animated, completion: completion) { indicator, change in
            if isFresh { indicator.setAnimating(false, animated: false, at: change.now) }
            // What is about to vanish goes on moving while it does.
            if moves || stays { indicator.setAnimating(moves, animated: false, at: change.now) }
            indicator.setHidden(
                isHidden || !stays, animated: change.isAnimated, at: change.now, completion: change.completion)
        }
    }
}
