/// A program's own lines, made safe to show above the indicators.
///
/// Colours and other graphic renditions are kept, and links if the terminal has them, since programs colour their
/// messages; whatever else would move the cursor or change the terminal is escaped, so that no message can break the
/// rows below it.
enum LogText {
    /// What happens to a message's colours, or links.
    enum Sequences: UInt8, Sendable, Hashable {
        /// They are kept, and each line ends without a style.
        case keep
        /// They are removed.
        case remove
    }

    /// The lines of a message; a line break at its end does not begin another line.
    static func lines(of message: String, renditions: Sequences, links: Sequences = .remove) -> [EncodedRow] {
        var parts = message.split(omittingEmptySubsequences: false) { $0.isNewline }
        if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
        return parts.map { line(String($0), renditions, links) }
    }

    private static func line(_ text: String, _ renditions: Sequences, _ links: Sequences) -> EncodedRow {
        var result = ""
        var width = 0
        var isColored = false
        var rest = Substring(text)
        var isLink = false
        while let character = rest.first {
            if let link = LinkedText.link(at: rest) {
                if links == .keep, isLink || link.address != nil {
                    result.append("\u{1B}]8;;\(link.address ?? "")\u{1B}\\")
                    isLink = link.address != nil
                }
                rest = rest[link.end...]
                continue
            }
            if let sequence = rendition(at: rest) {
                if renditions == .keep {
                    result.append(contentsOf: sequence)
                    isColored = true
                }
                rest = rest[sequence.endIndex...]
                continue
            }
            rest.removeFirst()
            let shown =
                character == "\t"
                ? String(repeating: " ", count: 8 - width % 8) : VisibleText.escaped(String(character))
            result.append(shown)
            width += TextWidth.columns(of: shown)
        }
        if isLink { result.append("\u{1B}]8;;\u{1B}\\") }
        if isColored { result.append("\u{1B}[0m") }
        return EncodedRow(bytes: Array(result.utf8), width: width)
    }

    /// The graphic rendition sequence (`ESC [ … m`) at the start of a text.
    private static func rendition(at text: Substring) -> Substring? {
        guard text.hasPrefix("\u{1B}[") else { return nil }
        var index = text.index(text.startIndex, offsetBy: 2)
        while index < text.endIndex {
            let character = text[index]
            index = text.index(after: index)
            if character == "m" { return text[text.startIndex..<index] }
            guard character.isASCII, character.isNumber || character == ";" || character == ":" else { return nil }
        }
        return nil
    }
}
