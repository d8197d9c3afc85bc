/// How much a terminal shows.
struct TerminalSize: Sendable, Hashable {
    /// Characters per row, at least 1.
    var columns: Int
    var rows: Int

    /// Makes a size; values below 1 become 1.
    init(columns: Int, rows: Int) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
    }

    /// The columns that rows may fill: the last one is left free, because some terminals wrap there and some fonts
    /// disagree about a character's width (Sources.md#resizing).
    var usableColumns: Int { max(1, columns - 1) }

    /// The rows that indicators may fill: the cursor waits below them.
    var usableRows: Int { rows - 1 }
}
