/// The few control sequences that drawing needs (ECMA-48; mode 2026 is synchronized output, which several terminals
/// have).
extension [UInt8] {
    /// To the start of the line this many rows above.
    mutating func moveUp(_ rows: Int) {
        append(0x0D)
        if rows > 0 { append(contentsOf: "\u{1B}[\(rows)A".utf8) }
    }

    /// To the start of the next line.
    mutating func nextLine() {
        append(contentsOf: [0x0D, 0x0A])
    }

    /// To the start of a line: of the next one if the cursor is within a line, which spaces then fill up; spaces that
    /// begin at its start do not wrap.
    mutating func beginLine(columns: Int) {
        append(contentsOf: [UInt8](repeating: 0x20, count: Swift.max(0, columns - 1)))
        append(0x0D)
        eraseBelow()
    }

    /// Erases from the cursor, which is at the start of a line, to the end of the screen.
    ///
    /// The line is erased first and the rest from its second column: tmux keeps what is erased from the very corner in
    /// its history (its option `scroll-on-clear`), and with it a copy of every redraw.
    mutating func eraseBelow() {
        append(contentsOf: "\u{1B}[K\u{1B}[C\u{1B}[J\r".utf8)
    }

    /// Writes a row over whatever is in the line, and moves on to the next.
    mutating func line(_ row: EncodedRow, columns: Int) {
        if row.width < columns {
            append(contentsOf: row.bytes)
            append(contentsOf: "\u{1B}[K".utf8)
        } else {
            // At the right edge erasing would remove the last character too, so it is done first.
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

    /// Keeps the terminal from wrapping what was appended from a position on, if that is more than ASCII: terminals
    /// disagree about the width of other characters, and a row that takes two lines displaces everything after it.
    mutating func neverWrapping(from start: Int) {
        guard self[start...].contains(where: { $0 >= 0x80 }) else { return }
        insert(contentsOf: "\u{1B}[?7l".utf8, at: start)
        append(contentsOf: "\u{1B}[?7h".utf8)
    }

    /// The bytes as a frame that appears all at once.
    func synchronized() -> [UInt8] {
        Array("\u{1B}[?2026h".utf8) + self + Array("\u{1B}[?2026l".utf8)
    }
}
