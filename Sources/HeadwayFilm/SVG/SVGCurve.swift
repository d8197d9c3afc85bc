import Headway

/// A number over time as a few cubic pieces: one or two for a curve of the engine's, where straight lines take twenty.
struct SVGCurve {
    /// Where the pieces meet.
    private(set) var keys: [FilmLayer.Key] = []
    /// The easing of each piece to the next key; nil is linear.
    private(set) var bends: [CubicBezier?] = []

    /// Follows the first value of keys within a tolerance; jumps are kept.
    init(_ points: [FilmLayer.Key], within tolerance: Double) {
        guard let first = points.first else { return }
        keys = [first]
        var begin = 0
        while begin < points.count - 1 {
            var (end, bend) = (begin + 1, CubicBezier?.none)
            // A whole run follows an easing's curve; a part of one seldom does.
            let run = Self.run(points, from: begin)
            if let whole = Self.bend(points[begin...run], tolerance) { (end, bend) = (run, whole) }
            var next = end + 1
            // If one piece does not fit, one with another point may: a few are tried.
            while next < points.count, next - end < 6, points[next - 1].time > points[begin].time,
                points[next].time > points[next - 1].time
            {
                let piece = points[begin...next]
                if Array(piece).reduced(within: [tolerance]).count == 2 {
                    (end, bend) = (next, nil)
                } else if let found = Self.bend(piece, tolerance) {
                    (end, bend) = (next, found)
                }
                next += 1
            }
            keys.append(points[end])
            bends.append(bend)
            begin = end
        }
    }

    /// The last point before the value turns, rests or jumps.
    private static func run(_ points: [FilmLayer.Key], from begin: Int) -> Int {
        var end = begin + 1
        let way = points[end].values[0] - points[begin].values[0]
        while end + 1 < points.count, points[end + 1].time > points[end].time,
            (points[end + 1].values[0] - points[end].values[0]) * way > 0
        { end += 1 }
        return end
    }

    /// The times of the control points of easings: Material's and the platforms' (Sources.md#easings), and even thirds.
    private static let times = [
        (0.4, 0.6), (0.4, 0.2), (0.2, 0.8), (0.2, 0), (0, 0.2), (0.4, 1), (0.42, 0.58), (0, 0.65), (0.1, 0.45),
        (0.3, 0.8),
        (0.333, 0.667),
    ]

    /// A curve from the first point to the last that passes through all others; nil if there is none.
    private static func bend(_ points: ArraySlice<FilmLayer.Key>, _ tolerance: Double) -> CubicBezier? {
        guard let first = points.first, let last = points.last else { return nil }
        let (length, way) = (last.time - first.time, last.values[0] - first.values[0])
        guard points.count > 3, length > 0, way.magnitude > 1e-9 else { return nil }
        let places = points.map { (($0.time - first.time) / length, ($0.values[0] - first.values[0]) / way) }
        for (x1, x2) in times {
            guard let curve = fitted(places, x1, x2) else { continue }
            // Also between the points, which are corners of straight lines.
            let passes = zip(places, places.dropFirst()).allSatisfy { here, next in
                [here, ((here.0 + next.0) / 2, (here.1 + next.1) / 2)].allSatisfy { time, value in
                    (curve.value(at: time) - value).magnitude * way.magnitude <= tolerance
                }
            }
            if passes { return curve }
        }
        return nil
    }

    /// The heights of the control points, 0…1, by least squares.
    private static func fitted(_ places: [(Double, Double)], _ x1: Double, _ x2: Double) -> CubicBezier? {
        let (plain, first, second) = (
            CubicBezier(x1, 0, x2, 0), CubicBezier(x1, 1, x2, 0), CubicBezier(x1, 0, x2, 1)
        )
        var (aa, ab, bb, ac, bc) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for (time, value) in places.dropFirst().dropLast() {
            let base = plain.value(at: time)
            let (a, b, c) = (first.value(at: time) - base, second.value(at: time) - base, value - base)
            (aa, ab, bb, ac, bc) = (aa + a * a, ab + a * b, bb + b * b, ac + a * c, bc + b * c)
        }
        let scale = aa * bb - ab * ab
        guard scale.magnitude > 1e-12 else { return nil }
        let heights = [(ac * bb - bc * ab) / scale, (bc * aa - ac * ab) / scale]
            .map { (min(1, max(0, $0)) * 1000).rounded() / 1000 }
        return CubicBezier(x1, heights[0], x2, heights[1])
    }

    /// The pieces as SMIL names them.
    var splines: [String] {
        bends.map { bend in
            guard let bend else { return "0 0 1 1" }
            return [bend.x1, bend.y1, bend.x2, bend.y2].map { $0.compact(places: 3) }.joined(separator: " ")
        }
    }
}
