// swift-format-ignore-file
@preconcurrency @MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
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

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        isHighlighted = true
        sendActions(for: .touchDown)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isHighlighted else { return }
        isHighlighted = false
        sendActions(for: .touchUpInside)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
        sendActions(for: .touchCancel)
    }

    /// What a finger does that goes down and up in the middle: nothing on a disabled control.
    @_spi(Double) public func touch() {
        let middle = CGPoint(x: bounds.size.width / 2, y: bounds.size.height / 2)
        guard isEnabled, let view = hitTest(middle, with: nil) else { return }
        let finger = UITouch(at: middle, in: self, view: view)
        view.touchesBegan([finger], with: nil)
        view.touchesEnded([finger], with: nil)
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
