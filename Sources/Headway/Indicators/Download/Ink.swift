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

    /// The width of a line that reads well in a box of this size: a twelfth of it in steps of half a point, at least one.
    public func lineWidth(in size: Size) -> Double {
        max(1, (size.shorterSide / 6).rounded(.toNearestOrAwayFromZero) / 2)
    }
}
