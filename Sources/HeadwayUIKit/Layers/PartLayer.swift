#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

@MainActor
final class PartLayer: PlanPart {
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
        case .art, .wave: layer = CALayer()
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
        for (property, number) in motion.numbers { layer.play(number, as: property, origin) }
        for (property, color) in motion.colors { layer.play(color, as: property, origin) }
    }
}
#endif
