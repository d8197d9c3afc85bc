@testable import Headway

/// Points along a drawing's cubics, for comparing a trace with what it stands for.
enum BezierTrace {
    /// Eight points on each curve of the elements, ends included.
    static func points(_ elements: [PathElement]) -> [Point] {
        var points: [Point] = []
        var last = Point(x: 0, y: 0)
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                points.append(point)
                last = point
            case .curve(let a, let b, let end):
                for step in 1...8 { points.append(point(last, a, b, end, Double(step) / 8)) }
                last = end
            case .close: break
            }
        }
        return points
    }

    private static func point(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ s: Double) -> Point {
        let r = 1 - s
        let (p, q, u, v) = (r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
        return Point(x: p * a.x + q * b.x + u * c.x + v * d.x, y: p * a.y + q * b.y + u * c.y + v * d.y)
    }
}
