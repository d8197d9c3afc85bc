/// One row as it goes to the terminal.
struct EncodedRow: Sendable, Hashable {
    /// The text with its colour sequences, in UTF-8; it begins and ends plain.
    var bytes: [UInt8]
    /// The columns that it fills.
    var width: Int
}
