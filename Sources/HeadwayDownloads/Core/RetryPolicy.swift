/// How often and how late a failed attempt is made again.
///
/// The delay before try n is drawn evenly between 0 and `base` · 2ⁿ, at most `ceiling` ("full jitter"); a server's
/// `Retry-After` is a floor below it. The count starts again once the file has grown beyond all it had before.
public struct RetryPolicy: Sendable, Hashable {
    /// Attempts after the first without progress; 0 never tries again, negative counts as 0.
    public var limit: Int
    /// The largest delay before the first further try.
    public var base: Duration
    /// The largest delay of all.
    public var ceiling: Duration
    /// A `Retry-After` beyond this fails at once.
    public var patience: Duration

    /// Makes a policy; the defaults are chosen by hand from what curl, wget and aria2 do (Sources.md#download-practice).
    public init(
        limit: Int = 5, base: Duration = .seconds(1), ceiling: Duration = .seconds(60),
        patience: Duration = .seconds(600)
    ) {
        self.limit = limit
        self.base = base
        self.ceiling = ceiling
        self.patience = patience
    }

    /// Beyond this a delay is as good as never, and could not be doubled for ever.
    private static let never = Duration.seconds(1 << 32)

    private static func sane(_ delay: Duration) -> Duration { min(max(delay, .zero), never) }

    /// The delay before the try after `failures` failures in a row (1 or more).
    func delay(failures: Int, floor: Duration?, using random: inout some RandomNumberGenerator) -> Duration {
        let doublings = min(max(failures - 1, 0), 30)
        let largest = min(Self.sane(base) * (1 << doublings), Self.sane(ceiling))
        let draw = Double(random.next() >> 11) / Double(1 << 53)
        let jittered = largest * draw
        return max(jittered, floor ?? .zero)
    }
}
