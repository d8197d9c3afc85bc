/// What one line says to a gauge: the grammar of `zenity --progress` and `dialog --gauge` (Sources.md#dialogs), and
/// what programs print about their progress (`ToolLine`).
///
/// Zenity takes any digits it finds, so that "3 of 10" is 310; here a number counts only if it is the only one.
package enum GaugeLine: Sendable, Hashable {
    /// A percentage, clamped to 0…100.
    case percentage(Double)
    /// A percentage and what is done; nil leaves the label as it is.
    case progress(Double, label: String?)
    /// `#text`: a new label; `\n` in it is a line break.
    case text(String)
    case pulsate(Bool)
    /// `XXX`: begins and ends a block of dialog's gauge.
    case block
    /// Nothing, or something unrelated to progress, such as the other lines of a report.
    case blank
    /// Something else.
    case unknown(UnknownKind)

    /// Kinds of unusable lines.
    package enum UnknownKind: Sendable, Hashable {
        /// `pulsate:` followed by neither true nor false.
        case mode
        /// More than one percentage.
        case ambiguous
        /// Anything else.
        case other
    }

    /// Parses a line without its line break and control sequences; no line is an error.
    package init(_ line: String) {
        let text = line.trimmed
        if text.isEmpty {
            self = .blank
        } else if let tool = ToolLine.read(text) {
            self = tool
        } else if line.first == "#" {
            self = .text(Self.resolved(String(line.dropFirst()).trimmed))
        } else if text == "XXX" {
            self = .block
        } else if text.lowercased().hasPrefix("pulsate:") {
            switch String(text.dropFirst(8)).trimmed.lowercased() {
            case "true": self = .pulsate(true)
            case "false": self = .pulsate(false)
            default: self = .unknown(.mode)
            }
        } else if text.utf8.contains(0x25), let line = ToolLine.percentage(in: text) {
            self = line
        } else {
            self = Self.number(text).map { .percentage($0) } ?? .unknown(.other)
        }
    }

    /// The number at the start of a text that holds no other: digits, then `.` or `,` and digits, then words or `%`.
    static func number(_ text: String) -> Double? {
        guard text.utf8.first?.isDigit == true else { return nil }
        let whole = text.prefix { $0.isASCII && $0.isNumber }
        guard !whole.isEmpty else { return nil }
        var rest = text[whole.endIndex...]
        var fraction: Substring = ""
        if let point = rest.first, point == "." || point == "," {
            fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst().dropFirst(fraction.count)
        }
        // A name that begins with digits does not count.
        if let next = rest.first, !next.isWhitespace, next != "%" { return nil }
        guard !rest.contains(where: \.isNumber), let value = Double("\(whole).\(fraction.isEmpty ? "0" : fraction)")
        else { return nil }
        return min(100, value)
    }

    /// Whether a text begins with a number above 100.
    static func exceeds(_ text: String) -> Bool {
        Double(text.trimmed.prefix { $0.isASCII && $0.isNumber }).map { $0 > 100 } == true
    }

    /// The escapes that zenity resolves in a label; others stay as they are.
    static func resolved(_ text: String) -> String {
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
}
