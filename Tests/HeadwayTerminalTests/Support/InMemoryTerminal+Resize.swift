@testable import HeadwayTerminal

extension InMemoryTerminal {
    /// Gives the terminal another size, as its user does by pulling at the window.
    mutating func resize(columns: Int, rows newRows: Int) {
        let before = size
        let oldTop = top
        switch habit {
        case .cuts: cut(to: columns)
        case .rewrapsAll:
            // The height first, then the width; the screen's empty rows are rows too.
            resizeAll(to: newRows) { _ in }
            resizeAll(to: newRows) { if columns != before.columns { $0.rewrap(to: columns) } }
        case .rewraps, .rewrapsAndPulls: if columns != before.columns { rewrap(to: columns) }
        }
        setSize(TerminalSize(columns: columns, rows: newRows))
        mustWrap = false
        if habit != .rewrapsAll {
            dropEmptyRows(newRows)
            let lowest = max(0, rows.count - newRows)
            let stays = habit == .cuts || columns <= before.columns && habit == .rewraps
            top = stays ? max(min(oldTop, line), lowest) : lowest
        }
        if line < top { (line, column, hasLostPlace) = (top, 0, true) }
    }

    private mutating func resizeAll(to newRows: Int, change: (inout InMemoryTerminal) -> Void) {
        while rows.count < top + size.rows { rows.append(Row()) }
        change(&self)
        while rows.count > line + 1, rows.count - top > newRows, newRows < size.rows { rows.removeLast() }
        setSize(TerminalSize(columns: size.columns, rows: newRows))
        top = max(0, rows.count - newRows)
    }

    private mutating func cut(to columns: Int) {
        for index in rows.indices where index >= top {
            rows[index].cells = Array(rows[index].cells.prefix(columns))
            rows[index].isWrapped = false
        }
        column = min(column, columns - 1)
    }

    /// Empty rows below the cursor give way first.
    private mutating func dropEmptyRows(_ newRows: Int) {
        while rows.count > line + 1, rows.count - top > newRows || habit == .rewrapsAndPulls,
            rows[rows.count - 1].cells.isEmpty
        {
            rows.removeLast()
        }
    }

    /// Joins wrapped rows to lines and breaks them anew; the cursor keeps its place in its line.
    private mutating func rewrap(to columns: Int) {
        var broken: [Row] = []
        var newLine = 0
        var newColumn = 0
        var index = 0
        while index < rows.count {
            var cells: [String] = []
            var cursor: Int?
            repeat {
                if index == line { cursor = cells.count + column }
                cells += rows[index].cells
                index += 1
            } while rows[index - 1].isWrapped && index < rows.count
            let pieces = Self.pieces(cells, columns)
            if let cursor {
                newLine = broken.count + min(pieces.count - 1, cursor / columns)
                newColumn = min(columns - 1, cursor % columns)
            }
            broken += pieces
        }
        (rows, line, column) = (broken, newLine, newColumn)
    }

    private static func pieces(_ cells: [String], _ columns: Int) -> [Row] {
        var pieces: [Row] = []
        var piece = Row()
        var index = 0
        while index < cells.count {
            let isWide = index + 1 < cells.count && cells[index + 1].isEmpty
            let width = isWide ? 2 : 1
            if piece.cells.count + width > columns {
                piece.isWrapped = true
                pieces.append(piece)
                piece = Row()
            }
            if width <= columns { piece.cells += cells[index..<index + width] }
            index += width
        }
        pieces.append(piece)
        return pieces
    }
}
