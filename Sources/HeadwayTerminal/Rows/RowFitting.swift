/// Fits the pieces of a row into the available columns.
struct RowFitting {
    struct Piece {
        var element: RowElement
        var content: Content
    }

    /// What a piece shows.
    enum Content {
        /// Text that is shown whole or not at all.
        case whole(Line)
        /// Text that may be truncated.
        case flexible(Line)
        /// The bar, drawn when its width is known.
        case bar
    }

    /// The shortest bar that is drawn.
    static let leastBar = 6
    /// The longest bar: longer ones would not show more.
    static let longestBar = 40
    /// The width to which names are truncated before other elements are dropped.
    static let leastTitle = 8

    let environment: RowEnvironment
    /// The columns that are available.
    let usable: Int
    /// The columns of names, the same for all rows.
    let titleColumns: Int

    private var gap: Int { usable >= 60 ? 2 : 1 }

    /// The row; `bar` draws the bar of an element at a width.
    func line(_ pieces: [Piece], _ spacing: RowLayout.Spacing, bar: (RowElement, Int) -> Line) -> Line {
        spacing == .apart ? setApart(pieces, bar: bar) : asWritten(pieces, bar: bar)
    }

    /// The least important pieces are dropped, names are truncated, and the bar takes the rest.
    private func setApart(_ pieces: [Piece], bar: (RowElement, Int) -> Line) -> Line {
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

    /// Every piece keeps its place; a bar without a width takes the rest, names are truncated for it, and the row is cut at the edge.
    private func asWritten(_ pieces: [Piece], bar: (RowElement, Int) -> Line) -> Line {
        let fixed = pieces.reduce(0) { $0 + (own($1) ?? 0) }
        let flexible = pieces.filter { own($0) == nil }
        let bars = flexible.count { if case .bar = $0.content { true } else { false } }
        let names = flexible.reduce(0) { $0 + natural($1) }
        // Each bar keeps at least one column, and names are truncated first.
        var forNames = min(names, max(Self.leastTitle, usable - fixed - bars))
        var forBars = max(bars, usable - fixed - forNames)
        var barsLeft = bars
        var line = Line()
        for piece in pieces {
            switch piece.content {
            case .whole(let whole): line.append(sized(whole, piece.element))
            case .flexible(let text) where piece.element.columns != nil: line.append(sized(text, piece.element))
            case .flexible(let text):
                line.append(text.cut(to: min(text.width, forNames), mark: environment.cutMark))
                forNames -= min(text.width, forNames)
            case .bar:
                let columns = piece.element.columns ?? forBars / max(1, barsLeft)
                if piece.element.columns == nil { (forBars, barsLeft) = (forBars - columns, barsLeft - 1) }
                line.append(bar(piece.element, columns))
            }
        }
        return line.cut(to: usable, mark: environment.cutMark)
    }

    /// A text in its element's width.
    private func sized(_ line: Line, _ element: RowElement) -> Line {
        guard let columns = element.columns else { return line }
        let alignment = element.alignment ?? element.naturalAlignment
        return line.cut(to: columns, mark: environment.cutMark).padded(to: columns, alignment)
    }

    /// The columns that a piece needs in any case; nil if it may be truncated or stretched.
    private func own(_ piece: Piece) -> Int? {
        if let columns = piece.element.columns { return columns }
        guard case .whole(let line) = piece.content else { return nil }
        return line.width
    }

    private func append(
        _ piece: Piece, isLast: Bool, rest: inout Int, bar: (RowElement, Int) -> Line, to line: inout Line
    ) {
        switch piece.content {
        case .whole(let whole): line.append(sized(whole, piece.element).cut(to: usable, mark: environment.cutMark))
        case .flexible(let text):
            let isTitle = piece.element.kind == .title
            let wanted = piece.element.columns ?? max(text.width, isTitle && !isLast ? titleColumns : 0)
            let columns = min(usable, least(piece) + max(0, rest), wanted)
            rest -= max(0, columns - least(piece))
            let shown = text.cut(to: columns, mark: environment.cutMark)
            line.append(isLast ? shown : shown.padded(to: columns, .leading))
        case .bar:
            let columns = piece.element.columns ?? min(Self.longestBar, Self.leastBar + max(0, rest))
            rest -= columns - least(piece)
            line.append(bar(piece.element, columns))
        }
    }

    private func least(_ pieces: [Piece]) -> Int {
        pieces.indices.reduce(0) { $0 + least(pieces[$1]) + ($1 > 0 ? gapBefore($1, in: pieces) : 0) }
    }

    private func least(_ piece: Piece) -> Int {
        switch piece.content {
        case .whole: own(piece) ?? 0
        case .flexible(let text): piece.element.columns ?? min(text.width, Self.leastTitle)
        case .bar: piece.element.columns ?? Self.leastBar
        }
    }

    private func natural(_ piece: Piece) -> Int {
        guard case .flexible(let text) = piece.content else { return 0 }
        return text.width
    }

    private func gapBefore(_ index: Int, in pieces: [Piece]) -> Int {
        pieces[index - 1].element.kind == .state ? 1 : gap
    }
}

extension RowElement {
    /// The default alignment of its text: figures to the right.
    fileprivate var naturalAlignment: Alignment {
        switch kind {
        case .state, .title, .note, .text, .bar: .leading
        case .percent, .amount, .completed, .total, .rate, .timeRemaining, .elapsed: .trailing
        }
    }
}
