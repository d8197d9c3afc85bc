package import Headway

/// Whether a ring was started, and what stopping it means on every host.
package struct RingActivity: Sendable, Hashable {
    /// Whether it has been started and not stopped since.
    package private(set) var isAnimating: Bool
    /// Whether a stopped ring vanishes.
    package var hidesWhenStopped = true
    /// Whether a value shows before the ring is started.
    package var showsValueUnstarted = true
    private var wasStopped = false

    /// Makes the activity of a ring that is animating from the start, or waits to be started.
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

    /// True when the ring is hidden because it is not animating.
    package func hides(in mode: IndicatorMode) -> Bool {
        guard hidesWhenStopped, !isAnimating else { return false }
        // A value that was never stopped stays visible (report MDC 4854).
        return mode == .indeterminate || wasStopped || !showsValueUnstarted
    }
}

extension IndicatorDriver where Subject == CircularIndicator {
    /// Starts the ring and shows it, or stops it and hides it, as its activity says; a ring that the host hides stays hidden.
    package func apply(
        _ activity: RingActivity, isHidden: Bool, animated: Bool, completion: CompletionHandler? = nil
    ) {
        let stays = !activity.hides(in: indicator.mode)
        let moves = activity.isAnimating
        var isFresh = false
        // A ring that was not visible starts with its first cycle.
        if moves { withFrame { isFresh = !$0.isVisible } }
        change(animated: animated, completion: completion) { indicator, change in
            if isFresh { indicator.setAnimating(false, animated: false, at: change.now) }
            // A ring that is being hidden keeps moving until it has disappeared.
            if moves || stays { indicator.setAnimating(moves, animated: false, at: change.now) }
            indicator.setHidden(
                isHidden || !stays, animated: change.isAnimated, at: change.now, completion: change.completion)
        }
    }
}
