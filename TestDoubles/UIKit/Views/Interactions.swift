// swift-format-ignore-file
@MainActor public protocol UIInteraction: AnyObject {}

@available(iOS 13.4, *) @available(tvOS, unavailable) @available(watchOS, unavailable) @preconcurrency @MainActor public final class UIPointerInteraction: NSObject, UIInteraction {
    public init(delegate: (any UIPointerInteractionDelegate)?) {}
}

@available(iOS 13.4, *) @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}

@available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable)
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    public override nonisolated init() {}
}

@available(tvOS, unavailable) @available(watchOS, unavailable) @available(visionOS, unavailable)
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    @_spi(Double) public static var played: [FeedbackType] = []
    open func notificationOccurred(_ notificationType: FeedbackType) { Self.played.append(notificationType) }
}
