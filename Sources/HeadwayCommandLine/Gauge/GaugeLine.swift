/// One line of what a script says to a gauge, in the grammar of `zenity --progress` (Sources.md#dialogs).
///
/// Where zenity takes any digits it finds, so that "3 of 10" is 310, this takes a number only where it is the only one.
package enum GaugeLine: Sendable, Hashable {
    /// A percentage, clamped to 0…100.
    case percentage(Double)
    /// `#text`: a new label; `\n` in it is a line break.
    case text(String)
    /// `pulsate:true` or `pulsate:false`.
    case pulsate(Bool)
    /// `XXX`: begins and ends a block of dialog's gauge.
    case block
    /// Nothing.
    case blank
    /// Something else.
    case unknown(String)

    /// Reads a line without its line break; nothing is refused.
    package init(_ line: String) {
        let text = Self.trimmed(line)
        if text.isEmpty {
            self = .blank
        } else if line.first == "#" {
            self = .text(Self.resolved(Self.trimmed(String(line.dropFirst()))))
        } else if text == "XXX" {
            self = .block
        } else if text.lowercased().hasPrefix("pulsate:") {
            switch Self.trimmed(String(text.dropFirst(8))).lowercased() {
            case "true": self = .pulsate(true)
            case "false": self = .pulsate(false)
            default: self = .unknown(text)
            }
        } else {
            self = Self.percentage(text).map { .percentage($0) } ?? .unknown(text)
        }
    }

    /// The number at the start of a text that holds no other: digits, then `.` or `,` and digits, then words or `%`.
    private static func percentage(_ text: String) -> Double? {
        let whole = text.prefix { $0.isASCII && $0.isNumber }
        guard !whole.isEmpty else { return nil }
        var rest = text[whole.endIndex...]
        var fraction: Substring = ""
        if let point = rest.first, point == "." || point == "," {
            fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst().dropFirst(fraction.count)
        }
        guard !rest.contains(where: \.isNumber), let value = Double("\(whole).\(fraction.isEmpty ? "0" : fraction)")
        else { return nil }
        return min(100, value)
    }

    /// The escapes that zenity resolves in a label; others stay as they are.
    private static func resolved(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.first else {
                result.append(character)
                continue
            }
            switch next {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "\\": result.append("\\")
            default: result.append(contentsOf: "\\\(next)")
            }
            rest.removeFirst()
        }
        return result
    }

    private static func trimmed(_ text: String) -> String {
        let start = text.drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
