import Headway

/// One row of styled text.
struct Line: Sendable, Hashable {
    /// A piece of text in one style.
    struct Span: Sendable, Hashable {
        var text: String
        var style: TextStyle
    }

    /// The pieces from left to right.
    private(set) var spans: [Span] = []
    /// The columns they fill.
    private(set) var width = 0
    /// Where characters of two columns begin.
    private var wideColumns: [Int] = []

    /// Adds text, which must be free of control characters.
    mutating func append(_ text: String, _ style: TextStyle = TextStyle()) {
        guard !text.isEmpty else { return }
        let (columns, wide) = TextWidth.measure(text)
        for column in wide { wideColumns.append(width + column) }
        width += columns
        if let last = spans.indices.last, spans[last].style == style {
            spans[last].text.append(text)
        } else {
            spans.append(Span(text: text, style: style))
        }
    }

    /// Adds blanks.
    mutating func pad(_ count: Int) {
        if count > 0 { append(String(repeating: " ", count: count)) }
    }

    /// Adds another line's pieces.
    mutating func append(_ line: Line) {
        for span in line.spans { append(span.text, span.style) }
    }

    /// The text without styles.
    var text: String { spans.reduce(into: "") { $0 += $1.text } }

    /// The row as it goes to a terminal of so many colours.
    func encoded(for depth: ColorDepth) -> EncodedRow {
        var bytes: [UInt8] = []
        var cells: [EncodedRow.Cell] = []
        for span in spans {
            let codes = span.style.codes(for: depth)
            cells += span.text.map { EncodedRow.Cell(character: $0, codes: codes) }
            if codes.isEmpty {
                bytes.append(contentsOf: span.text.utf8)
            } else {
                bytes.append(contentsOf: "\u{1B}[\(codes)m\(span.text)\u{1B}[0m".utf8)
            }
        }
        let isEven = wideColumns.isEmpty && cells.count == width
        return EncodedRow(bytes: bytes, width: width, wideColumns: wideColumns, cells: isEven ? cells : [])
    }
}

/// How text looks, as far as the terminal can show it.
struct TextStyle: Sendable, Hashable {
    /// A colour of the terminal's own palette, or an exact one.
    enum Ink: Sendable, Hashable {
        /// One of the 16 colours that the terminal's user chose, 0…15.
        case palette(UInt8)
        /// An exact colour, shown as the nearest that the terminal has.
        case exact(Color)
    }

    var ink: Ink?
    var ground: Ink?
    var isDim = false

    /// The parameters of the graphic rendition sequence; empty for plain text.
    func codes(for depth: ColorDepth) -> String {
        if depth == .none { return "" }
        var parts: [String] = []
        if isDim { parts.append("2") }
        if let ink { parts.append(depth.code(ink, layer: .ink)) }
        if let ground { parts.append(depth.code(ground, layer: .ground)) }
        return parts.joined(separator: ";")
    }
}
