#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

extension CALayer {
    /// Sets a number to the value at which its motion rests, and plays its animations until then.
    func play(_ motion: LayerMotion<Double>, as property: LayerProperty, _ origin: CFTimeInterval) {
        set(property, motion.rest)
        add(motion.animations, origin)
    }

    /// The same for a colour.
    func play(_ motion: LayerMotion<Color>, as property: LayerProperty, _ origin: CFTimeInterval) {
        if property == .fill {
            backgroundColor = motion.rest.cgColor
        } else {
            (self as? CAShapeLayer)?.strokeColor = motion.rest.cgColor
        }
        // The same motion colours a line and its ends.
        add(motion.animations.map { $0.moving(property) }, origin)
    }

    /// The same for an outline.
    func play(_ motion: LayerMotion<[PathElement]>, _ origin: CFTimeInterval) {
        (self as? CAShapeLayer)?.path = .of(motion.rest)
        add(motion.animations, origin)
    }

    private func add(_ animations: [LayerAnimation], _ origin: CFTimeInterval) {
        for animation in animations {
            let key = animation.property.rawValue + (animation.isEndless ? ".loop" : ".lead")
            add(CAKeyframeAnimation(animation, origin: origin), forKey: key)
        }
    }

    private func set(_ property: LayerProperty, _ value: Double) {
        let shape = self as? CAShapeLayer
        let value = CGFloat(value)
        switch property {
        case .x: position.x = value
        case .y: position.y = value
        case .width: bounds.size.width = value
        case .height: bounds.size.height = value
        case .originX: bounds.origin.x = value
        case .originY: bounds.origin.y = value
        case .cornerRadius:
            // The behaviour of a corner of more than half a side is not documented.
            cornerRadius = value
        case .opacity: opacity = Float(value)
        case .rotation: transform = CATransform3DMakeRotation(value, 0, 0, 1)
        case .scale: transform = CATransform3DMakeScale(value, value, 1)
        case .lineWidth: shape?.lineWidth = value
        case .strokeEnd: shape?.strokeEnd = value
        case .path, .fill, .stroke: break
        }
    }
}

extension LayerAnimation {
    fileprivate func moving(_ property: LayerProperty) -> LayerAnimation {
        var copy = self
        copy.property = property
        return copy
    }
}
#endif
