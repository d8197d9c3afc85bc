/// Where frames go.
protocol TerminalDevice: Sendable {
    /// Writes all of it, in one piece if the system allows.
    func write(_ bytes: [UInt8])
    /// How much it shows now.
    var size: TerminalSize { get }
    /// Bytes of whole lines that were typed and not read yet, if the terminal echoes what is typed; 0 otherwise.
    var pendingInput: Int { get }
    /// Whether others have written to it since the last query, as far as that can be known.
    func foreignOutput() -> ForeignOutput
    /// False while the program is in the background of its terminal.
    var isForeground: Bool { get }
}
