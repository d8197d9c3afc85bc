// swift-format-ignore-file
// The one lock that the engine's counter falls back on, for type-checking without an Apple SDK.

public struct os_unfair_lock_s: Sendable {
    public init() {}
}

public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}
