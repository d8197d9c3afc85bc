// swift-format-ignore-file
@preconcurrency @MainActor open class UIView: UIResponder, UIAppearance {
    public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    public static let noIntrinsicMetric: CGFloat = -1
    public let layer = CALayer()

    open var frame: CGRect {
        didSet {
            layer.frame = frame
            if frame.size != oldValue.size { sizeChanged() }
        }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
        set {
            frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
        }
    }
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var isOpaque = true
    open var alpha: CGFloat = 1
    open var isHidden = false { didSet { layer.isHidden = isHidden } }
    open var clipsToBounds = false { didSet { layer.masksToBounds = clipsToBounds } }
    open var isUserInteractionEnabled = true
    open var tag = 0
    open var backgroundColor: UIColor?
    open var contentMode = ContentMode.scaleToFill
    open var clearsContextBeforeDrawing = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open private(set) var interactions: [any UIInteraction] = []
    private var ownTint: UIColor?
    private var ownTraits: UITraitCollection?
    private var isLayoutNeeded = true
    private var drawCount = 0

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
        layer.isBacking = true
        layer.frame = frame
    }
    public override convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
        layer.isBacking = true
        isHidden = coder.decodeBool(forKey: "UIHidden")
        backgroundColor = coder.decodeObject(of: UIColor.self, forKey: "UIBackgroundColor")
        autoresizingMask = AutoresizingMask(rawValue: UInt(coder.decodeInteger(forKey: "UIAutoresizingMask")))
        // UIKit hands a tint of Interface Builder's to the setter, subclass's or not.
        if let tint = coder.decodeObject(of: UIColor.self, forKey: "UITintColor") { tintColor = tint }
    }

    open func encode(with coder: NSCoder) {
        coder.encode(isHidden, forKey: "UIHidden")
        coder.encode(backgroundColor, forKey: "UIBackgroundColor")
        coder.encode(Int(autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
        coder.encode(ownTint, forKey: "UITintColor")
    }
    open func prepareForInterfaceBuilder() {}
    open func awakeFromNib() {}

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) {
        let (oldWindow, oldTraits) = (view.window, view.traitCollection)
        // A move within a window does not pass through none.
        if window !== oldWindow { view.willMoveEverywhere(toWindow: window) }
        view.superview?.subviews.removeAll { $0 === view }
        subviews.append(view)
        view.superview = self
        layer.addSublayer(view.layer)
        view.didMoveToSuperview()
        if window !== oldWindow { view.movedToWindow() }
        if !view.traitCollection.isSame(as: oldTraits) { view.spread(oldTraits) }
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        let (oldWindow, oldTraits) = (window, traitCollection)
        if oldWindow != nil { willMoveEverywhere(toWindow: nil) }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        layer.removeFromSuperlayer()
        didMoveToSuperview()
        if oldWindow != nil { movedToWindow() }
        if !traitCollection.isSame(as: oldTraits) { spread(oldTraits) }
    }

    private func willMoveEverywhere(toWindow newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        for view in subviews { view.willMoveEverywhere(toWindow: newWindow) }
    }

    private func movedToWindow() {
        if window != nil { AppearanceProxies.apply(to: self) }
        traitCollection.performAsCurrent { didMoveToWindow() }
        for view in subviews { view.movedToWindow() }
    }

    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}
    open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

    // MARK: Tint and traits

    open var tintColor: UIColor! {
        get { isDimmed ? .gray : ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            spreadTint()
        }
    }
    /// Dimmed under an alert, for instance: the tint of the view and of all in it loses its colour.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic { didSet { spreadDimming() } }
    private var isDimmed: Bool {
        tintAdjustmentMode == .automatic ? superview?.isDimmed ?? false : tintAdjustmentMode == .dimmed
    }

    private func spreadDimming() {
        traitCollection.performAsCurrent { tintColorDidChange() }
        for view in subviews where view.tintAdjustmentMode == .automatic { view.spreadDimming() }
    }

    private func spreadTint() {
        traitCollection.performAsCurrent { tintColorDidChange() }
        for view in subviews where view.ownTint == nil { view.spreadTint() }
    }

    open func tintColorDidChange() {}

    open var traitCollection: UITraitCollection { ownTraits ?? superview?.traitCollection ?? UITraitCollection() }
    @_spi(Double) public func setTraits(_ traits: UITraitCollection) {
        let old = traitCollection
        ownTraits = traits
        // Told of a change alone.
        if !traits.isSame(as: old) { spread(old) }
    }

    private func spread(_ old: UITraitCollection?) {
        traitCollection.performAsCurrent { traitCollectionDidChange(old) }
        for view in subviews where view.ownTraits == nil { view.spread(old) }
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified:
            traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    // MARK: Animation

    public private(set) static var areAnimationsEnabled = true
    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = areAnimationsEnabled
        areAnimationsEnabled = false
        actionsWithoutAnimation()
        areAnimationsEnabled = before
    }

    public private(set) static var inheritedAnimationDuration: TimeInterval = 0
    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        let before = inheritedAnimationDuration
        inheritedAnimationDuration = duration
        animations()
        inheritedAnimationDuration = before
    }

    // MARK: Layout and drawing

    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    @_spi(Double) public private(set) var intrinsicInvalidations = 0
    open func invalidateIntrinsicContentSize() { intrinsicInvalidations += 1 }
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    open func setNeedsLayout() { isLayoutNeeded = true }
    open func layoutIfNeeded() {
        if isLayoutNeeded {
            isLayoutNeeded = false
            traitCollection.performAsCurrent { layoutSubviews() }
        }
        for view in subviews { view.layoutIfNeeded() }
    }
    open func layoutSubviews() {}
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func draw(_ rect: CGRect) {}

    private func sizeChanged() {
        setNeedsLayout()
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// Draws as a display pass would: only when needed; nil when nothing was.
    @_spi(Double) public func displayIfNeeded() -> CGContext? {
        layoutIfNeeded()
        guard layer.isDisplayNeeded, !isHidden else { return nil }
        return display()
    }

    /// Draws in any case.
    @_spi(Double) public func display() -> CGContext {
        layer.displayed()
        drawCount += 1
        var context = CGContext()
        traitCollection.performAsCurrent { context = recording { draw(bounds) } }
        return context
    }

    /// How often it was drawn.
    @_spi(Double) public var draws: Int { drawCount }

    /// Records what a closure draws in a context of the view's.
    @_spi(Double) public func recording(_ draw: () -> Void) -> CGContext {
        let context = CGContext()
        currentContext = context
        defer { currentContext = nil }
        if bounds.size.width > 0, bounds.size.height > 0 { draw() }
        return context
    }

    // MARK: Events and focus

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x >= 0 && point.y >= 0 && point.x < bounds.size.width && point.y < bounds.size.height
    }
    /// The deepest view under a point that takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            let within = CGPoint(x: point.x - view.frame.origin.x, y: point.y - view.frame.origin.y)
            if let hit = view.hitTest(within, with: event) { return hit }
        }
        return self
    }
    /// A point of another view's, or of the window's, in this one.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (other, own) = (view?.originInWindow ?? .zero, originInWindow)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }
    private var originInWindow: CGPoint {
        guard let superview else { return .zero }
        let outer = superview.originInWindow
        return CGPoint(x: outer.x + frame.origin.x, y: outer.y + frame.origin.y)
    }
    open var canBecomeFocused: Bool { false }
    open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
    @_spi(Double) public var isAccessibilityFocused = false
    open override func accessibilityElementIsFocused() -> Bool { isAccessibilityFocused }
}

@preconcurrency @MainActor open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene?
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            if let view = rootViewController?.view { addSubview(view) }
        }
    }
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        self.windowScene = windowScene
    }
    open func makeKeyAndVisible() {}
}

nonisolated(unsafe) var currentContext: CGContext?
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { currentContext }

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
