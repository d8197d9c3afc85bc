/// How much longer something takes, as it is shown: a number that people can read while it changes.
///
/// An estimate from the current speed fluctuates. What is shown therefore counts down by itself, second by second, and
/// adopts a new estimate only when that has left a band around the countdown: a tenth of it, but at least 1 s. It
/// changes at most once a second. Nothing is shown until the speed has been known for half a second, because a first
/// report alone may be anything, and "0 s" is shown only when nothing is left.
///
/// Numbers: the change at most once a second is wget's, the unknown time as a separate value and the limits come from
/// reports (Sources.md#time-left); the band and the half second are chosen by eye.
package struct TimeRemaining: Sendable, Hashable {
    /// Above this an estimate is meaningless and is not shown: 99 days.
    package static let longest = TimeSpan(nanoseconds: 99 * 86_400 * 1_000_000_000)

    /// When it is expected to end.
    private var end = Instant.zero
    private var seconds: Int64?
    private var changed: Instant?
    private var known: Instant?

    /// Makes an unknown time left.
    package init() {}

    /// What to show, in whole seconds; nil while unknown.
    package var shown: TimeSpan? {
        seconds.map { TimeSpan(nanoseconds: $0 * 1_000_000_000) }
    }

    /// Records what is left and how fast it goes, in units and units a second; nil is unknown.
    ///
    /// If `remaining` is 0 or less, 0 is shown at once, and if it is unknown, nothing; other changes wait for the next
    /// second.
    package mutating func update(remaining: Int64?, rate: Double?, at now: Instant) {
        guard let remaining, remaining > 0 else {
            self = TimeRemaining()
            if remaining != nil { (seconds, changed) = (0, now) }
            return
        }
        known = rate == nil ? nil : (known ?? now)
        if let changed {
            guard now - changed >= .seconds(1) else { return }
        } else {
            guard let known, now - known >= .milliseconds(500) else { return }
        }
        let whole = wholeSeconds(Self.estimate(remaining: remaining, rate: rate), at: now)
        if whole != seconds || changed == nil { (seconds, changed) = (whole, now) }
    }

    /// The time that a remainder takes at a speed, saturated; nil without a speed or at a standstill.
    package static func estimate(remaining: Int64, rate: Double?) -> TimeSpan? {
        guard remaining > 0 else { return .zero }
        guard let rate, rate > 0 else { return nil }
        return .seconds(Double(remaining) / rate)
    }

    /// The seconds to show for an estimate: the running countdown's while that is near it, else its own.
    private mutating func wholeSeconds(_ estimate: TimeSpan?, at now: Instant) -> Int64? {
        guard let estimate, estimate <= Self.longest else { return nil }
        let counted = end - now
        let miss = (estimate - counted).seconds.magnitude
        if seconds == nil || miss > max(1, counted.seconds / 10) { end = now + estimate }
        let left = (end - now).nanoseconds
        return max(1, left / 1_000_000_000 + (left % 1_000_000_000 > 0 ? 1 : 0))
    }
}
