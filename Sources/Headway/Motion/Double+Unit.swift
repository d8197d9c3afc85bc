extension Double {
    /// The number clamped to 0…1; NaN is 0.
    var clampedToUnit: Double {
        self > 0 ? (self < 1 ? self : 1) : 0
    }

    /// The point at a fraction of the way from the first number to the second.
    static func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
        a + (b - a) * fraction
    }

    /// True for an even whole number.
    var isEvenWhole: Bool { (self / 2).rounded(.down) * 2 == self }

    /// The equivalent angle in 0..<360 degrees.
    var turned: Double { self - (self / 360).rounded(.down) * 360 }
}

extension Double? {
    /// A requested length: negative values become 0, and anything that is not a finite number becomes nil.
    var length: Double? {
        guard let self, self.isFinite else { return nil }
        return max(0, self)
    }
}
