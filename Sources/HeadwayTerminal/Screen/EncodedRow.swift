/// One row as it is sent to the terminal.
struct EncodedRow: Sendable, Hashable {
    /// The text with its colour sequences, in UTF-8; it begins and ends without a style.
    var bytes: [UInt8]
    /// The columns that it fills.
    var width: Int
    /// Where characters two columns wide begin.
    var wideColumns: [Int] = []
    /// Its characters, if each of them fills one column; otherwise empty, and the row is written as a whole.
    var cells: [Cell] = []

    /// A character in one column.
    struct Cell: Sendable, Hashable {
        var character: Character
        /// The parameters of its graphic rendition; empty for plain.
        var codes: String
    }

    /// The lines that the row fills on a terminal that wraps it; a wide character is never split.
    func height(columns: Int) -> Int {
        var skipped = 0
        for column in wideColumns where (column + skipped) % columns == columns - 1 { skipped += 1 }
        return max(1, (width + skipped + columns - 1) / columns)
    }
}
