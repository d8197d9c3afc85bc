/// The colours that artwork is drawn with: resolved once by the indicator, never overwritten afterwards.
public struct ArtworkColors: Sendable, Hashable {
    /// The indicator's colour: the style's tint, else the host's accent, else the theme's.
    public var tint: Color
    /// Its track's colour.
    public var track: Color
    /// White if it is legible on the tint, else black.
    public var onTint: Color
    /// The background, or the theme's surface if the host does not know it.
    public var background: Color

    /// The luminance up to which white has a contrast of 3 on a colour, the minimum for graphics (WCAG 2.2, 1.4.11).
    private static let brightestUnderWhite = 0.3

    package init(_ palette: Palette) {
        tint = palette.active
        track = palette.track
        onTint = tint.luminance <= Self.brightestUnderWhite ? .white : .black
        background = palette.ground
    }

    /// The width of a line that reads well in a box of this size: a twelfth of it.
    ///
    /// In a box of whole points these are whole points, even if the side is even, so that a line in the middle lies on
    /// device pixels; at least 2, or 1 if the side is odd.
    public func lineWidth(in size: Size) -> Double { IconGrid(size).centered(1.0 / 12) }
}
