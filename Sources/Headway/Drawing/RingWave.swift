/// A wave round part of a circle, traced with cubic Béziers.
///
/// As many whole waves as fit the full circle, five at least (material-motion.md b.8); the crests touch the circle that
/// the plain arc's middle runs on, so the wave stays inside the view.
struct RingWave {
    var shape: ArcShape
    var amplitude: Double
    var wavelength: Double
    var phase: Double

    /// True when something would be seen, short of lengths whose squares overflow.
    var isDrawable: Bool {
        shape.isDrawable
            && (shape.center.x * shape.center.x + shape.center.y * shape.center.y + shape.radius * shape.radius)
                .isFinite
    }

    /// Waves in a full circle.
    var count: Double {
        let around = 2 * Trigonometry.pi * shape.radius
        let fitting = min(around / LevelWave.leastWavelength, around / wavelength, LevelWave.mostWaves)
        return max(5, fitting.rounded(.toNearestOrAwayFromZero))
    }

    /// Appends the line's elements, from the arc's start to its end.
    func trace(into elements: inout [PathElement]) {
        let count = count
        // A sixth of a wave a piece: less than 0.02 % of the amplitude off.
        let pieces = max(1, (shape.sweep / 360 * count * 6).rounded(.up))
        let step = shape.sweep / pieces
        elements.append(.move(point(shape.start, count)))
        for piece in 0..<Int(pieces) {
            let a = shape.start + step * Double(piece)
            let b = a + step
            elements.append(
                .curve(handle(a, step / 3, count), handle(b, -step / 3, count), point(b, count)))
        }
    }

    private func distance(_ degrees: Double, _ count: Double) -> (value: Double, slope: Double) {
        let (sine, cosine) = Trigonometry.sineCosine(degrees: count * degrees - 360 * phase)
        // The slope is per degree of the circle.
        let slope = -amplitude * sine * count * (Trigonometry.pi / 180)
        return (shape.radius - amplitude + amplitude * cosine, slope)
    }

    private func point(_ degrees: Double, _ count: Double) -> Point {
        Point(around: shape.center, radius: distance(degrees, count).value, degrees: degrees)
    }

    /// The point that lies along the tangent at an angle, as far as the curve goes in so many degrees.
    private func handle(_ degrees: Double, _ reach: Double, _ count: Double) -> Point {
        let (value, slope) = distance(degrees, count)
        let (sine, cosine) = Trigonometry.sineCosine(degrees: degrees)
        let turn = value * (Trigonometry.pi / 180)
        return Point(
            x: shape.center.x + value * sine + reach * (slope * sine + turn * cosine),
            y: shape.center.y - value * cosine + reach * (turn * sine - slope * cosine))
    }
}
