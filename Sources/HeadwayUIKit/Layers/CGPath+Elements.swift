#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

extension CGPath {
    /// A path from the engine's elements.
    static func of(_ elements: some Sequence<PathElement>) -> CGPath {
        let path = CGMutablePath()
        for element in elements {
            switch element {
            case .move(let point): path.move(to: CGPoint(point))
            case .line(let point): path.addLine(to: CGPoint(point))
            case .curve(let control1, let control2, let end):
                path.addCurve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
            case .close: path.closeSubpath()
            }
        }
        return path
    }

    /// An arc made of explicit points, clockwise on screen, so that it does not depend on any convention for start or direction.
    static func arc(center: Point, radius: Double, start: Double, sweep: Double) -> CGPath {
        let path = CGMutablePath()
        let pieces = max(1, Int((sweep / 90).rounded(.up)))
        let step = sweep / Double(pieces) * .pi / 180
        // A cubic follows a quarter of a circle to 0.03 % of its radius (Sources.md#core-animation).
        let handle = 4.0 / 3 * tan(step / 4)
        func point(_ angle: Double, _ along: Double) -> CGPoint {
            let (sine, cosine) = (sin(angle), cos(angle))
            return CGPoint(
                x: center.x + radius * (sine + along * cosine), y: center.y - radius * (cosine - along * sine))
        }
        var angle = start * .pi / 180
        path.move(to: point(angle, 0))
        for _ in 0..<pieces {
            path.addCurve(
                to: point(angle + step, 0), control1: point(angle, handle), control2: point(angle + step, -handle))
            angle += step
        }
        if sweep >= 360 { path.closeSubpath() }
        return path
    }
}
#endif
