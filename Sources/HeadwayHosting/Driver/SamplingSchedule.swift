package import Headway

/// When what is followed is looked at: at most ten times a second, at even intervals.
package struct SamplingSchedule: Sendable {
    /// From one sample to the next, in seconds: a value on screen is at most this old (chosen by eye).
    package static let interval = TimeSpan.seconds(0.1)
    /// A display's frame that comes so little too early is taken, or the sample would wait for a whole frame more.
    private static let tolerance = TimeSpan.seconds(0.004)

    /// The next sample; nil when none is wanted.
    package private(set) var next: Instant?

    /// Makes a schedule without a sample to come.
    package init() {}

    package func isDue(at now: Instant) -> Bool { next.map { $0 <= now + Self.tolerance } ?? false }

    /// Goes on after a sample, or ends.
    package mutating func sampled(at now: Instant, goesOn: Bool) {
        guard goesOn else { return next = nil }
        // From the instant at which it was due: a late frame must not push all later samples back.
        let even = (isDue(at: now) ? next : nil).map { $0 + Self.interval }
        next = even.flatMap { $0 > now + Self.tolerance ? $0 : nil } ?? now + Self.interval
    }
}
