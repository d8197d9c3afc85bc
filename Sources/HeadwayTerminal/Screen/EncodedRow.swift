/// One row as it goes to the terminal.
struct EncodedRow: Sendable, Hashable {
    /// The text with its colour sequences, in UTF-8; it begins and ends plain.
    var bytes: [UInt8]
    /// The columns that it fills.
    var width: Int
    /// Where characters of two columns begin.
    var wideColumns: [Int] = []
    /// Its characters, where each of them fills one column; empty otherwise, and then the row is written as a whole.
    var cells: [Cell] = []

    /// A character in one column.
    struct Cell: Sendable, Hashable {
        var character: Character
        /// The parameters of its graphic rendition; empty for plain.
        var codes: String
    }

    /// The lines that the row fills on a terminal that breaks it; a wide character never is broken itself.
    func height(columns: Int) -> Int {
        var skipped = 0
        for column in wideColumns where (column + skipped) % columns == columns - 1 { skipped += 1 }
        return max(1, (width + skipped + columns - 1) / columns)
    }
}
