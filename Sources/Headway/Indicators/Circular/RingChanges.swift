/// The changes of a ring's mode in progress: one, and perhaps another that waits for it to end.
struct RingChanges: Sendable, Hashable {
    private(set) var current: RingChange?
    private(set) var next: RingChange?

    /// The change that is visible at an instant, nil when the value or the motion itself is.
    func showing(at now: Instant) -> RingChange? {
        let change = next.flatMap { now >= $0.begin ? $0 : nil } ?? current
        return change.flatMap { now >= $0.begin && now < $0.end ? $0 : nil }
    }

    /// Whether a change is waiting or running.
    func isUnderWay(at now: Instant) -> Bool { (next ?? current).map { now < $0.end } ?? false }

    /// Turns to the other mode; returns the change that leads there, or nil if a waiting one is simply dropped.
    mutating func turn(to mode: IndicatorMode, value: Double, motion: Instant, at now: Instant) -> RingChange? {
        if let waiting = next, now >= waiting.begin { (current, next) = (waiting, nil) }
        if next != nil {
            next = nil
            return nil
        }
        guard let change = current, now < change.end else {
            current =
                mode == .determinate
                ? RingChange(toValue: value, from: motion, at: now) : RingChange(fromValue: value, at: now)
            return current
        }
        if now < change.begin {
            current = nil
            return nil
        }
        next =
            mode == .determinate
            ? RingChange(toValue: value, from: motion, at: now, after: change)
            : RingChange(fromValue: value, at: change.end)
        return next
    }

    /// Drops all changes.
    mutating func clear() { (current, next) = (nil, nil) }
}
