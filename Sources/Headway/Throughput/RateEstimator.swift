/// How fast a count grows: an average in which the recent past counts most.
///
/// It is given counts at instants. Between two of them the count is assumed to grow evenly, which makes the speed a
/// step function of time, and the estimate is that function filtered by two exponential averages in a row:
///
/// - One average forgets at the right rate (what is older than 15 s counts for a tenth) but jumps with every burst and
///   falls at once with every pause. Averaging the average once more smooths both: a single late report cannot make the
///   time left jump, yet a real change of speed shows after some 15 s.
/// - Both averages start from nothing, not from a speed of zero. Without a correction the first seconds would read far too
///   slow, so the estimate is divided by what a constant speed of 1 would have put into the second average by now. A
///   constant speed is therefore reported exactly, from the first report on.
/// - The averages are moved by the exact solution for a constant speed, not by one step per call. The same progress in
///   more or fewer reports gives the same estimate.
/// - Reading later than the last report counts the silence as no progress, so during a stall the speed falls smoothly
///   to zero. That changes nothing: when the count grows again, its growth is spread over the whole time since the last
///   report.
/// - What was there at the start (the first part of a resumed transfer) does not count as speed. A count that falls
///   starts over.
///
/// Numbers: Sources.md#rate. No result is negative, infinite or NaN.
package struct RateEstimator: Sendable, Hashable {
    private var origin: Int64
    private var start: Instant
    private var count: Int64
    private var last: Instant
    private var first = 0.0
    private var second = 0.0

    /// Starts at a count that does not contribute to the speed, such as bytes that were there before.
    package init(completed: Int64 = 0, at start: Instant) {
        origin = completed
        count = completed
        self.start = start
        last = start
    }

    /// Records a count; a smaller one than before starts over, and an equal one is ignored.
    ///
    /// Instants that do not move forward are ignored: the growth is counted by the next report.
    package mutating func record(_ completed: Int64, at now: Instant) {
        if completed < count {
            self = RateEstimator(completed: completed, at: now)
            return
        }
        guard completed > count, now > last else { return }
        let span = now - last
        let speed = (Double(completed) - Double(count)) / span.seconds
        (first, second) = averages(after: Decay(after: span), speed: speed)
        count = completed
        last = now
    }

    /// The smoothed speed in units a second, zero or more; nil until the count has grown once.
    ///
    /// An instant before the last report counts as that report's.
    package func rate(at now: Instant) -> Double? {
        guard last > start else { return nil }
        let silence = Decay(after: now - last)
        let ripe = Decay(after: max(now, last) - start).second
        guard ripe > 0 else { return nil }
        return averages(after: silence, speed: 0).second / ripe
    }

    /// The plain average since the start, in units a second; nil until the count has grown once.
    ///
    /// The better estimate if the work progresses in slow steps far apart, and the speed to report at the end.
    package func averageRate(at now: Instant) -> Double? {
        guard last > start else { return nil }
        return (Double(count) - Double(origin)) / (max(now, last) - start).seconds
    }

    /// Excludes a time in which nothing could happen, such as while a process was stopped; negative spans are ignored.
    package mutating func excludeTime(_ span: TimeSpan) {
        guard span > .zero else { return }
        start = start + span
        last = last + span
    }

    /// Moves the count without affecting the speed, as when a part turns out to be there already.
    package mutating func skip(to completed: Int64) {
        origin = completed.minus(count.minus(origin))
        count = completed
    }

    /// The averages after a time of constant speed: the exact solution of a′ = speed − a, b′ = a − b.
    private func averages(after decay: Decay, speed: Double) -> (first: Double, second: Double) {
        let newFirst = first * decay.kept + speed * decay.first
        let newSecond = (second + first * decay.time) * decay.kept + speed * decay.second
        return (newFirst, newSecond)
    }
}
