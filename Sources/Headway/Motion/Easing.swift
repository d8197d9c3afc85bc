/// Maps a fraction of the time to a fraction of the distance.
package enum Easing: Sendable, Hashable {
    /// At constant speed.
    case linear
    /// Along a cubic Bézier.
    case cubic(CubicBezier)

    /// The fraction of the distance at a fraction of the time, which is clamped to 0…1.
    package func value(at fraction: Double) -> Double {
        switch self {
        case .linear: fraction.clampedToUnit
        case .cubic(let curve): curve.value(at: fraction)
        }
    }

    /// Fast out, slow in: (0.4, 0, 0.2, 1) (Sources.md#easings).
    package static let standard = Easing.cubic(CubicBezier(0.4, 0, 0.2, 1))
    /// (0, 0, 0.2, 1) (Sources.md#easings).
    package static let decelerate = Easing.cubic(CubicBezier(0, 0, 0.2, 1))
    /// (0.4, 0, 0.6, 1), which the web uses for a determinate bar's changes (Sources.md#value-change).
    package static let sharp = Easing.cubic(CubicBezier(0.4, 0, 0.6, 1))
    /// (0.2, 0, 0, 1), Material 3 standard (Sources.md#easings).
    package static let material3Standard = Easing.cubic(CubicBezier(0.2, 0, 0, 1))
    /// (0.3, 0, 0.8, 0.15), Material 3 emphasized accelerate (Sources.md#easings).
    package static let emphasizedAccelerate = Easing.cubic(CubicBezier(0.3, 0, 0.8, 0.15))
    /// (0.42, 0, 0.58, 1), Core Animation's ease-in-ease-out (Sources.md#classic-download).
    package static let easeInEaseOut = Easing.cubic(CubicBezier(0.42, 0, 0.58, 1))
}
