/// What a host knows about the place an indicator is shown in.
public struct Environment: Sendable, Hashable {
    /// Light or dark appearance.
    public enum Appearance: String, Sendable, Hashable, CaseIterable {
        /// Dark content on a light background.
        case light
        /// Light content on a dark background.
        case dark
    }

    /// Which way a line of text runs, and with it a linear indicator.
    public enum Direction: String, Sendable, Hashable, CaseIterable {
        /// From left to right.
        case leftToRight
        /// From right to left: everything linear is mirrored; rings stay clockwise.
        case rightToLeft
    }

    /// Light or dark.
    public var appearance = Appearance.light
    /// Which way progress runs.
    public var direction = Direction.leftToRight
    /// The user wants less motion: values change at once, and indeterminate motion is slower and simpler.
    public var reducesMotion = false
    /// The user wants more contrast.
    public var increasesContrast = false
    /// A screen reader is running; without one nothing is announced.
    public var isScreenReaderActive = false
    /// Device pixels per point; zero, negative and non-finite values switch alignment off.
    public var scale = 1.0
    /// The host's accent, used where a style names no tint; nil leaves the theme's.
    public var tint: Color?
    /// The background, if the host knows it: a derived track contrasts with it; nil means the theme's surface.
    public var background: Color?

    /// Makes the default environment: light, left to right, scale 1, without special settings.
    public init() {}
}
