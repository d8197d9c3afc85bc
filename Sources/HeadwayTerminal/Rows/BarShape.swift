/// What a bar is drawn of.
public struct BarShape: Sendable, Hashable {
    /// The characters of one column each: the first is a full cell, the last an empty one, and those between them show cells that
    /// are filled in part, the fullest first.
    public let characters: [Character]
    /// What stands before the first cell; may be empty.
    public let start: String
    /// What stands behind the last cell; may be empty.
    public let end: String

    /// Makes a shape: `BarShape("#-", start: "[", end: "]")` draws `[###---]`, `BarShape("█▓▒░ ")` fills cells in four steps.
    ///
    /// Fewer than two characters are filled up with a blank; what is not one column wide is shown as `?`.
    public init(_ characters: String, start: String = "", end: String = "") {
        var cells = characters.map { TextWidth.columns(of: $0) == 1 ? $0 : "?" }
        while cells.count < 2 { cells.append(" ") }
        self.characters = cells
        self.start = VisibleText.escaped(start)
        self.end = VisibleText.escaped(end)
    }
}
