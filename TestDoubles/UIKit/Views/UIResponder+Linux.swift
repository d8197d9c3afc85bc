// swift-format-ignore-file
#if !canImport(ObjectiveC)
/// UIKit's responders are NSObjects. Here they are not: the initialiser of the open Foundation's NSObject is not isolated,
/// so that `UIView()` could not be declared on top of it.
@preconcurrency @MainActor open class UIResponder {
    public init() {}
    open var canBecomeFirstResponder: Bool { false }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func accessibilityElementIsFocused() -> Bool { false }
    open func accessibilityActivate() -> Bool { false }
    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
}
#endif
