import Dispatch
public import Headway

/// A host's clock, as instants since an origin of its own.
public struct HostClock: Sendable {
    private let read: @Sendable () -> Instant

    /// The system's monotonic clock, which stands still while the machine sleeps; it begins at the origin of instants.
    public init() {
        let origin = DispatchTime.now().uptimeNanoseconds
        self.init { Instant(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds - origin)) }
    }

    /// A clock that reads the time by a closure, such as that of a platform's own frames.
    public init(reading read: @escaping @Sendable () -> Instant) { self.read = read }

    /// The present instant.
    public var now: Instant { read() }
}
