/// A wave round part of a circle, traced with cubic Béziers.
///
/// As many whole waves as fit the full circle, at least five (Sources.md#waves); the crests touch the circle that the
/// plain arc's middle runs on, so the wave stays inside the view.
struct RingWave {
    var shape: ArcShape
    var amplitude: Double
    var wavelength: Double
    var phase: Double

    /// True when something would be visible and no length is so large that its square overflows.
    var isDrawable: Bool {
        shape.isDrawable
            && (shape.center.x * shape.center.x + shape.center.y * shape.center.y + shape.radius * shape.radius)
                .isFinite
    }

    /// Waves in a full circle.
    var count: Double {
        let around = 2 * Trigonometry.pi * shape.radius
        let fitting = min(around / Wave.leastLength, around / wavelength, Wave.mostCrests)
        return max(Wave.fewestInRing, fitting.rounded(.toNearestOrAwayFromZero))
    }

    /// Appends the line's elements, from the arc's start to its end.
    func trace(into elements: inout [PathElement]) {
        let count = count
        // Six pieces per wave: less than 0.02 % of the amplitude off.
        let pieces = max(1, (shape.sweep / 360 * count * 6).rounded(.up))
        let step = shape.sweep / pieces
        // Rotating by a fixed step takes four multiplications; a sine and a cosine take thirty.
        let turn = Turn(degrees: step)
        let waveTurn = Turn(degrees: count * step)
        var circle = Turn(degrees: shape.start)
        var wave = Turn(degrees: count * shape.start - 360 * phase)
        var last = knot(circle, wave, count)
        elements.append(.move(last.place))
        for _ in 1...Int(pieces) {
            circle = circle.turned(by: turn)
            wave = wave.turned(by: waveTurn)
            let next = knot(circle, wave, count)
            elements.append(.curve(control1: last.handle(step / 3), control2: next.handle(-step / 3), to: next.place))
            last = next
        }
    }

    /// An angle as its sine and cosine.
    private struct Turn {
        let sine: Double
        let cosine: Double

        init(degrees: Double) {
            (sine, cosine) = Trigonometry.sineCosine(degrees: degrees)
        }

        private init(sine: Double, cosine: Double) {
            self.sine = sine
            self.cosine = cosine
        }

        func turned(by other: Turn) -> Turn {
            Turn(
                sine: sine * other.cosine + cosine * other.sine, cosine: cosine * other.cosine - sine * other.sine)
        }
    }

    /// A point of the line and the line's direction there, in points per degree of the circle.
    private struct Knot {
        let place: Point
        let direction: Point

        func handle(_ degrees: Double) -> Point {
            Point(x: place.x + degrees * direction.x, y: place.y + degrees * direction.y)
        }
    }

    private func knot(_ circle: Turn, _ wave: Turn, _ count: Double) -> Knot {
        let distance = shape.radius - amplitude + amplitude * wave.cosine
        let perDegree = Trigonometry.pi / 180
        let slope = -amplitude * wave.sine * count * perDegree
        return Knot(
            place: Point(
                x: shape.center.x + distance * circle.sine, y: shape.center.y - distance * circle.cosine),
            direction: Point(
                x: slope * circle.sine + distance * perDegree * circle.cosine,
                y: distance * perDegree * circle.sine - slope * circle.cosine))
    }
}
