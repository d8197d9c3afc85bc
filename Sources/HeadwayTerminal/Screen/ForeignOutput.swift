/// What is known of others that write to the terminal.
enum ForeignOutput: UInt8, Sendable, Hashable {
    /// Nobody has.
    case none
    /// Some program has written something.
    case text
    /// So it has, and another process has rows on this terminal.
    case besideRows
}
