/// Text from elsewhere made safe for a row: nothing in it moves the cursor, reorders the row or cannot be shown.
enum VisibleText {
    /// What a terminal's locale can show.
    enum Repertoire: UInt8, Sendable, Hashable {
        /// Printable ASCII only.
        case ascii
        case unicode
    }

    /// The text with control characters in caret or code point notation, tabs and line breaks as spaces.
    ///
    /// Characters that change the writing direction are escaped as well, since they would reorder the whole row. In the
    /// ASCII repertoire every other character becomes `?`.
    static func escaped(_ text: String, in repertoire: Repertoire = .unicode) -> String {
        if TextWidth.isPlain(text) { return text }
        var result = ""
        for character in text {
            if repertoire == .ascii, let first = character.unicodeScalars.first, first.value > 0x7F {
                result.append("?")
            } else {
                for scalar in character.unicodeScalars { append(scalar, to: &result) }
            }
        }
        return result
    }

    /// The text truncated to a number of columns, with a mark of one column where something is missing.
    static func cut(_ text: String, to columns: Int, mark: Character = "…") -> String {
        if columns <= 0 { return "" }
        if TextWidth.columns(of: text) <= columns { return text }
        return prefix(text, columns: columns - 1) + String(mark)
    }

    /// As many of a text's characters as fit into a number of columns.
    static func prefix(_ text: String, columns: Int) -> String {
        var result = ""
        var used = 0
        for character in text {
            used += TextWidth.columns(of: character)
            if used > columns { break }
            result.append(character)
        }
        return result
    }

    private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: text.append(" ")
        case 0x00..<0x20: text.unicodeScalars.append(contentsOf: ["^", Unicode.Scalar(UInt8(scalar.value + 0x40))])
        case 0x7F: text.append("^?")
        case 0x80..<0xA0, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
            text.append("<U+\(hex(scalar.value))>")
        default: text.unicodeScalars.append(scalar)
        }
    }

    private static func hex(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
