import Headway

extension RowState {
    /// The row as it is drawn on the screen.
    func line(at now: Instant, usable: Int, columns: RowColumns, environment: RowEnvironment) -> Line {
        let layout = row.layout
        let isNamed = columns.title > 0 || !title.isEmpty
        let elements = layout.elements(isEnded: ended != nil)
        let pieces: [RowFitting.Piece] = elements.compactMap { element in
            if layout.spacing == .apart, !isNamed, element.kind == .title { return nil }
            let text = RowText(row: self, element: element, now: now, environment: environment, columns: columns)
            return text.content.map { RowFitting.Piece(element: element, content: $0) }
        }
        let fitting = RowFitting(environment: environment, usable: usable, titleColumns: columns.title)
        let line = fitting.line(pieces, layout.spacing) { element, columns in
            let cells = BarCells(environment: environment, element: element, columns: columns)
            var frame = Frame()
            barFrame(columns: cells.inner, at: now, environment.indicators, into: &frame)
            return cells.line(frame)
        }
        return line
    }

    /// The columns of its name, and of its amount once it has ended.
    func columns(_ environment: RowEnvironment) -> RowColumns {
        let unit = row.unit
        let amount = unit.amountColumns ?? unit.amount(max(reading.total ?? 0, reading.completed)).utf8.count
        return RowColumns(title: shownTitle(environment).width, amount: amount)
    }

    /// Its name, with hyperlinks if the terminal supports them.
    func shownTitle(_ environment: RowEnvironment) -> Line { LinkedText.line(title, environment) }
}

/// The columns that the rows of a screen share, so that they are aligned.
struct RowColumns: Sendable, Hashable {
    var title = 0
    /// The amount of ended rows.
    var amount = 0

    /// Makes room for another row.
    mutating func include(_ columns: RowColumns) {
        title = max(title, columns.title)
        amount = max(amount, columns.amount)
    }
}
