// swift-format-ignore-file
/// A layer: its model values, and the animations that the render server plays over them.
///
/// Not bound to the main actor, as QuartzCore's is not; nothing here is safe to share all the same.
open class CALayer: NSObject {
    public override init() {}
    public required init?(coder: NSCoder) { nil }

    open var bounds = CGRect.zero { didSet { changed("bounds") } }
    open var position = CGPoint.zero { didSet { changed("position") } }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity { didSet { changed("transform") } }
    /// Derived from bounds, position and anchor, as QuartzCore's is.
    open var frame: CGRect {
        get {
            CGRect(
                x: position.x - anchorPoint.x * bounds.size.width, y: position.y - anchorPoint.y * bounds.size.height,
                width: bounds.size.width, height: bounds.size.height)
        }
        set {
            bounds = CGRect(origin: bounds.origin, size: newValue.size)
            position = CGPoint(
                x: newValue.origin.x + anchorPoint.x * newValue.size.width,
                y: newValue.origin.y + anchorPoint.y * newValue.size.height)
        }
    }
    open var contentsScale: CGFloat = 1
    open var isHidden = false { didSet { changed("hidden") } }
    open var opacity: Float = 1 { didSet { changed("opacity") } }
    open var masksToBounds = false
    open var cornerRadius: CGFloat = 0 { didSet { changed("cornerRadius") } }
    open var backgroundColor: CGColor? { didSet { changed("backgroundColor") } }
    open var allowsEdgeAntialiasing = false
    /// Has no superlayer, and the time of the layer that it masks.
    open var mask: CALayer? {
        didSet {
            oldValue?.maskOwner = nil
            mask?.maskOwner = self
        }
    }
    private weak var maskOwner: CALayer?
    open var actions: [String: any CAAction]?
    open private(set) var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?
    @_spi(Double) public private(set) var isDisplayNeeded = true
    /// A view's own layer, which animates nothing by itself.
    var isBacking = false

    open func setNeedsDisplay() { isDisplayNeeded = true }
    @_spi(Double) public func displayed() { isDisplayNeeded = false }

    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        sublayers = (sublayers ?? []) + [layer]
        layer.superlayer = self
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: min(Int(index), all.count))
        sublayers = all
        layer.superlayer = self
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    // MARK: Time and animations

    open var beginTime: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0

    /// From absolute time, or from another layer's, through all that this layer lies in.
    open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        localTime(layer.map { $0.absoluteTime(time) } ?? time)
    }
    private var timeParent: CALayer? { superlayer ?? maskOwner }
    private func localTime(_ absolute: CFTimeInterval) -> CFTimeInterval {
        ((timeParent?.localTime(absolute) ?? absolute) - beginTime) * Double(speed) + timeOffset
    }
    private func absoluteTime(_ local: CFTimeInterval) -> CFTimeInterval {
        let outside = (local - timeOffset) / Double(speed) + beginTime
        return timeParent?.absoluteTime(outside) ?? outside
    }

    @_spi(Double) public private(set) var animations: [(key: String, animation: CAAnimation)] = []
    /// Keeps a copy, as QuartzCore does; the same key replaces.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        animations.removeAll { $0.key == key }
        animations.append((key ?? "", animation.copied()))
    }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
    open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
    open func removeAllAnimations() { animations = [] }

    /// A property of a free layer that is set with actions enabled would animate by itself for a quarter of a second.
    private func changed(_ property: String) {
        guard superlayer != nil, !isBacking, !CATransaction.disableActions(), actions?[property] == nil else { return }
        RenderServer.implicitAnimations += 1
    }
    func shapeChanged(_ property: String) { changed(property) }
}

open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { shapeChanged("path") } }
    open var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) { didSet { shapeChanged("fillColor") } }
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var strokeColor: CGColor? { didSet { shapeChanged("strokeColor") } }
    open var lineWidth: CGFloat = 1 { didSet { shapeChanged("lineWidth") } }
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var strokeStart: CGFloat = 0 { didSet { shapeChanged("strokeStart") } }
    open var strokeEnd: CGFloat = 1 { didSet { shapeChanged("strokeEnd") } }
}

open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

public struct CAShapeLayerLineCap: Hashable, Sendable {
    let name: String
    public static let butt = CAShapeLayerLineCap(name: "butt")
    public static let round = CAShapeLayerLineCap(name: "round")
}

public struct CAShapeLayerLineJoin: Hashable, Sendable {
    let name: String
    public static let miter = CAShapeLayerLineJoin(name: "miter")
    public static let round = CAShapeLayerLineJoin(name: "round")
}

public struct CAShapeLayerFillRule: Hashable, Sendable {
    let name: String
    public static let nonZero = CAShapeLayerFillRule(name: "nonZero")
    public static let evenOdd = CAShapeLayerFillRule(name: "evenOdd")
}

/// A transform about the z axis, which is all that is used here.
public struct CATransform3D: Equatable, Sendable {
    var scale: CGFloat = 1
    var rotation: CGFloat = 0
    public init() {}
}
public let CATransform3DIdentity = CATransform3D()
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    transform.rotation = angle
    return transform
}
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    transform.scale = sx
    return transform
}
