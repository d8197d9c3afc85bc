extension Color {
    /// Relative luminance as WCAG 2 defines it: 0 for black, 1 for white; alpha is ignored.
    public var luminance: Double {
        let (red, green, blue) = linear
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The components as amounts of light, 0…1.
    var linear: (red: Double, green: Double, blue: Double) {
        (Self.linear(red), Self.linear(green), Self.linear(blue))
    }

    /// Makes a colour from amounts of light, which are clamped to 0…1.
    init(linearRed red: Double, green: Double, blue: Double, alpha: Double) {
        self.init(
            red: Self.encoded(red.clampedToUnit), green: Self.encoded(green.clampedToUnit),
            blue: Self.encoded(blue.clampedToUnit), alpha: alpha)
    }

    /// The contrast ratio between two opaque colours as WCAG 2 defines it, 1…21.
    public func contrast(with other: Color) -> Double {
        let a = luminance
        let b = other.luminance
        return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05)
    }

    /// The same hue, darkened or brightened until it stands out from the background by the ratio.
    ///
    /// On a bright background the colour is darkened; on a dark one it is made lighter and stays as colourful as can be shown
    /// (Sources.md#cielab). A colour that stands out already is left as it is. Ratios that no colour reaches end at black or white.
    public func standingOut(from background: Color, by ratio: Double) -> Color {
        if contrast(with: background) >= ratio { return self }
        let ground = background.luminance
        if ground > 0.18 {
            let own = luminance
            let goal = max(0, (ground + 0.05) / ratio - 0.05)
            let factor = own > 0 ? goal / own : 0
            let (red, green, blue) = linear
            return Color(linearRed: red * factor, green: green * factor, blue: blue * factor, alpha: alpha)
        }
        let goal = min(1, (ground + 0.05) * ratio - 0.05)
        return toned(luminance: goal, chroma: .infinity)
    }

    /// sRGB's transfer function; the power of 2.4 is computed from a square and a fifth root.
    private static func linear(_ component: Double) -> Double {
        if component <= 0.04045 { return component / 12.92 }
        let base = (component + 0.055) / 1.055
        let root = Self.root(base, degree: 5)
        return base * base * root * root
    }

    /// Its inverse: x to the power of 5/12 is the twelfth root of x to the fifth.
    private static func encoded(_ light: Double) -> Double {
        if light <= 0.0031308 { return light * 12.92 }
        let root = Self.root(light.squareRoot().squareRoot(), degree: 3)
        return 1.055 * (root * root * root * root * root) - 0.055
    }

    /// Newton's root of a number in 0…1; from 1 downwards it converges without overshooting.
    static func root(_ number: Double, degree: Int) -> Double {
        var guess = 1.0
        for _ in 0..<60 {
            var power = 1.0
            for _ in 1..<degree { power *= guess }
            let next = guess + (number / power - guess) / Double(degree)
            if next >= guess { break }
            guess = next
        }
        return guess
    }
}
