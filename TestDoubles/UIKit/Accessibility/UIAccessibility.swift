// swift-format-ignore-file
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
}

@MainActor public enum UIAccessibility {
    public struct Notification: Hashable, Sendable {
        public let rawValue: UInt32
        public static let announcement = Notification(rawValue: 1008)
        public static let layoutChanged = Notification(rawValue: 1001)
    }

    public static nonisolated let reduceMotionStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static nonisolated let voiceOverStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

    public private(set) static var isReduceMotionEnabled = false
    public private(set) static var isVoiceOverRunning = false

    @_spi(Double) public static var posted: [String] = []
    @_spi(Double) public static func set(reduceMotion: Bool) {
        isReduceMotionEnabled = reduceMotion
        NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
    @_spi(Double) public static func set(voiceOver: Bool) {
        isVoiceOverRunning = voiceOver
        NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
    }

    public static func post(notification: Notification, argument: Any?) {
        posted.append("\(argument ?? "nil")")
    }
}

@available(iOS 13, *) @preconcurrency @MainActor public final class UIAccessibilityCustomAction: NSObject {
    public typealias ActionHandler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool
    public let name: String
    public let actionHandler: ActionHandler?
    public init(name: String, actionHandler: ActionHandler?) {
        self.name = name
        self.actionHandler = actionHandler
    }
}
