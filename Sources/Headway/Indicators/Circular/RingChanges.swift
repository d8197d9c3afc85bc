/// The changes of a ring's mode that are under way: one, and another that waits for its end.
struct RingChanges: Sendable, Hashable {
    private(set) var current: RingChange?
    private(set) var next: RingChange?

    /// The one that shows at an instant, nil where value or motion is to be seen as it is.
    func showing(at now: Instant) -> RingChange? {
        let change = next.flatMap { now >= $0.begin ? $0 : nil } ?? current
        return change.flatMap { now >= $0.begin && now < $0.end ? $0 : nil }
    }

    /// Whether a change waits or moves.
    func isUnderWay(at now: Instant) -> Bool { (next ?? current).map { now < $0.end } ?? false }

    /// Turns to the other mode; gives the change that leads there, or nil where a waiting one is simply given up.
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

    /// Gives up all of it.
    mutating func clear() { (current, next) = (nil, nil) }
}
