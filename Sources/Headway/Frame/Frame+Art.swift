extension Frame {
    /// Adds a piece of artwork; its box is put on device pixels for drawing and grows about its middle.
    mutating func addArt(
        _ piece: DownloadArtwork.Piece, name: ArtName, ink: Ink, box: Rect, opacity: Double, grown: Double,
        scale: Double
    ) {
        guard opacity > 0, box.isDrawable else { return }
        let aligned = box.aligned(toScale: scale)
        let place = aligned.size.isEmpty ? box : aligned
        let picture = cache.drawing(of: piece, ink: ink, size: place.size)
        guard !picture.operations.isEmpty else { return }
        art.append(ArtPart(name: name, opacity: opacity, box: box))
        let margin = (1 - grown) / 2
        let origin = Point(x: place.x + place.width * margin, y: place.y + place.height * margin)
        drawing.append(picture, origin: origin, scale: grown, opacity: opacity)
    }

    /// Adds a moment of a user's motion, drawn into a scratch drawing that is kept.
    mutating func addMotion(
        _ piece: DownloadMotion.Piece, phase: Double, ink: Ink, box: Rect, opacity: Double
    ) {
        guard opacity > 0, box.isDrawable else { return }
        scratch.removeAll()
        piece.picture(&scratch, phase, ink, box.size)
        guard !scratch.operations.isEmpty else { return }
        art.append(ArtPart(name: .motion, opacity: opacity, box: box))
        drawing.append(scratch, origin: Point(x: box.x, y: box.y), opacity: opacity)
    }
}
