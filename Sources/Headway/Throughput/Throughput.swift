/// Estimates the speed and the remaining time of some work from samples of its count and its total.
///
/// The total may be unknown, become known, grow or shrink at any sample, and the count may exceed it. Sampling more or less
/// often changes how current the results are, not what they converge to.
public struct Throughput: Sendable, Hashable {
    private var estimator: RateEstimator
    private var estimate = TimeRemaining()

    /// The smoothed speed in units a second at the last sample; nil while unknown.
    public private(set) var rate: Double?
    /// The plain average since the start in units a second, at the last sample; nil while unknown.
    public private(set) var averageRate: Double?

    /// Starts at a count that does not contribute to the speed, such as bytes that were there before.
    public init(completed: Int64 = 0, at start: Instant) {
        estimator = RateEstimator(completed: completed, at: start)
    }

    /// The remaining time to show, in whole seconds; nil while unknown.
    public var timeRemaining: TimeSpan? { estimate.shown }

    /// Takes a sample; a smaller count than before starts over, and a negative or missing total is unknown.
    public mutating func sample(completed: Int64, total: Int64?, at now: Instant) {
        estimator.record(completed, at: now)
        rate = estimator.rate(at: now)
        averageRate = estimator.averageRate(at: now)
        estimate.update(remaining: Self.remaining(completed, of: total), rate: rate, at: now)
    }

    /// Excludes a time in which nothing could happen, such as while a process was stopped.
    public mutating func excludeTime(_ span: TimeSpan) {
        estimator.excludeTime(span)
    }

    /// Moves the count without affecting the speed, as when a part turns out to be there already.
    public mutating func skip(to completed: Int64) {
        estimator.skip(to: completed)
    }

    private static func remaining(_ completed: Int64, of total: Int64?) -> Int64? {
        guard let total, total >= 0 else { return nil }
        return total.minus(completed)
    }
}
