/// The speed and the time left of one thing under way, from samples of its count and its total.
///
/// The total may be unknown, become known, grow or shrink at any sample; the count may pass it. Sampling more or less
/// often changes how fresh the answers are, not what they settle at.
public struct Throughput: Sendable, Hashable {
    private var estimator: RateEstimator
    private var estimate = TimeRemaining()

    /// The smoothed speed in units a second at the last sample; nil while unknown.
    public private(set) var rate: Double?
    /// The plain average since the start in units a second, at the last sample; nil while unknown.
    public private(set) var averageRate: Double?

    /// Begins at a count that is no speed, such as the bytes that were there before.
    public init(completed: Int64 = 0, at start: Instant) {
        estimator = RateEstimator(completed: completed, at: start)
    }

    /// Whole seconds to show as the time left; nil while unknown.
    public var timeRemaining: TimeSpan? { estimate.shown }

    /// Takes a sample; a smaller count than before begins anew, a negative or missing total is unknown.
    public mutating func sample(completed: Int64, total: Int64?, at now: Instant) {
        estimator.record(completed, at: now)
        rate = estimator.rate(at: now)
        averageRate = estimator.averageRate(at: now)
        estimate.update(remaining: Self.remaining(completed, of: total), rate: rate, at: now)
    }

    /// Leaves out a time in which nothing could happen, such as that of a stopped process.
    public mutating func excludeTime(_ span: TimeSpan) {
        estimator.excludeTime(span)
    }

    /// Moves the count without that being speed, as when a part is found to be there already.
    public mutating func skip(to completed: Int64) {
        estimator.skip(to: completed)
    }

    private static func remaining(_ completed: Int64, of total: Int64?) -> Int64? {
        guard let total, total >= 0 else { return nil }
        return total.minus(completed)
    }
}
