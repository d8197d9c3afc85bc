/// The web's indeterminate motion: two bars as wide as the track, which slide and scale about their middles
/// (Sources.md#web-linear, every number).
enum WebMotion {
    /// One bar: where it rests, how it slides (fractions of the track) and how it scales.
    struct Bar: Sendable {
        let rest: Double
        let slide: Keyframes
        let scale: Keyframes

        func segment(at fraction: Double) -> Segment {
            let middle = rest + slide.value(at: fraction) + 0.5
            let half = scale.value(at: fraction) / 2
            return Segment(tail: middle - half, head: middle + half)
        }
    }

    static let primary = Bar(
        rest: -1.451667,
        slide: Keyframes([
            .init(0, 0),
            .init(0.2, 0, .cubic(CubicBezier(0.5, 0, 0.701732, 0.495819))),
            .init(0.5915, 0.836714, .cubic(CubicBezier(0.302435, 0.381352, 0.55, 0.956352))),
            .init(1, 2.006111),
        ]),
        scale: Keyframes([
            .init(0, 0.08),
            .init(0.3665, 0.08, .cubic(CubicBezier(0.334731, 0.12482, 0.785844, 1))),
            .init(0.6915, 0.661479, .cubic(CubicBezier(0.06, 0.11, 0.6, 1))),
            .init(1, 0.08),
        ]))

    static let secondary = Bar(
        rest: -0.5488889,
        slide: Keyframes([
            .init(0, 0, .cubic(CubicBezier(0.15, 0, 0.515058, 0.409685))),
            .init(0.25, 0.376519, .cubic(CubicBezier(0.31033, 0.284058, 0.8, 0.733712))),
            .init(0.4835, 0.843862, .cubic(CubicBezier(0.4, 0.627035, 0.6, 0.902026))),
            .init(1, 1.602778),
        ]),
        scale: Keyframes([
            .init(0, 0.08, .cubic(CubicBezier(0.205028, 0.057051, 0.57661, 0.453971))),
            .init(0.1915, 0.457104, .cubic(CubicBezier(0.152313, 0.196432, 0.648374, 1.004315))),
            .init(0.4415, 0.72796, .cubic(CubicBezier(0.257759, -0.003163, 0.211762, 1.38179))),
            .init(1, 0.08),
        ]))

    static func segments(fraction: Double) -> (Segment, Segment) {
        (primary.segment(at: fraction), secondary.segment(at: fraction))
    }
}
