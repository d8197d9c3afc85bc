import Dispatch
public import Headway

/// A host's clock, in instants since its own origin.
public struct HostClock: Sendable {
    private let read: @Sendable () -> Instant

    /// The system's monotonic clock, which stops while the machine sleeps; it starts at zero.
    public init() {
        let origin = DispatchTime.now().uptimeNanoseconds
        self.init { Instant(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds - origin)) }
    }

    /// A clock that reads the time through a closure, such as a platform's frame clock.
    public init(reading read: @escaping @Sendable () -> Instant) { self.read = read }

    /// The current instant.
    public var now: Instant { read() }
}
