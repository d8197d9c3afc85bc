#if canImport(UIKit)
import Headway
import UIKit

extension CALayer {
    /// Shows a drawing as layers below this one, in place of those before.
    func show(_ drawing: Drawing) {
        sublayers?.forEach { $0.removeFromSuperlayer() }
        var parents = [self]
        for operation in drawing.operations {
            guard let parent = parents.last else { return }
            if case .endGroup = operation {
                if parents.count > 1 { parents.removeLast() }
                continue
            }
            let layer = CALayer.showing(operation, of: drawing)
            layer.actions = CALayer.noActions
            parent.addSublayer(layer)
            if case .beginGroup = operation { parents.append(layer) }
        }
    }

    private static func showing(_ operation: Drawing.Operation, of drawing: Drawing) -> CALayer {
        switch operation {
        case .fillBar(let rect, let radius, let paint): return bar(rect, radius, paint)
        case .strokeArc(let arc, let color):
            let path = CGPath.arc(center: arc.center, radius: arc.radius, start: arc.start, sweep: arc.sweep)
            return line(path, width: arc.width, cap: arc.cap, color)
        case .fillPath(let range, let rule, let color):
            let layer = CAShapeLayer()
            layer.path = .of(drawing.elements[range])
            layer.fillColor = color.cgColor
            layer.fillRule = rule == .evenOdd ? .evenOdd : .nonZero
            return layer
        case .strokePath(let range, let width, let cap, let color):
            return line(.of(drawing.elements[range]), width: width, cap: cap, color)
        case .beginGroup(let origin, let scale, let opacity):
            let layer = CALayer()
            layer.position = CGPoint(origin)
            layer.transform = CATransform3DMakeScale(CGFloat(scale), CGFloat(scale), 1)
            layer.opacity = Float(opacity)
            return layer
        case .endGroup: return CALayer()
        }
    }

    private static func line(_ path: CGPath, width: Double, cap: LineCap, _ color: Color) -> CALayer {
        let layer = CAShapeLayer()
        layer.path = path
        layer.fillColor = nil
        layer.strokeColor = color.cgColor
        layer.lineWidth = CGFloat(width)
        layer.lineCap = cap == .round ? .round : .butt
        layer.lineJoin = .round
        return layer
    }

    private static func bar(_ rect: Rect, _ radius: Double, _ paint: Paint) -> CALayer {
        let layer: CALayer
        switch paint {
        case .solid(let color):
            layer = CALayer()
            layer.backgroundColor = color.cgColor
        case .gradient(let colors): layer = gradient(colors)
        }
        layer.frame = CGRect(rect)
        layer.cornerRadius = CGFloat(max(0, min(radius, rect.width / 2, rect.height / 2)))
        return layer
    }

    /// Colours from left to right.
    static func gradient(_ colors: [Color]) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.colors = colors.map(\.cgColor)
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        return layer
    }

    /// A layer of one's own animates each change by itself unless it is told not to.
    static var noActions: [String: any CAAction] {
        let names = [
            "bounds", "position", "transform", "opacity", "hidden", "cornerRadius", "backgroundColor", "path",
            "fillColor", "strokeColor", "lineWidth", "strokeStart", "strokeEnd", "colors", "sublayers", "onOrderIn",
            "onOrderOut",
        ]
        return Dictionary(uniqueKeysWithValues: names.map { ($0, NSNull()) })
    }
}
#endif
