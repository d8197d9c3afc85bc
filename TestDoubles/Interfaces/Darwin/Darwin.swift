// swift-format-ignore-file
// The one lock that the engine's counter falls back on, and what the terminal's library uses, for type-checking without an Apple SDK.
@_exported import Darwin

public struct os_unfair_lock_s: Sendable {
    public init() {}
}

public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}

// What C's macros and variadic functions are in Swift.
public var errno: Int32 { get { 0 } set {} }
public var SIG_DFL: (@convention(c) (Int32) -> Void)? { nil }
public var TIOCGWINSZ: UInt { 0x4008_7468 }
public var FIONREAD: UInt { 0x4004_667F }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
public func ioctl(_ descriptor: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer) -> Int32 { 0 }
