/// What a host knows of the place an indicator is shown in.
public struct Environment: Sendable, Hashable {
    /// Bright or dark surroundings.
    public enum Appearance: String, Sendable, Hashable, CaseIterable {
        /// Dark on bright.
        case light
        /// Bright on dark.
        case dark
    }

    /// Which way a line of text runs, and with it a linear indicator.
    public enum Direction: String, Sendable, Hashable, CaseIterable {
        /// From left to right.
        case leftToRight
        /// From right to left: everything linear is mirrored; rings stay clockwise.
        case rightToLeft
    }

    /// Bright or dark.
    public var appearance = Appearance.light
    /// Which way progress runs.
    public var direction = Direction.leftToRight
    /// The user asked for less motion: values change at once, indeterminate motion is slower and simpler.
    public var reducesMotion = false
    /// The user asked for more contrast.
    public var increasesContrast = false
    /// A screen reader listens; without one nothing is announced.
    public var isScreenReaderActive = false
    /// Device pixels per point; zero, negative and non-finite values switch alignment off.
    public var scale = 1.0
    /// The host's accent, used where a style names no tint; nil leaves the theme's.
    public var tint: Color?
    /// What the indicator stands on, where the host knows: a derived track stands out from it; nil is the theme's surface.
    public var background: Color?

    /// Makes the plain environment: light, left to right, scale 1, nothing asked for.
    public init() {}
}
