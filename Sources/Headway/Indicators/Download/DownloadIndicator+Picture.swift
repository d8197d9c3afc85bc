extension DownloadIndicator {
    /// The picture of a piece of artwork and the box it fills, as frames show it at its full size and opacity; nil if
    /// the style has no such piece.
    ///
    /// A host that plays plans puts it on a layer, which the plan scales about the middle of the box and fades. `box`
    /// is the piece's in the plan; the one returned has its edges on whole points.
    public func picture(of name: ArtName, in box: Rect, environment: Environment) -> (drawing: Drawing, box: Rect)? {
        guard let state = StateMix.all.first(where: { $0.artName == name }), let piece = style.artwork[state] else {
            return nil
        }
        let palette = Palette(
            Palette.Request(theme: style.theme, tint: style.tint, trackTint: style.trackTint), in: environment)
        let place = box.grownToWholePoints(scale: environment.scale)
        let colors = ArtworkColors(palette)
        return (piece.picture(colors, place.size), place)
    }
}
