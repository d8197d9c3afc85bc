/// Text that may contain links as terminals have them (OSC 8): `ESC ] 8 ; ; ADDRESS ESC \ text ESC ] 8 ; ; ESC \`.
///
/// They are removed from the text, and written again as a style if the terminal has links. Anything that is not such a
/// sequence is escaped like any other control character.
enum LinkedText {
    /// A text as a line, with its links if the terminal has them.
    static func line(_ text: String, _ environment: RowEnvironment) -> Line {
        guard text.utf8.contains(0x1B), text.includes("\u{1B}]8;") else {
            return Line(VisibleText.escaped(text, in: environment.repertoire))
        }
        var line = Line()
        var style = TextStyle()
        var plain = ""
        func flush() {
            line.append(VisibleText.escaped(plain, in: environment.repertoire), style)
            plain = ""
        }
        var rest = Substring(text)
        while let character = rest.first {
            if let link = link(at: rest) {
                flush()
                style.link = environment.showsLinks ? link.address : nil
                rest = rest[link.end...]
            } else {
                plain.append(character)
                rest.removeFirst()
            }
        }
        flush()
        return line
    }

    /// The sequence at the start of a text: its address, nil if it ends a link.
    static func link(at text: Substring) -> (address: String?, end: String.Index)? {
        guard text.hasPrefix("\u{1B}]8;") else { return nil }
        let body = text.unicodeScalars.dropFirst(4)
        guard let end = body.firstIndex(where: { $0 == "\u{1B}" || $0 == "\u{7}" }) else { return nil }
        var after = body.index(after: end)
        if body[end] == "\u{1B}" {
            guard after < body.endIndex, body[after] == "\\" else { return nil }
            after = body.index(after: after)
        }
        let parts = body[..<end].split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let isPrintable = parts[1].allSatisfy { (0x21..<0x7F).contains($0.value) }
        return (isPrintable && !parts[1].isEmpty ? String(parts[1]) : nil, after)
    }
}
