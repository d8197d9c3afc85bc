/// The characters a bar is drawn with.
public struct BarShape: Sendable, Hashable {
    /// Characters one column wide: the first is a full cell, the last an empty one, and those in between are partly filled cells, the
    /// fullest first.
    public let characters: [Character]
    /// The text before the first cell; may be empty.
    public let start: String
    /// The text after the last cell; may be empty.
    public let end: String

    /// Makes a shape: `BarShape("#-", start: "[", end: "]")` draws `[###---]`, `BarShape("█▓▒░ ")` fills cells in four steps.
    ///
    /// Fewer than two characters are padded with spaces; a character that is not one column wide is shown as `?`.
    public init(_ characters: String, start: String = "", end: String = "") {
        var cells = characters.map { TextWidth.columns(of: $0) == 1 ? $0 : "?" }
        while cells.count < 2 { cells.append(" ") }
        self.characters = cells
        self.start = VisibleText.escaped(start)
        self.end = VisibleText.escaped(end)
    }
}
