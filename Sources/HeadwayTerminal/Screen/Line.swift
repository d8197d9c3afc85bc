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
    /// Where characters two columns wide begin.
    private var wideColumns: [Int] = []

    init() {}

    /// A line of text in one style.
    init(_ text: String, _ style: TextStyle = TextStyle()) { append(text, style) }

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

    mutating func pad(_ count: Int) {
        if count > 0 { append(String(repeating: " ", count: count)) }
    }

    mutating func append(_ line: Line) {
        for span in line.spans { append(span.text, span.style) }
    }

    /// The text without styles.
    var text: String { spans.reduce(into: "") { $0 += $1.text } }

    /// The line truncated to a number of columns, with a mark of one column where something is missing.
    func cut(to columns: Int, mark: Character) -> Line {
        if width <= columns { return self }
        var result = Line()
        for span in spans {
            let rest = columns - 1 - result.width
            if TextWidth.columns(of: span.text) <= rest {
                result.append(span.text, span.style)
            } else {
                result.append(VisibleText.prefix(span.text, columns: rest), span.style)
                break
            }
        }
        if columns > 0 { result.append(String(mark)) }
        return result
    }

    /// The line padded with spaces to a number of columns, with the text aligned in them.
    func padded(to columns: Int, _ alignment: RowElement.Alignment) -> Line {
        let blanks = max(0, columns - width)
        let before = alignment == .leading ? 0 : alignment == .center ? blanks / 2 : blanks
        var result = Line()
        result.pad(before)
        result.append(self)
        result.pad(blanks - before)
        return result
    }

    /// The row as it is sent to a terminal with this many colours; one that is written only once needs no cells to
    /// compare.
    func encoded(for depth: ColorDepth, isDrawnAgain: Bool = true) -> EncodedRow {
        var bytes: [UInt8] = []
        var cells: [EncodedRow.Cell] = []
        for span in spans {
            let codes = span.style.codes(for: depth)
            if isDrawnAgain { cells += span.text.map { EncodedRow.Cell(character: $0, codes: codes) } }
            if let link = span.style.link { bytes.append(contentsOf: "\u{1B}]8;;\(link)\u{1B}\\".utf8) }
            if codes.isEmpty {
                bytes.append(contentsOf: span.text.utf8)
            } else {
                bytes.append(contentsOf: "\u{1B}[\(codes)m\(span.text)\u{1B}[m".utf8)
            }
            if span.style.link != nil { bytes.append(contentsOf: "\u{1B}]8;;\u{1B}\\".utf8) }
        }
        let isEven = wideColumns.isEmpty && cells.count == width && spans.allSatisfy { $0.style.link == nil }
        return EncodedRow(bytes: bytes, width: width, wideColumns: wideColumns, cells: isEven ? cells : [])
    }
}
