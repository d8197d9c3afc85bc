/// An easing curve: a cubic Bézier from (0, 0) to (1, 1), as CSS and Core Animation define it.
package struct CubicBezier: Sendable, Hashable {
    /// First control point's x, 0…1.
    package let x1: Double
    /// First control point's y; may overshoot.
    package let y1: Double
    /// Second control point's x, 0…1.
    package let x2: Double
    /// Second control point's y; may overshoot.
    package let y2: Double

    /// Makes a curve from its control points; x values are clamped to 0…1, so that there is one y for each x.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1.clampedToUnit
        self.y1 = y1
        self.x2 = x2.clampedToUnit
        self.y2 = y2
    }

    /// The eased fraction at a linear fraction; below 0 it is 0 and above 1 it is 1.
    ///
    /// Solved to 1e-12 in x by bisection-guarded Newton steps, using only basic arithmetic, so results are identical everywhere.
    package func value(at fraction: Double) -> Double {
        if !(fraction > 0) { return 0 }
        if fraction >= 1 { return 1 }
        return Self.polynomial(y1, y2, parameter(at: fraction))
    }

    private func parameter(at fraction: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var guess = fraction
        for _ in 0..<64 {
            let miss = Self.polynomial(x1, x2, guess) - fraction
            if miss.magnitude < 1e-12 { return guess }
            if miss < 0 { low = guess } else { high = guess }
            let step = guess - miss / Self.slope(x1, x2, guess)
            // A flat or overshooting step (a division by zero gives an infinity or NaN here) halves the bracket instead.
            guess = step > low && step < high ? step : (low + high) / 2
        }
        return guess
    }

    private static func polynomial(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return ((3 * rest * a + 3 * t * b) * rest + t * t) * t
    }

    /// The linear fraction at the curve's own parameter, 0…1.
    func fraction(at t: Double) -> Double { Self.polynomial(x1, x2, t) }

    /// The root of the second derivative by the linear fraction, times the fraction's growth: how many straight lines
    /// are needed per unit of the parameter.
    func bend(at t: Double) -> Double {
        let (dx, dy) = (max(1e-3, Self.slope(x1, x2, t)), Self.slope(y1, y2, t))
        let (ddx, ddy) = (Self.curvature(x1, x2, t), Self.curvature(y1, y2, t))
        return ((ddy * dx - dy * ddx).magnitude / dx).squareRoot()
    }

    private static func curvature(_ a: Double, _ b: Double, _ t: Double) -> Double {
        6 * (1 - t) * (b - 2 * a) + 6 * t * (1 - 2 * b + a)
    }

    private static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * a + 6 * rest * t * (b - a) + 3 * t * t * (1 - b)
    }
}
