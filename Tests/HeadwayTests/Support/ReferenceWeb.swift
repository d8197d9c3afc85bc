/// The web's motion from the table of Sources.md#web-linear, typed anew for the tests: per cent of time, fractions of
/// the track, and the easing on to the next key.
enum ReferenceWeb {
    /// Unclipped ends of the primary and the secondary bar at a fraction of the cycle.
    static func ends(at fraction: Double) -> (primary: (Double, Double), secondary: (Double, Double)) {
        (
            ends(rest: -1.451667, primaryTranslate(fraction), primaryScale(fraction)),
            ends(rest: -0.5488889, secondaryTranslate(fraction), secondaryScale(fraction))
        )
    }

    private static func ends(rest: Double, _ translate: Double, _ scale: Double) -> (Double, Double) {
        (rest + translate + 0.5 - scale / 2, rest + translate + 0.5 + scale / 2)
    }

    private static let primaryTranslate = ReferenceTrack(keys: [
        (0, 0, nil), (20, 0, ReferenceCurve(0.5, 0, 0.701732, 0.495819)),
        (59.15, 0.836714, ReferenceCurve(0.302435, 0.381352, 0.55, 0.956352)), (100, 2.006111, nil),
    ])
    private static let primaryScale = ReferenceTrack(keys: [
        (0, 0.08, nil), (36.65, 0.08, ReferenceCurve(0.334731, 0.12482, 0.785844, 1)),
        (69.15, 0.661479, ReferenceCurve(0.06, 0.11, 0.6, 1)), (100, 0.08, nil),
    ])
    private static let secondaryTranslate = ReferenceTrack(keys: [
        (0, 0, ReferenceCurve(0.15, 0, 0.515058, 0.409685)),
        (25, 0.376519, ReferenceCurve(0.31033, 0.284058, 0.8, 0.733712)),
        (48.35, 0.843862, ReferenceCurve(0.4, 0.627035, 0.6, 0.902026)), (100, 1.602778, nil),
    ])
    private static let secondaryScale = ReferenceTrack(keys: [
        (0, 0.08, ReferenceCurve(0.205028, 0.057051, 0.57661, 0.453971)),
        (19.15, 0.457104, ReferenceCurve(0.152313, 0.196432, 0.648374, 1.004315)),
        (44.15, 0.72796, ReferenceCurve(0.257759, -0.003163, 0.211762, 1.38179)), (100, 0.08, nil),
    ])
}
