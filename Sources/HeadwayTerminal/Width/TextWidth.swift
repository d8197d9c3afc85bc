/// How many columns text fills in a terminal.
///
/// Counted as in common terminals: East Asian wide characters fill 2 columns, marks above or below a letter none, vowel
/// signs and letters that a script joins as many as they fill alone, an emoji with its selector, skin tone or joined
/// ones 2 (Sources.md#text-width). Control characters count as nothing: they must be escaped first (`VisibleText`).
/// Ambiguous characters fill 1, as in terminals by default.
enum TextWidth {
    static func columns(of text: String) -> Int {
        if isPlain(text) { return text.utf8.count }
        return text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns of a text, and those at which characters two columns wide begin.
    static func measure(_ text: String) -> (columns: Int, wide: [Int]) {
        if isPlain(text) { return (text.utf8.count, []) }
        var wide: [Int] = []
        var column = 0
        for character in text {
            let width = columns(of: character)
            if width == 2 { wide.append(column) }
            column += width
        }
        return (column, wide)
    }

    /// True for printable ASCII, where a byte is a column.
    static func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            for byte in bytes where byte < 0x20 || byte >= 0x7F { return false }
            return true
        }
    }

    static func columns(of character: Character) -> Int {
        var scalars = character.unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return 0 }
        var width = columns(of: first)
        guard let second = scalars.next() else { return width }
        if isRegional(first) && isRegional(second) { return 2 }
        var next: Unicode.Scalar? = second
        while let scalar = next {
            // The emoji selector, a skin tone or a joined emoji makes a picture two columns wide, whatever came before.
            if scalar.value == 0xFE0F && first.properties.isEmoji || scalar.properties.isEmojiModifier { return 2 }
            if scalar.value == 0x200D && first.properties.isEmoji && width == 2 { return 2 }
            if scalar.value != 0x200D { width += columns(of: scalar) }
            next = scalars.next()
        }
        // A letter that a script composes from several fills as many columns as they do: terminals have no shapes for
        // it.
        return width
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
        if scalar.value < 0xA0 { return 0 }
        // Box drawing, blocks and braille, of which rows are full, are all narrow: there is no need to look further.
        if (0x2500...0x259F).contains(scalar.value) || (0x2800...0x28FF).contains(scalar.value) { return 1 }
        // Terminals show a soft hyphen as a hyphen.
        if scalar.value == 0xAD { return 1 }
        // The vowels and finals of a Hangul syllable are drawn inside its first letter.
        if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value) { return 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator, .control: return 0
        default: return WideRanges.contain(scalar.value) ? 2 : 1
        }
    }

    private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }
}
