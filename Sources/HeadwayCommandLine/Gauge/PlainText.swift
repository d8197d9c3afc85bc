/// A program's terminal output without control sequences.
package enum PlainText {
    /// Which sequences are removed.
    package enum Removal: UInt8, Sendable {
        case all
        /// Colours and other graphic renditions are kept.
        case allButRenditions
    }

    /// The text without control sequences (ECMA-48: CSI, OSC and two-character ones) and without other control characters
    /// than the tab.
    package static func of(_ text: String, removing removal: Removal = .all) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\u{1B}" else {
                if scalar.value >= 0x20 && scalar.value != 0x7F || scalar == "\t" { result.append(scalar) }
                continue
            }
            let sequence = take(&rest)
            if removal == .allButRenditions, sequence.first == "[", sequence.last == "m" {
                result.append(scalar)
                result.append(contentsOf: sequence)
            }
        }
        return String(result)
    }

    /// Consumes the rest of a sequence after its escape.
    private static func take(_ rest: inout Substring.UnicodeScalarView) -> [Unicode.Scalar] {
        guard let kind = rest.popFirst() else { return [] }
        var sequence = [kind]
        switch kind {
        case "[":
            while let next = rest.popFirst() {
                sequence.append(next)
                if (0x40...0x7E).contains(next.value) { break }
            }
        // An operating system command, a device control string and the like, up to their terminator.
        case "]", "P", "X", "^", "_":
            while let next = rest.popFirst(), next != "\u{7}" {
                if next == "\u{1B}" {
                    _ = rest.popFirst()
                    break
                }
            }
        // A character set and the like: `ESC ( B` in the output of `tput sgr0`.
        case "\u{20}"..."\u{2F}":
            while let next = rest.popFirst(), ("\u{20}"..."\u{2F}").contains(next) {}
        default: break
        }
        return sequence
    }
}
