/// The colours that artwork is drawn with: resolved once by the indicator, never overwritten afterwards.
public struct Ink: Sendable, Hashable {
    /// The indicator's colour: the style's tint, else the host's accent, else the theme's.
    public var tint: Color
    /// Its track's colour.
    public var track: Color
    /// Black or white, whichever is read better on the tint.
    public var onTint: Color
    /// What the indicator is taken to stand on.
    public var background: Color

    init(_ palette: Palette, theme: Theme, appearance: Environment.Appearance) {
        tint = palette.active
        track = palette.track
        onTint = tint.contrast(with: .white) >= tint.contrast(with: .black) ? .white : .black
        background = Palette.background(theme, appearance)
    }

    /// The width of a line that reads well in a box of this size: a twelfth of it.
    ///
    /// In a box of whole points these are whole points, even where the side is even, so that a line in the middle stands
    /// on device pixels; at least 2, or 1 in an odd side.
    public func lineWidth(in size: Size) -> Double { IconGrid(size).centered(1.0 / 12) }
}
