extension Frame {
    /// Adds a piece of artwork; it is aligned to whole points and pixels and scales about its centre.
    mutating func addArt(
        _ piece: DownloadArtwork.Piece, name: ArtName, colors: ArtworkColors, box: Rect, opacity: Double, grown: Double,
        scale: Double
    ) {
        guard opacity > 0, box.isDrawable else { return }
        let place = box.grownToWholePoints(scale: scale)
        let picture = cache.drawing(of: piece, colors: colors, size: place.size)
        guard !picture.operations.isEmpty else { return }
        var part = ArtPart(name: name, opacity: opacity, box: box)
        part.scale = grown
        if isForPlans { return numbers.take(part) }
        art.append(part)
        let margin = (1 - grown) / 2
        let origin = Point(x: place.x + place.width * margin, y: place.y + place.height * margin)
        drawing.append(picture, origin: origin, scale: grown, opacity: opacity)
    }

    /// Adds a moment of an app's own motion, drawn into a scratch drawing that is reused.
    mutating func addMotion(
        _ piece: DownloadMotion.Piece, phase: Double, colors: ArtworkColors, box: Rect, opacity: Double
    ) {
        // A plan cannot describe it; whoever asks for one is told so by the schedule.
        guard opacity > 0, box.isDrawable, !isForPlans else { return }
        scratch.removeAll()
        piece.picture(&scratch, phase, colors, box.size)
        guard !scratch.operations.isEmpty else { return }
        art.append(ArtPart(name: .motion, opacity: opacity, box: box))
        drawing.append(scratch, origin: Point(x: box.x, y: box.y), opacity: opacity)
    }
}

extension Rect {
    /// The rectangle with its edges moved outwards to whole points, so that a small picture has the same room at every scale; at a
    /// fractional scale, outwards to device pixels.
    package func grownToWholePoints(scale: Double) -> Rect {
        let unit = scale > 0 && scale.isFinite && scale.rounded(.down) != scale ? scale : 1
        // An edge that is whole apart from rounding errors stays.
        let slack = 1e-6
        let left = (x * unit + slack).rounded(.down) / unit
        let top = (y * unit + slack).rounded(.down) / unit
        let right = (maxX * unit - slack).rounded(.up) / unit
        let bottom = (maxY * unit - slack).rounded(.up) / unit
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
