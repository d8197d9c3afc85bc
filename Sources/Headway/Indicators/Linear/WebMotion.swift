/// The web's indeterminate motion: two bars as wide as the track, which slide and scale about their middles
/// (Sources.md#web-linear, every number).
package enum WebMotion {
    /// One bar: where it rests, how it slides (fractions of the track) and how it scales.
    package struct Bar: Sendable {
        package let rest: Double
        package let slide: Keyframes
        package let scale: Keyframes

        func segment(at fraction: Double) -> Segment {
            let middle = rest + slide.value(at: fraction) + 0.5
            let half = scale.value(at: fraction) / 2
            return Segment(tail: middle - half, head: middle + half)
        }
    }

    package static let primary = Bar(
        rest: -1.451667,
        slide: Keyframes([
            .init(offset: 0, value: 0),
            .init(offset: 0.2, value: 0, easing: .cubic(CubicBezier(0.5, 0, 0.701732, 0.495819))),
            .init(offset: 0.5915, value: 0.836714, easing: .cubic(CubicBezier(0.302435, 0.381352, 0.55, 0.956352))),
            .init(offset: 1, value: 2.006111),
        ]),
        scale: Keyframes([
            .init(offset: 0, value: 0.08),
            .init(offset: 0.3665, value: 0.08, easing: .cubic(CubicBezier(0.334731, 0.12482, 0.785844, 1))),
            .init(offset: 0.6915, value: 0.661479, easing: .cubic(CubicBezier(0.06, 0.11, 0.6, 1))),
            .init(offset: 1, value: 0.08),
        ]))

    package static let secondary = Bar(
        rest: -0.5488889,
        slide: Keyframes([
            .init(offset: 0, value: 0, easing: .cubic(CubicBezier(0.15, 0, 0.515058, 0.409685))),
            .init(offset: 0.25, value: 0.376519, easing: .cubic(CubicBezier(0.31033, 0.284058, 0.8, 0.733712))),
            .init(offset: 0.4835, value: 0.843862, easing: .cubic(CubicBezier(0.4, 0.627035, 0.6, 0.902026))),
            .init(offset: 1, value: 1.602778),
        ]),
        scale: Keyframes([
            .init(offset: 0, value: 0.08, easing: .cubic(CubicBezier(0.205028, 0.057051, 0.57661, 0.453971))),
            .init(offset: 0.1915, value: 0.457104, easing: .cubic(CubicBezier(0.152313, 0.196432, 0.648374, 1.004315))),
            .init(offset: 0.4415, value: 0.72796, easing: .cubic(CubicBezier(0.257759, -0.003163, 0.211762, 1.38179))),
            .init(offset: 1, value: 0.08),
        ]))

    static func segments(fraction: Double) -> (Segment, Segment) {
        (primary.segment(at: fraction), secondary.segment(at: fraction))
    }
}
