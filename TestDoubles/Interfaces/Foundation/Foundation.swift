// swift-format-ignore-file
@_exported import CoreGraphics
@_exported import ObjectiveC

public typealias TimeInterval = Double

open class RunLoop: NSObject, @unchecked Sendable {
    public struct Mode: Sendable { public static let common = Mode() }
    public static let main = RunLoop()
}

extension NSObject {
    @nonobjc public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {}
    @nonobjc public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
}

@objc(NSProgress) open class Progress: NSObject, @unchecked Sendable {
    public init(totalUnitCount: Int64) {}
    open var totalUnitCount: Int64 = 0
    open var completedUnitCount: Int64 = 0
    open var fractionCompleted: Double { 0 }
    open var isIndeterminate: Bool { false }
    open var isFinished: Bool { false }
    open var isCancelled: Bool { false }
    open var isPaused: Bool { false }
}

open class Bundle: NSObject {
    nonisolated(unsafe) public static let main = Bundle()
    open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { key }
    open var preferredLocalizations: [String] { [] }
}

open class NSNull: NSObject {}

public func sin(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public func tan(_ x: Double) -> Double { x }

open class NumberFormatter: NSObject {
    public enum Style: UInt, Sendable { case none, decimal, currency, percent }
    open class func localizedString(from num: NSNumber, number nstyle: Style) -> String { "" }
}

open class NSNotification: NSObject {
    public struct Name: Hashable, Sendable { public init(_ name: String) {} }
}

public struct Notification {
    public typealias Name = NSNotification.Name
    public var object: Any?
}


open class OperationQueue: NSObject {}

open class NotificationCenter: NSObject, @unchecked Sendable {
    public static let `default` = NotificationCenter()
    open func post(name: NSNotification.Name, object: Any?) {}
    open func addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any ObjectiveC.NSObjectProtocol { NSObject() }
    open func removeObserver(_ observer: Any) {}
}

public struct Date: Hashable, Sendable {
    public init() {}
    public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
    public static let processInfo = ProcessInfo()
    open var systemUptime: TimeInterval { 0 }
    open var environment: [String: String] { [:] }
}

public struct IndexPath: Hashable, Sendable {}

open class NSLock: NSObject, @unchecked Sendable {
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}
