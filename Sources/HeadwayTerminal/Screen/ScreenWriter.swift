import Headway

/// Turns rows into the bytes that put them on the screen, knowing what is there.
///
/// The rows are above the cursor, which waits at the start of the line below them: that position survives rewrapping,
/// puts `^C` and a shell's prompt below the rows, and needs no hidden cursor. Lines of text go above the rows. Nothing
/// is written for a row that has not changed, and a frame is one block of bytes for one write.
struct ScreenWriter: Sendable {
    /// What a terminal does with long lines when it gets narrower.
    enum Narrowing: UInt8, Sendable, Hashable {
        /// It wraps them, and joins them when it gets wider again: most terminals.
        case rewraps
        /// It cuts them off.
        case cuts
    }

    /// What the terminal does when it gets narrower.
    var narrowing = Narrowing.rewraps
    /// Whether the terminal shows a frame only once it is complete (private mode 2026).
    var isSynchronized = false

    private var drawn: [EncodedRow] = []
    private var size: TerminalSize?
    private var mustRedraw = false
    /// When all rows were last written as a whole.
    private var whole: Instant?
    /// Lines that the cursor has moved down because of what somebody typed.
    private var typedLines = 0
    /// True if the cursor may be in the middle of a line that others wrote.
    private(set) var beginsLine = false

    /// How often all rows are written as a whole, whatever has changed.
    ///
    /// Others may write to the terminal too, which cannot be detected; rows are rewritten so that damage lasts less than a second.
    static let healing = TimeSpan.milliseconds(900)

    /// What others may have left behind, undone with every whole frame: line-drawing letters (`ESC ( B`, SI), colours, insert mode.
    private static let plain = Array("\u{1B}(B\u{0F}\u{1B}[m\u{1B}[4l".utf8)

    /// Makes a writer for an empty screen.
    init(narrowing: Narrowing = .rewraps, isSynchronized: Bool = false) {
        self.narrowing = narrowing
        self.isSynchronized = isSynchronized
    }

    /// True while rows are on the screen.
    var hasRows: Bool { !drawn.isEmpty }

    /// Leaves what is on the screen as plain text; the next frame begins below it.
    mutating func forget() {
        (drawn, size, typedLines) = ([], nil, 0)
    }

    /// Leaves everything on the screen because others have written; the next frame begins on a new line below it.
    mutating func beginAnew() {
        forget()
        beginsLine = true
    }

    /// Writes all rows as a whole with the next frame, in place.
    mutating func heal() { whole = nil }

    /// Records that the cursor was moved to the start of the next line by somebody who ended a line of input.
    mutating func cursorMovedDown() {
        if !drawn.isEmpty { typedLines += 1 }
    }

    /// Draws everything in the next frame, whether or not it has changed.
    mutating func invalidate() {
        mustRedraw = true
    }

    /// The bytes that put lines of text above the rows and replace the rows by these; none if nothing changes.
    ///
    /// Rows must be no wider than the usable columns and no more than the usable rows; texts may be of any width.
    mutating func frame(
        texts: [EncodedRow], rows: [EncodedRow], size: TerminalSize, at now: Instant
    ) -> [UInt8] {
        let isResized = self.size.map { $0.columns != size.columns || $0.rows < size.rows } ?? false
        let lines = heights(at: size)
        let redraws =
            isResized || mustRedraw || lines > drawn.count || drawn.count > size.usableRows
            || typedLines > 0
        let heals = whole.map { now - $0 >= Self.healing } ?? true
        if texts.isEmpty && rows.isEmpty && drawn.isEmpty { return [] }
        defer {
            drawn = rows
            self.size = size
            mustRedraw = false
            (typedLines, beginsLine) = (0, false)
        }
        if texts.isEmpty && rows == drawn && !redraws && !heals { return [] }
        if redraws || heals || !texts.isEmpty { whole = now }
        var bytes = heals || redraws || beginsLine ? Self.plain : []
        if beginsLine { bytes.beginLine(columns: size.columns) }
        if redraws || texts.contains(where: { $0.width >= size.columns }) {
            bytes.moveUp(min(lines + typedLines, size.rows - 1))
            // Wrapped pieces may be anywhere below, so all of it is erased first.
            bytes.eraseBelow()
            bytes.append(texts, then: rows, columns: size.columns)
        } else if texts.isEmpty {
            update(rows, heals: heals, columns: size.columns, into: &bytes)
        } else {
            bytes.moveUp(drawn.count)
            bytes.append(texts, then: rows, columns: size.columns)
            bytes.eraseBelow()
        }
        return isSynchronized ? bytes.synchronized() : bytes
    }

    /// Overwrites the rows that differ, from the first of them downwards.
    private func update(_ rows: [EncodedRow], heals: Bool, columns: Int, into bytes: inout [UInt8]) {
        let same = heals ? 0 : zip(rows, drawn).prefix { $0 == $1 }.count
        bytes.moveUp(drawn.count - same)
        let start = bytes.count
        for index in same..<rows.count {
            if heals {
                bytes.line(rows[index], columns: columns)
            } else if index < drawn.count && rows[index] == drawn[index] {
                bytes.nextLine()
            } else if index < drawn.count, let patch = RowPatch(from: drawn[index], to: rows[index], columns: columns) {
                bytes += patch.bytes
                bytes.nextLine()
            } else {
                bytes.line(rows[index], columns: columns)
            }
        }
        bytes.neverWrapping(from: start)
        if rows.count < drawn.count { bytes.eraseBelow() }
    }

    /// The lines that the drawn rows fill now that the terminal may have rewrapped them.
    private func heights(at size: TerminalSize) -> Int {
        guard narrowing == .rewraps else { return drawn.count }
        return drawn.reduce(0) { $0 + $1.height(columns: size.columns) }
    }
}
