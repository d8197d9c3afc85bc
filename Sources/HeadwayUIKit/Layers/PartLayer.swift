#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

@MainActor
final class PartLayer {
    let layer: CALayer
    let shape: PartMotion.Shape
    private var drawing: Drawing?

    init(_ shape: PartMotion.Shape) {
        self.shape = shape
        switch shape {
        case .bar(let colors, let axis): layer = colors.isEmpty ? CALayer() : CALayer.gradient(colors, along: axis)
        case .arc(let center, let radius, let cap):
            let ring = CAShapeLayer()
            let side = CGFloat(2 * radius)
            // Rotated about its centre, the line begins where the arc does.
            ring.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            ring.position = CGPoint(center)
            ring.path = .arc(center: Point(x: radius, y: radius), radius: radius, start: 0, sweep: 360)
            ring.fillColor = nil
            ring.lineCap = cap == .round ? .round : .butt
            layer = ring
        case .art: layer = CALayer()
        }
        if case .bar = shape {
            layer.anchorPoint = .zero
            layer.allowsEdgeAntialiasing = true
        }
        layer.actions = CALayer.noActions
    }

    /// Shows a picture in its box.
    func show(_ drawing: Drawing, in box: Rect) {
        guard drawing != self.drawing else { return }
        self.drawing = drawing
        layer.frame = CGRect(box)
        layer.show(drawing)
    }

    /// Applies a part's final values and the animations until then; `origin` is the plan's instant in the layer's time.
    func play(_ motion: PartMotion, origin: CFTimeInterval) {
        layer.zPosition = CGFloat(motion.slot)
        layer.removeAllAnimations()
        for (property, number) in motion.numbers {
            set(property, number.rest)
            add(number.animations, origin)
        }
        for (property, color) in motion.colors {
            if property == .fill {
                layer.backgroundColor = color.rest.cgColor
            } else {
                (layer as? CAShapeLayer)?.strokeColor = color.rest.cgColor
            }
            add(color.animations, origin)
        }
    }

    private func add(_ animations: [LayerAnimation], _ origin: CFTimeInterval) {
        for animation in animations {
            let key = animation.property.rawValue + (animation.isEndless ? ".loop" : ".lead")
            layer.add(CAKeyframeAnimation(animation, origin: origin), forKey: key)
        }
    }

    private func set(_ property: LayerProperty, _ value: Double) {
        let shape = layer as? CAShapeLayer
        let value = CGFloat(value)
        switch property {
        case .x: layer.position.x = value
        case .y: layer.position.y = value
        case .width: layer.bounds.size.width = value
        case .height: layer.bounds.size.height = value
        case .cornerRadius:
            // The effect of a corner radius greater than half the side is not documented.
            layer.cornerRadius = value
        case .opacity: layer.opacity = Float(value)
        case .rotation: layer.transform = CATransform3DMakeRotation(value, 0, 0, 1)
        case .scale: layer.transform = CATransform3DMakeScale(value, value, 1)
        case .lineWidth: shape?.lineWidth = value
        case .strokeEnd: shape?.strokeEnd = value
        case .fill, .stroke: break
        }
    }
}
#endif
