import Headway

@testable import HeadwayTerminal

/// A terminal in memory: understands what this module emits, keeps what scrolls off, and re-wraps when it is resized.
///
/// Whatever it does not understand is kept in `unknown`, so that a test can say that there was nothing of it.
struct InMemoryTerminal {
    /// How a terminal behaves when its size changes.
    enum Habit: CaseIterable, Sendable {
        /// Re-wraps, and takes lines back from what scrolled off when it gets higher: VTE.
        case rewrapsAndPulls
        /// The same, but empty lines below the cursor stay and push others off: tmux.
        case rewrapsAll
        /// Re-wraps, and adds empty lines below when it gets higher.
        case rewraps
        /// Cuts lines off: xterm.
        case cuts
    }

    struct Row: Equatable {
        /// One entry a column; a wide character is followed by an empty one.
        var cells: [String] = []
        /// True when the next row goes on with the same line.
        var isWrapped = false
    }

    private(set) var size: TerminalSize
    let habit: Habit
    var rows: [Row] = [Row()]
    /// The row, counted from the first ever, that is at the top of the screen.
    var top = 0
    var line = 0
    var column = 0
    var mustWrap = false
    /// True once a resize pushed the cursor's own line off the screen, as tmux does.
    var hasLostPlace = false
    private(set) var unknown: [String] = []
    private(set) var taskbar: [String] = []
    private(set) var isHoldingBack = false
    private(set) var wraps = true
    /// Whether characters push those behind them to the right.
    private var inserts = false
    /// Whether small letters are shown as lines.
    private var drawsLines = false

    init(columns: Int, rows: Int, habit: Habit = .rewrapsAndPulls) {
        size = TerminalSize(columns: columns, rows: rows)
        self.habit = habit
    }

    /// The rows of the screen as text, without blanks at their ends, down to the last that is not empty.
    var screen: [String] { Self.trimmed(rows[top...].map { Self.text($0.cells) }) }

    /// All lines ever written, wrapped rows joined, down to the last that is not empty.
    var lines: [String] {
        var lines: [String] = []
        var cells: [String] = []
        for row in rows {
            cells += row.cells
            if row.isWrapped { continue }
            lines.append(Self.text(cells))
            cells = []
        }
        if !cells.isEmpty { lines.append(Self.text(cells)) }
        return Self.trimmed(lines)
    }

    static func text(_ cells: [String]) -> String {
        let text = cells.joined()
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    private static func trimmed(_ lines: [String]) -> [String] {
        Array(lines.reversed().drop { $0.isEmpty }.reversed())
    }

    /// Takes in what a program writes.
    mutating func receive(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        var rest = Substring(text)
        while let scalar = rest.unicodeScalars.first {
            switch scalar {
            case "\r":
                column = 0
                mustWrap = false
                rest.unicodeScalars.removeFirst()
            case "\n":
                lineFeed()
                rest.unicodeScalars.removeFirst()
            case "\u{E}", "\u{F}":
                drawsLines = scalar == "\u{E}"
                rest.unicodeScalars.removeFirst()
            case "\u{1B}":
                rest.unicodeScalars.removeFirst()
                escape(&rest)
            default:
                // A character never spans a control sequence; what comes before the next one is taken whole.
                let end = rest.unicodeScalars.firstIndex { $0.value < 0x20 } ?? rest.endIndex
                for character in rest[..<end] { put(character) }
                rest = rest[end...]
            }
        }
    }

    private mutating func escape(_ rest: inout Substring) {
        switch rest.unicodeScalars.popFirst() {
        case "[":
            let end = rest.unicodeScalars.firstIndex { (0x40...0x7E).contains($0.value) } ?? rest.endIndex
            let parameters = String(rest[..<end])
            rest = rest[end...]
            control(rest.unicodeScalars.popFirst() ?? " ", parameters)
        case "]", "P":
            // Ended by ESC \ alone; inside tmux's wrapping every ESC is doubled.
            var body = ""
            while let scalar = rest.unicodeScalars.popFirst() {
                if scalar == "\u{1B}" {
                    if rest.unicodeScalars.popFirst() == "\\" { break }
                    body.append("<ESC>")
                } else {
                    body.unicodeScalars.append(scalar)
                }
            }
            taskbar.append(body)
        case "(": drawsLines = rest.unicodeScalars.popFirst() == "0"
        case let other: unknown.append("ESC \(other.map(String.init) ?? "")")
        }
    }

    private mutating func control(_ final: Unicode.Scalar, _ parameters: String) {
        switch (final, parameters) {
        case ("A", _):
            line = max(top, line - (Int(parameters) ?? 1))
            mustWrap = false
        case ("K", ""): eraseLine()
        case ("C", _):
            column = min(column + (Int(parameters) ?? 1), size.columns - 1)
            mustWrap = false
        case ("J", ""):
            // tmux would keep all of it in its history, as a ghost.
            if line == top, column == 0, size.columns > 1 { unknown.append("erased from the corner") }
            eraseLine()
            rows.removeSubrange((line + 1)...)
        case ("m", _): break
        case ("h", "4"): inserts = true
        case ("l", "4"): inserts = false
        case ("h", "?7"): wraps = true
        case ("l", "?7"): wraps = false
        case ("h", "?2026"): isHoldingBack = true
        case ("l", "?2026"): isHoldingBack = false
        default: unknown.append("CSI \(parameters)\(final)")
        }
    }

    private mutating func eraseLine() {
        // At the right edge the cursor is still on the last column.
        rows[line].cells = Array(rows[line].cells.prefix(column))
        rows[line].isWrapped = false
    }

    private mutating func lineFeed() {
        line += 1
        mustWrap = false
        while rows.count <= line { rows.append(Row()) }
        top = max(top, line - size.rows + 1)
    }

    private mutating func put(_ character: Character) {
        let width = TextWidth.columns(of: character)
        if width == 0 { return }
        if mustWrap || column + width > size.columns {
            // A terminal of one column cannot show a wide character at all.
            if width > size.columns { return }
            guard wraps else { return putLast(character, width) }
            rows[line].isWrapped = true
            lineFeed()
            column = 0
        }
        var cells = rows[line].cells
        while cells.count < column + width { cells.append(" ") }
        if inserts { cells.insert(contentsOf: [String](repeating: " ", count: width), at: column) }
        cells[column] = drawsLines && character.isLowercase && character.isASCII ? "─" : String(character)
        if width == 2 { cells[column + 1] = "" }
        rows[line].cells = cells
        column += width
        mustWrap = column >= size.columns
        if mustWrap { column = size.columns - 1 }
    }

    /// Without wrapping, what does not fit takes the place of what stands in the last columns.
    private mutating func putLast(_ character: Character, _ width: Int) {
        (column, mustWrap) = (size.columns - width, false)
        put(character)
    }

    mutating func setSize(_ size: TerminalSize) { self.size = size }
}
