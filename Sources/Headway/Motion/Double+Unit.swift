extension Double {
    /// The nearest number in 0…1; NaN is 0.
    var clampedToUnit: Double {
        self > 0 ? (self < 1 ? self : 1) : 0
    }

    /// The point at a fraction of the way from the first number to the second.
    static func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
        a + (b - a) * fraction
    }
}
