/// An opaque or translucent colour in sRGB, components 0…1, alpha not multiplied in.
///
/// Components are always clamped to 0…1, and NaN becomes 0, so hosts can convert them to bytes without checking.
public struct Color: Sendable, Hashable {
    /// Red, 0…1.
    public var red: Double { didSet { red = red.clampedToUnit } }
    /// Green, 0…1.
    public var green: Double { didSet { green = green.clampedToUnit } }
    /// Blue, 0…1.
    public var blue: Double { didSet { blue = blue.clampedToUnit } }
    /// Opacity, 0…1.
    public var alpha: Double { didSet { alpha = alpha.clampedToUnit } }

    /// Makes a colour; components are clamped to 0…1 and NaN is 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red.clampedToUnit
        self.green = green.clampedToUnit
        self.blue = blue.clampedToUnit
        self.alpha = alpha.clampedToUnit
    }

    /// Makes an opaque colour from `0xRRGGBB`; higher bits are ignored.
    public init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
    }

    /// Fully transparent.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    /// Black.
    public static let black = Color(hex: 0x000000)
    /// White.
    public static let white = Color(hex: 0xFFFFFF)

    /// The same colour at a fraction of its opacity.
    public func opacity(_ fraction: Double) -> Color {
        var copy = self
        copy.alpha = alpha * fraction.clampedToUnit
        return copy
    }

    /// The colour at a fraction of the way to another, component by component.
    public func mixed(with other: Color, _ fraction: Double) -> Color {
        Color(
            red: .mix(red, other.red, fraction), green: .mix(green, other.green, fraction),
            blue: .mix(blue, other.blue, fraction), alpha: .mix(alpha, other.alpha, fraction))
    }
}
