/// Fits the pieces of a row into so many columns: the least important ones go, names are cut, the bar takes the rest.
struct RowLayout {
    /// One piece of a row.
    struct Piece {
        var element: RowElement
        var content: Content
    }

    /// What a piece shows.
    enum Content {
        /// Text that is shown whole or not at all.
        case whole(Line)
        /// Text that may be cut.
        case flexible(String)
        /// The bar, drawn when its width is known.
        case bar
    }

    /// A bar shorter than this is none.
    static let leastBar = 6
    /// Longer bars tell nothing more.
    static let longestBar = 40
    /// A name is cut to this before something else is dropped for it.
    static let leastTitle = 8

    let look: Look
    /// The columns that may be filled.
    let usable: Int
    /// The columns of names, the same for all rows.
    let titleColumns: Int

    private var gap: Int { usable >= 60 ? 2 : 1 }

    /// The row; `bar` draws the bar at a width.
    func line(_ pieces: [Piece], bar: (Int) -> Line) -> Line {
        var kept = pieces
        while kept.count > 1, least(kept) > usable {
            guard let worst = kept.indices.min(by: { kept[$0].element.importance < kept[$1].element.importance })
            else { break }
            kept.remove(at: worst)
        }
        var rest = usable - least(kept)
        var line = Line()
        for (index, piece) in kept.enumerated() {
            if index > 0 { line.pad(gapBefore(index, in: kept)) }
            append(piece, isLast: index == kept.count - 1, rest: &rest, bar: bar, to: &line)
        }
        return line
    }

    private func append(_ piece: Piece, isLast: Bool, rest: inout Int, bar: (Int) -> Line, to line: inout Line) {
        switch piece.content {
        case .whole(let whole):
            line.append(whole.width <= usable ? whole : cut(whole))
        case .flexible(let text):
            let wanted = max(natural(piece), piece.element == .title && !isLast ? titleColumns : 0)
            let columns = min(usable, least(piece) + max(0, rest), wanted)
            rest -= max(0, columns - least(piece))
            let shown = VisibleText.cut(text, to: columns, mark: look.cutMark)
            line.append(shown)
            if !isLast { line.pad(columns - TextWidth.columns(of: shown)) }
        case .bar:
            let columns = min(Self.longestBar, Self.leastBar + max(0, rest))
            rest -= columns - Self.leastBar
            line.append(bar(columns))
        }
    }

    /// What does not fit even alone is cut, without its colours.
    private func cut(_ line: Line) -> Line {
        var result = Line()
        result.append(VisibleText.cut(line.text, to: usable, mark: look.cutMark))
        return result
    }

    private func least(_ pieces: [Piece]) -> Int {
        pieces.indices.reduce(0) { $0 + least(pieces[$1]) + ($1 > 0 ? gapBefore($1, in: pieces) : 0) }
    }

    private func least(_ piece: Piece) -> Int {
        switch piece.content {
        case .whole(let line): line.width
        case .flexible: min(natural(piece), Self.leastTitle)
        case .bar: Self.leastBar
        }
    }

    private func natural(_ piece: Piece) -> Int {
        guard case .flexible(let text) = piece.content else { return 0 }
        return TextWidth.columns(of: text)
    }

    private func gapBefore(_ index: Int, in pieces: [Piece]) -> Int {
        pieces[index - 1].element == .state ? 1 : gap
    }
}
