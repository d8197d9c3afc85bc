@MainActor open class CALayer: NSObject {
    public override nonisolated init() {}
    public required nonisolated init?(coder: NSCoder) { nil }
    open var frame = CGRect.zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var contentsScale: CGFloat = 1
    open var isHidden = false
    open var opacity: Float = 1
    open private(set) var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?
    @_spi(Double) public private(set) var isDisplayNeeded = true

    open func setNeedsDisplay() { isDisplayNeeded = true }
    @_spi(Double) public func displayed() { isDisplayNeeded = false }

    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        sublayers = (sublayers ?? []) + [layer]
        layer.superlayer = self
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    @_spi(Double) public private(set) var animations: [String: CAAnimation] = [:]
    open func add(_ animation: CAAnimation, forKey key: String?) { animations[key ?? ""] = animation }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func removeAllAnimations() { animations = [:] }
}

@MainActor open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor?
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
}

@MainActor open class CAAnimation: NSObject {
    public override nonisolated init() {}
    public required nonisolated init?(coder: NSCoder) { nil }
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var isRemovedOnCompletion = true
}

@MainActor open class CABasicAnimation: CAAnimation {
    open var keyPath: String?
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
    open var fromValue: Any?
    open var toValue: Any?
}

@MainActor public enum CATransaction {
    public static func begin() {}
    public static func commit() {}
    public static func setDisableActions(_ flag: Bool) {}
}
