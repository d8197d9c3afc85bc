/// What is known about others that write to the terminal.
enum ForeignOutput: UInt8, Sendable, Hashable {
    /// Nobody has written.
    case none
    /// Some program has written something.
    case text
    /// Some program has, and another process has rows on this terminal.
    case besideRows
}
