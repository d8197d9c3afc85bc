/// A moment on the caller's clock, in whole nanoseconds since an origin of the caller's choice.
///
/// The engine never reads a clock: every instant is passed in. Arithmetic saturates, so no input can trap.
public struct Instant: Sendable, Hashable, Comparable {
    /// Nanoseconds since the origin; may be negative.
    public var nanoseconds: Int64

    /// Makes an instant from whole nanoseconds.
    @inlinable
    public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// Makes an instant from seconds, rounded to the nanosecond; NaN is the origin, infinities saturate.
    public init(seconds: Double) {
        nanoseconds = TimeSpan(seconds: seconds).nanoseconds
    }

    /// The origin.
    public static let zero = Instant(nanoseconds: 0)

    /// Seconds since the origin.
    public var seconds: Double { Double(nanoseconds) / 1e9 }

    /// The instant that is `span` later.
    public static func + (instant: Instant, span: TimeSpan) -> Instant {
        Instant(nanoseconds: (TimeSpan(nanoseconds: instant.nanoseconds) + span).nanoseconds)
    }

    /// The time from the second instant to the first.
    public static func - (later: Instant, earlier: Instant) -> TimeSpan {
        TimeSpan(nanoseconds: later.nanoseconds) - TimeSpan(nanoseconds: earlier.nanoseconds)
    }

    /// Earlier instants come first.
    @inlinable
    public static func < (a: Instant, b: Instant) -> Bool { a.nanoseconds < b.nanoseconds }
}
