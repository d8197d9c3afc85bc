/// How often and with what delay a failed attempt is retried.
///
/// The delay before retry n is drawn uniformly between 0 and `base` · 2ⁿ, at most `ceiling` ("full jitter"); a server's
/// `Retry-After` is the minimum. The count starts again once the file has more bytes than ever before.
public struct RetryPolicy: Sendable, Hashable {
    /// Attempts after the first without progress; 0 never retries, negative counts as 0.
    public var limit: Int
    /// The largest delay before the first retry.
    public var base: Duration
    /// The largest delay of all.
    public var ceiling: Duration
    /// A longer `Retry-After` than this fails at once.
    public var patience: Duration

    /// Makes a policy; the defaults were chosen with a view to what curl, wget and aria2 do
    /// (Sources.md#download-practice).
    public init(
        limit: Int = 5, base: Duration = .seconds(1), ceiling: Duration = .seconds(60),
        patience: Duration = .seconds(600)
    ) {
        self.limit = limit
        self.base = base
        self.ceiling = ceiling
        self.patience = patience
    }

    /// Beyond this a delay is as good as never, and doubling would overflow.
    private static let never = Duration.seconds(1 << 32)

    private static func sane(_ delay: Duration) -> Duration { min(max(delay, .zero), never) }

    /// The delay before the retry after `failures` failures in a row (1 or more).
    func delay(failures: Int, floor: Duration?, using random: inout some RandomNumberGenerator) -> Duration {
        let doublings = min(max(failures - 1, 0), 30)
        let largest = min(Self.sane(base) * (1 << doublings), Self.sane(ceiling))
        let draw = Double(random.next() >> 11) / Double(1 << 53)
        let jittered = largest * draw
        return max(jittered, floor ?? .zero)
    }
}
