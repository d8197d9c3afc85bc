#if canImport(ObjectiveC)
@MainActor open class UIResponder: NSObject {
    public override init() {}
    open var canBecomeFirstResponder: Bool { false }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    @objc open func accessibilityElementIsFocused() -> Bool { false }
    @objc open func accessibilityActivate() -> Bool { false }
    @objc open var isAccessibilityElement = false
    @objc open var accessibilityLabel: String?
    @objc open var accessibilityValue: String?
    @objc open var accessibilityHint: String?
    @objc open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
}
#endif
