/// The drawings that artwork returned, cached by the frame's owner so that the steady state asks for none.
///
/// The cache is not part of the picture: frames are equal whatever they have cached.
struct ArtCache: Sendable, Hashable {
    private struct Entry: Sendable {
        var piece: DownloadArtwork.Piece
        var colors: ArtworkColors
        var size: Size
        var drawing: Drawing
    }

    private var entries: [Entry] = []
    private var oldest = 0
    /// One per state: a frame needs no more.
    private static let limit = 6

    /// The piece's drawing in these colours at this size.
    mutating func drawing(of piece: DownloadArtwork.Piece, colors: ArtworkColors, size: Size) -> Drawing {
        for entry in entries where entry.piece === piece && entry.size == size && entry.colors == colors {
            return entry.drawing
        }
        let entry = Entry(piece: piece, colors: colors, size: size, drawing: piece.picture(colors, size))
        if entries.count < Self.limit {
            entries.append(entry)
        } else {
            entries[oldest] = entry
            oldest = (oldest + 1) % Self.limit
        }
        return entry.drawing
    }

    static func == (a: ArtCache, b: ArtCache) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
