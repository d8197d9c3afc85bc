// swift-format-ignore-file
@preconcurrency @MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    private var actions: [(event: Event, action: UIAction)] = []
    open var isEnabled = true
    open var isHighlighted = false

    @available(iOS 14, *) open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((controlEvents, action))
    }

    open func sendActions(for controlEvents: Event) {
        for (event, action) in actions where !event.intersection(controlEvents).isEmpty { action.handler(action) }
    }

    @available(iOS 17.4, *) open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// What a finger does: nothing on a disabled control.
    @_spi(Double) public func touch() {
        guard isEnabled, isUserInteractionEnabled else { return }
        isHighlighted = true
        isHighlighted = false
        sendActions(for: .touchUpInside)
    }
}

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

@preconcurrency @MainActor public final class UIAction: NSObject {
    let handler: UIActionHandler
    public let title: String
    @available(iOS 13, *) public init(title: String = "", handler: @escaping UIActionHandler) {
        self.title = title
        self.handler = handler
    }
}

open class UIEvent: NSObject {}
