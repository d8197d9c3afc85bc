package import Headway

/// When a source is sampled: at most ten times a second, at even intervals.
package struct SamplingSchedule: Sendable {
    /// The time between samples: a value on screen is at most this old (chosen by eye).
    package static let interval = TimeSpan.seconds(0.1)
    /// How much too early a frame may be and still take a sample, which would otherwise wait for another whole frame.
    private static let tolerance = TimeSpan.seconds(0.004)

    /// The next sample; nil when none is wanted.
    package private(set) var next: Instant?

    /// Makes a schedule in which no sample is due.
    package init() {}

    package func isDue(at now: Instant) -> Bool { next.map { $0 <= now + Self.tolerance } ?? false }

    /// Schedules the next sample, or none.
    package mutating func sampled(at now: Instant, goesOn: Bool) {
        guard goesOn else { return next = nil }
        // Counted from when the sample was due: a late frame must not delay all later samples.
        let even = (isDue(at: now) ? next : nil).map { $0 + Self.interval }
        next = even.flatMap { $0 > now + Self.tolerance ? $0 : nil } ?? now + Self.interval
    }
}
