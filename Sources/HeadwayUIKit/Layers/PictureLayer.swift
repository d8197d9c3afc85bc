#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

extension CALayer {
    /// Shows a drawing as sublayers, replacing the previous ones.
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
        case .strokePath(let range, let width, let cap, let paint):
            let path = CGPath.of(drawing.elements[range])
            switch paint {
            case .solid(let color): return line(path, width: width, cap: cap, color)
            case .gradient(let colors, _):
                let layer = line(path, width: width, cap: cap, .black)
                guard let ends = drawing.gradientLine(of: operation) else { return layer }
                return gradient(colors, from: ends.start, to: ends.end, seenThrough: layer, width: width)
            }
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
        case .gradient(let colors, let axis): layer = gradient(colors, along: axis)
        }
        layer.frame = CGRect(rect)
        layer.cornerRadius = CGFloat(max(0, min(radius, rect.width / 2, rect.height / 2)))
        return layer
    }

    /// Colours over a layer's whole extent, from left to right or from top to bottom.
    static func gradient(_ colors: [Color], along axis: Axis) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.colors = colors.map(\.cgColor)
        layer.startPoint = axis == .horizontal ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0)
        layer.endPoint = axis == .horizontal ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 1)
        return layer
    }

    /// A gradient between two points, masked by another layer.
    private static func gradient(
        _ colors: [Color], from start: Point, to end: Point, seenThrough line: CALayer, width: Double
    ) -> CALayer {
        let isUpright = start.x == end.x
        let layer = gradient(colors, along: isUpright ? .vertical : .horizontal)
        // A gradient extends without end across its axis; along it, the first and the last colour continue.
        let reach = 10_000.0
        let (low, high) =
            isUpright ? (min(start.y, end.y), max(start.y, end.y)) : (min(start.x, end.x), max(start.x, end.x))
        let length = max(high - low, 1e-3)
        let box =
            isUpright
            ? Rect(x: start.x - reach, y: low - width, width: 2 * reach, height: length + 2 * width)
            : Rect(x: low - width, y: start.y - reach, width: length + 2 * width, height: 2 * reach)
        layer.frame = CGRect(box)
        let share = CGFloat(width / (length + 2 * width))
        layer.startPoint = isUpright ? CGPoint(x: 0.5, y: share) : CGPoint(x: share, y: 0.5)
        layer.endPoint = isUpright ? CGPoint(x: 0.5, y: 1 - share) : CGPoint(x: 1 - share, y: 0.5)
        line.position = CGPoint(x: -box.x, y: -box.y)
        layer.mask = line
        return layer
    }

    /// A standalone layer animates every change implicitly unless its actions are disabled.
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
