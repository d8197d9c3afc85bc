/// Turns rows to be shown into the bytes that bring them to the screen, knowing what stands there.
///
/// The rows stand above the cursor, which waits at the start of the line below them: that place survives a re-wrap, shows
/// `^C` and a shell's prompt below the rows, and needs no hidden cursor. Lines of text go above the rows. Nothing is
/// written for a row that has not changed, and a frame is one piece of bytes for one write.
struct ScreenWriter: Sendable {
    /// What a terminal does with long lines when it gets narrower.
    enum Narrowing: UInt8, Sendable, Hashable {
        /// It breaks them into more rows, and joins them when it gets wider again: most terminals.
        case rewraps
        /// It cuts them off.
        case cuts
    }

    /// What the terminal does when it gets narrower.
    var narrowing = Narrowing.rewraps
    /// Whether the terminal holds a frame back until it is whole (private mode 2026).
    var isSynchronized = false

    private var drawn: [EncodedRow] = []
    private var size: TerminalSize?
    private var mustRedraw = false

    /// Makes a writer to a screen on which nothing stands.
    init(narrowing: Narrowing = .rewraps, isSynchronized: Bool = false) {
        self.narrowing = narrowing
        self.isSynchronized = isSynchronized
    }

    /// True while rows stand on the screen.
    var hasRows: Bool { !drawn.isEmpty }

    /// Leaves what stands on the screen as plain text; the next frame begins below it.
    mutating func forget() {
        drawn = []
        size = nil
    }

    /// Draws everything at the next frame, whether or not it has changed.
    mutating func invalidate() {
        mustRedraw = true
    }

    /// The bytes that bring lines of text above the rows and make the rows the only ones; none where nothing changes.
    ///
    /// Rows must be no wider than the usable columns and no more than the usable rows; texts may be of any width.
    mutating func frame(texts: [EncodedRow], rows: [EncodedRow], size: TerminalSize) -> [UInt8] {
        let isResized = self.size.map { $0.columns != size.columns || $0.rows < size.rows } ?? false
        let lines = heights(at: size)
        let redraws = isResized || mustRedraw || lines > drawn.count || drawn.count > size.usableRows
        defer {
            drawn = rows
            self.size = size
            mustRedraw = false
        }
        if texts.isEmpty && (rows.isEmpty && drawn.isEmpty || rows == drawn && !redraws) { return [] }
        var bytes: [UInt8] = []
        if redraws || texts.contains(where: { $0.width >= size.columns }) {
            bytes.moveUp(min(lines, size.rows - 1))
            // Wrapped pieces may stand anywhere below, so all of it goes first.
            bytes.eraseBelow()
            for row in texts + rows { bytes.line(row, columns: size.columns) }
        } else if texts.isEmpty {
            update(rows, columns: size.columns, into: &bytes)
        } else {
            bytes.moveUp(drawn.count)
            for row in texts + rows { bytes.line(row, columns: size.columns) }
            bytes.eraseBelow()
        }
        return isSynchronized ? bytes.synchronized() : bytes
    }

    /// Overwrites the rows that differ, from the first of them on down.
    private func update(_ rows: [EncodedRow], columns: Int, into bytes: inout [UInt8]) {
        let same = zip(rows, drawn).prefix { $0 == $1 }.count
        bytes.moveUp(drawn.count - same)
        for index in same..<rows.count {
            if index < drawn.count && rows[index] == drawn[index] {
                bytes.nextLine()
            } else if index < drawn.count, let patch = RowPatch(from: drawn[index], to: rows[index], columns: columns) {
                bytes += patch.bytes
                bytes.nextLine()
            } else {
                bytes.line(rows[index], columns: columns)
            }
        }
        if rows.count < drawn.count { bytes.eraseBelow() }
    }

    /// The lines that the drawn rows fill now, after the terminal may have broken them anew.
    private func heights(at size: TerminalSize) -> Int {
        guard narrowing == .rewraps else { return drawn.count }
        return drawn.reduce(0) { $0 + $1.height(columns: size.columns) }
    }
}
