/// The few control sequences that drawing needs (ECMA-48; mode 2026 is the synchronized output of several terminals).
extension [UInt8] {
    /// To the start of the line so many rows above.
    mutating func moveUp(_ rows: Int) {
        append(0x0D)
        if rows > 0 { append(contentsOf: "\u{1B}[\(rows)A".utf8) }
    }

    /// To the start of the next line.
    mutating func nextLine() {
        append(contentsOf: [0x0D, 0x0A])
    }

    /// To the start of a line, and of the next one where the cursor stands within a line: blanks fill that one up, and do
    /// not wrap where they begin at its start.
    mutating func beginLine(columns: Int) {
        append(contentsOf: [UInt8](repeating: 0x20, count: Swift.max(0, columns - 1)))
        append(0x0D)
        eraseBelow()
    }

    /// Erases from the cursor, which stands at the start of a line, to the end of the screen.
    ///
    /// The line goes first and the rest from its second column: what is erased from the very corner, tmux keeps in its
    /// history (its option `scroll-on-clear`), and a ghost of every redraw with it.
    mutating func eraseBelow() {
        append(contentsOf: "\u{1B}[K\u{1B}[C\u{1B}[J\r".utf8)
    }

    /// Writes a row over whatever stands in the line, and goes on to the next.
    mutating func line(_ row: EncodedRow, columns: Int) {
        if row.width < columns {
            append(contentsOf: row.bytes)
            append(contentsOf: "\u{1B}[K".utf8)
        } else {
            // At the right edge an erasure would take the last character with it, so it goes first.
            append(contentsOf: "\u{1B}[K".utf8)
            append(contentsOf: row.bytes)
        }
        nextLine()
    }

    /// Writes lines of text, which the terminal may break, and rows, which it may not.
    mutating func append(_ texts: [EncodedRow], then rows: [EncodedRow], columns: Int) {
        for text in texts { line(text, columns: columns) }
        let start = count
        for row in rows { line(row, columns: columns) }
        neverWrapping(from: start)
    }

    /// Has the terminal not break what was appended from a place on, where that is more than ASCII: about the width of other
    /// characters terminals disagree, and a row that takes two lines brings all that comes after it out of place.
    mutating func neverWrapping(from start: Int) {
        guard self[start...].contains(where: { $0 >= 0x80 }) else { return }
        insert(contentsOf: "\u{1B}[?7l".utf8, at: start)
        append(contentsOf: "\u{1B}[?7h".utf8)
    }

    /// The bytes as a frame that shows at once.
    func synchronized() -> [UInt8] {
        Array("\u{1B}[?2026h".utf8) + self + Array("\u{1B}[?2026l".utf8)
    }
}
