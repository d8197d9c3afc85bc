extension Color {
    /// A colour of the same hue and opacity with another luminance, and at most a given CIELAB chroma.
    ///
    /// A result outside sRGB is made less colourful until it fits.
    func toned(luminance: Double, chroma: Double) -> Color {
        let own = CIELAB(self)
        let present = (own.a * own.a + own.b * own.b).squareRoot()
        var share = present > 0 ? min(1, chroma / present) : 0
        let tone = CIELAB(luminance: luminance.clampedToUnit, a: own.a, b: own.b)
        if !tone.scaled(share).isShown {
            // Halved until the error is below one step of 8 bits.
            var step = share / 2
            share = 0
            for _ in 0..<12 {
                if tone.scaled(share + step).isShown { share += step }
                step /= 2
            }
        }
        return tone.scaled(share).color(alpha: alpha)
    }
}

/// A colour in CIELAB, relative to sRGB's white (Sources.md#cielab).
private struct CIELAB {
    /// The lightness as CIELAB's function of the luminance gives it, 0.14…1, before it is scaled to 0…100.
    let lightness: Double
    /// Green to red.
    let a: Double
    /// Blue to yellow.
    let b: Double

    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    init(luminance: Double, a: Double, b: Double) {
        self.init(lightness: Self.compressed(luminance), a: a, b: b)
    }

    init(_ color: Color) {
        let (red, green, blue) = color.linear
        let x = Self.compressed((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = Self.compressed(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = Self.compressed((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        self.init(lightness: y, a: 500 * (x - y), b: 200 * (y - z))
    }

    func scaled(_ share: Double) -> CIELAB { CIELAB(lightness: lightness, a: a * share, b: b * share) }

    /// True when it is within sRGB.
    var isShown: Bool {
        let light = light
        let least = min(light.red, light.green, light.blue)
        return least >= -1e-9 && max(light.red, light.green, light.blue) <= 1 + 1e-9
    }

    func color(alpha: Double) -> Color {
        let light = light
        return Color(linearRed: light.red, green: light.green, blue: light.blue, alpha: alpha)
    }

    private var light: (red: Double, green: Double, blue: Double) {
        let x = 0.95047 * Self.expanded(lightness + a / 500)
        let y = Self.expanded(lightness)
        let z = 1.08883 * Self.expanded(lightness - b / 200)
        return (
            3.2404542 * x - 1.5371385 * y - 0.4985314 * z, -0.9692660 * x + 1.8760108 * y + 0.0415560 * z,
            0.0556434 * x - 0.2040259 * y + 1.0572252 * z
        )
    }

    /// CIELAB's function: a cube root, and below 0.9 % a straight line.
    private static func compressed(_ part: Double) -> Double {
        part > 216.0 / 24389 ? Color.root(min(1, part), degree: 3) : (24389.0 / 27 * part + 16) / 116
    }

    private static func expanded(_ value: Double) -> Double {
        value > 6.0 / 29 ? value * value * value : (116 * value - 16) * 27 / 24389
    }
}
