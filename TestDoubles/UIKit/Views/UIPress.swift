// swift-format-ignore-file
@preconcurrency @MainActor open class UIPress: NSObject {
    public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
    open var type: PressType
    @available(iOS 13.4, *) open var key: UIKey? { pressed }
    private let pressed: UIKey?
    @_spi(Double) public init(type: PressType = .select, key: UIKey? = nil) {
        self.type = type
        pressed = key
    }
}

@available(iOS 13.4, *) @preconcurrency @MainActor open class UIKey: NSObject {
    open private(set) var keyCode: UIKeyboardHIDUsage
    @_spi(Double) public init(keyCode: UIKeyboardHIDUsage) { self.keyCode = keyCode }
}

@available(iOS 13.4, *) public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardReturnOrEnter = 40
    case keyboardEscape = 41
    case keyboardSpacebar = 44
    case keypadEnter = 88
}

open class UIPressesEvent: UIEvent {}
