/// Limits a stream of bytes to a rate: says after each chunk how long to wait before the next.
struct RateLimiter: Sendable {
    /// Bytes a second, above 0.
    let rate: Double
    private var credit: Double
    private var last: Duration

    /// How much may arrive at once after a pause.
    private var burst: Double { rate / 10 }

    /// A rate below one byte a second counts as one.
    init(bytesPerSecond: Int64, at now: Duration) {
        rate = Double(max(1, bytesPerSecond))
        credit = 0
        last = now
    }

    /// Counts a chunk that arrived at `now` and returns how long to wait, which may be zero.
    mutating func wait(after count: Int, at now: Duration) -> Duration {
        credit = min(burst, credit + max(0, (now - last) / .seconds(1)) * rate) - Double(count)
        last = now
        return credit < 0 ? .seconds(-credit / rate) : .zero
    }
}
