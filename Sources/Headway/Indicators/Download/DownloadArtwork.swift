/// The pictures of a download indicator, one for each state; each can be replaced.
///
/// A picture is a closure that is given the resolved colours and the size of its box and returns a drawing, in points,
/// at any resolution. It must depend on its arguments alone: its result is cached as long as they stay the same.
/// Invalid input (a coordinate that is not finite, an empty path) draws nothing and does no harm.
///
///     let mine = DownloadArtwork.cloud.replacing(.completed) { colors, size in
///         Drawing {
///             $0.fill(.circle(in: size), colors.tint)
///             $0.stroke(.checkMark(in: size), colors.onTint, width: 2)
///         }
///     }
public struct DownloadArtwork: Sendable, Hashable {
    /// A picture: colours and box size in, drawing out.
    public typealias Picture = @Sendable (_ colors: ArtworkColors, _ size: Size) -> Drawing

    /// One picture, identified so that its drawing can be cached.
    package final class Piece: Sendable, Hashable {
        package let picture: Picture

        init(_ picture: @escaping Picture) { self.picture = picture }

        package static func == (a: Piece, b: Piece) -> Bool { a === b }

        package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private var pieces = PerState<Piece?>(all: nil)

    /// Makes a set from pictures; a state without one shows only its ring or its motion.
    public init(
        initial: Picture? = nil, indeterminate: Picture? = nil, running: Picture? = nil, completed: Picture? = nil,
        paused: Picture? = nil, failed: Picture? = nil
    ) {
        pieces[.initial] = initial.map(Piece.init)
        pieces[.indeterminate] = indeterminate.map(Piece.init)
        pieces[.running] = running.map(Piece.init)
        pieces[.completed] = completed.map(Piece.init)
        pieces[.paused] = paused.map(Piece.init)
        pieces[.failed] = failed.map(Piece.init)
    }

    /// The same set with one picture replaced; nil removes it.
    public func replacing(_ state: DownloadState, with picture: Picture?) -> DownloadArtwork {
        var copy = self
        copy.pieces[state] = picture.map(Piece.init)
        return copy
    }

    /// The same set with one picture replaced.
    public func replacing(_ state: DownloadState, _ picture: @escaping Picture) -> DownloadArtwork {
        replacing(state, with: picture)
    }

    package subscript(state: DownloadState) -> Piece? { pieces[state] }
}
