/// A length of time in whole nanoseconds.
///
/// Swift's `Duration` needs 128-bit multiplication, which Embedded Swift lacks on WebAssembly. Arithmetic saturates.
public struct TimeSpan: Sendable, Hashable, Comparable {
    /// The length; may be negative.
    public var nanoseconds: Int64

    /// Makes a span from whole nanoseconds.
    @inlinable
    public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// Makes a span from seconds, rounded to the nanosecond; NaN is zero, infinities saturate.
    public init(seconds: Double) {
        let scaled = (seconds * 1e9).rounded(.toNearestOrAwayFromZero)
        if scaled >= 9.2e18 {
            nanoseconds = .max
        } else if scaled <= -9.2e18 {
            nanoseconds = .min
        } else {
            nanoseconds = scaled == scaled ? Int64(scaled) : 0
        }
    }

    /// No time.
    public static let zero = TimeSpan(nanoseconds: 0)

    /// A span given in seconds.
    public static func seconds(_ value: Double) -> TimeSpan { TimeSpan(seconds: value) }

    /// A span given in milliseconds.
    public static func milliseconds(_ value: Double) -> TimeSpan { TimeSpan(seconds: value / 1000) }

    /// The length in seconds.
    public var seconds: Double { Double(nanoseconds) / 1e9 }

    /// The sum, saturated.
    public static func + (a: TimeSpan, b: TimeSpan) -> TimeSpan {
        let (sum, overflow) = a.nanoseconds.addingReportingOverflow(b.nanoseconds)
        return TimeSpan(nanoseconds: overflow ? (b.nanoseconds < 0 ? .min : .max) : sum)
    }

    /// The difference, saturated.
    public static func - (a: TimeSpan, b: TimeSpan) -> TimeSpan {
        let (difference, overflow) = a.nanoseconds.subtractingReportingOverflow(b.nanoseconds)
        return TimeSpan(nanoseconds: overflow ? (b.nanoseconds < 0 ? .max : .min) : difference)
    }

    /// Shorter spans come first.
    @inlinable
    public static func < (a: TimeSpan, b: TimeSpan) -> Bool { a.nanoseconds < b.nanoseconds }
}
