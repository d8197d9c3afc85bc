public import Headway

/// The monotonic clock of hosts that have none of their own, as instants since it was made.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
public struct HostClock: Sendable {
    private let origin: ContinuousClock.Instant

    /// Starts the clock at the origin of instants.
    public init() { origin = ContinuousClock.now }

    /// The present instant.
    public var now: Instant { instant(of: ContinuousClock.now) }

    /// An instant of the system's clock on this one.
    public func instant(of other: ContinuousClock.Instant) -> Instant {
        let (seconds, attoseconds) = (other - origin).components
        let nanoseconds = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !nanoseconds.overflow else { return Instant(nanoseconds: seconds < 0 ? .min : .max) }
        return Instant(nanoseconds: nanoseconds.partialValue) + TimeSpan(nanoseconds: attoseconds / 1_000_000_000)
    }
}
