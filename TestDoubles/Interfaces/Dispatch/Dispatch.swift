// swift-format-ignore-file
// The little of Dispatch that the hosts use, for type-checking without an Apple SDK.

/// A time of the system's monotonic clock.
public struct DispatchTime: Sendable {
    /// The time since the system was started, without sleep.
    public let uptimeNanoseconds: UInt64

    /// The present time.
    public static func now() -> DispatchTime { DispatchTime(uptimeNanoseconds: 0) }
}

/// A queue: what is handed over is called later.
public final class DispatchQueue: @unchecked Sendable {
    /// The main thread's.
    public static let main = DispatchQueue(label: "")

    public init(label: String) {}

    @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
}
