/// What something is doing or what went wrong, in a few words: a text of its own, or the library's in the user's language.
///
/// A status may be read on any thread and is shown on another, so it names the word and leaves the language to the
/// host.
public enum TransferNote: Sendable, Hashable, ExpressibleByStringLiteral {
    /// A text to be shown as it is.
    case text(String)
    /// One of the library's words, with the text of the value if it has a place for one.
    case word(Word, value: String? = nil)

    /// A text to be shown as it is.
    public init(stringLiteral text: String) { self = .text(text) }
}

extension Wording {
    /// The text of a note, in this language.
    public func callAsFunction(_ note: TransferNote) -> String { text(of: note, isolatesValue: language.isRightToLeft) }

    /// The same without marks of direction, for a terminal, whose cells have a direction of their own.
    package func unmarked(_ note: TransferNote) -> String { text(of: note, isolatesValue: false) }
}
