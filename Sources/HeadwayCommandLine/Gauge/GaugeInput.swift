/// Splits the output of a script or a program into lines, however it arrives.
///
/// A carriage return ends a line too, and so do a backspace and a sequence that moves the cursor elsewhere: programs
/// that draw progress use any of them to go back and overwrite. An unfinished line counts once it contains a whole
/// percentage, since many programs write the return first.
package struct GaugeInput: Sendable {
    package struct Line: Sendable, Hashable {
        /// The line's text, with its control sequences; invalid UTF-8 is repaired.
        package var text: String
        package var end: End

        /// True for one that stays on a terminal.
        package var isFinal: Bool { end == .lineFeed }
    }

    /// How a line ends.
    package enum End: UInt8, Sendable, Hashable {
        /// With a line feed, or at the end of the input: it stays on a terminal.
        case lineFeed
        /// By moving the cursor back: it is overwritten.
        case overwritten
        /// Not yet.
        case open
    }

    /// Longer lines are truncated here: a label is not the place for a file.
    package static let longestLine = 65_536

    private var rest: [UInt8] = []
    private var hasReturned = false
    /// Where a control sequence begins that has not ended yet.
    private var sequence: Int?
    /// How much of the current line has been returned already.
    private var given = 0

    package init() {}

    /// Takes bytes, and returns the lines that they complete.
    package mutating func append(_ bytes: some Sequence<UInt8>) -> [Line] {
        var lines: [Line] = []
        for byte in bytes {
            switch byte {
            case 0x0A: end(.lineFeed, &lines)
            case 0x0D: hasReturned = true
            default:
                if hasReturned || byte == 0x08 { end(.overwritten, &lines) }
                if byte != 0x08, rest.count < Self.longestLine { rest.append(byte) }
                if movesCursor(byte) { end(.overwritten, &lines) }
            }
        }
        if let line = underWay { lines.append(line) }
        return lines
    }

    /// Takes the output of a program or a script, and returns what it says.
    package mutating func take(_ piece: GaugeProgram.Piece) -> [GaugeMachine.Event] {
        switch piece {
        case .output(let bytes): append(bytes).map { .line($0) }
        // A program that is waiting for an answer has not ended the line of its question.
        case .silence(let silence): takePrompt(after: silence).map { [.line($0)] } ?? []
        case .end: (finish().map { [.line($0)] } ?? []) + [.endOfInput]
        }
    }

    /// The last line, if it is incomplete.
    package mutating func finish() -> Line? {
        var lines: [Line] = []
        end(hasReturned ? .overwritten : .lineFeed, &lines)
        return lines.first { !$0.text.isEmpty }
    }

    /// Takes an unfinished line as a complete one if it looks like a question to the user, or must be one.
    package mutating func takePrompt(after silence: GaugeProgram.Silence) -> Line? {
        let text = String(decoding: rest, as: UTF8.self)
        guard !hasReturned, let last = PlainText.of(text).trimmed.last, !rest.contains(0x25),
            silence == .expectant || ":?])>".contains(last)
        else { return nil }
        rest.removeAll(keepingCapacity: true)
        (given, sequence) = (0, nil)
        return Line(text: text, end: .lineFeed)
    }

    /// Moving back over an empty line has no effect.
    private mutating func end(_ end: End, _ lines: inout [Line]) {
        if end == .lineFeed || !rest.isEmpty {
            lines.append(Line(text: String(decoding: rest, as: UTF8.self), end: end))
        }
        rest.removeAll(keepingCapacity: true)
        (hasReturned, given, sequence) = (false, 0, nil)
    }

    /// Parses control sequences, and removes one that moves the cursor to another place (ECMA-48, and DEC's `ESC 8`).
    private mutating func movesCursor(_ byte: UInt8) -> Bool {
        guard let start = sequence else {
            if byte == 0x1B { sequence = rest.count - 1 }
            return false
        }
        let isControl = rest.count > start + 1 && rest[start + 1] == 0x5B
        if isControl, rest.count == start + 2 || !(0x40...0x7E).contains(byte) { return false }
        sequence = nil
        let moves = isControl ? Self.isMove(byte, rest[(start + 2)...].dropLast()) : byte == 0x38
        if moves { rest.removeLast(rest.count - start) }
        return moves
    }

    /// Whether a control sequence moves the cursor to where a line may begin: up, down, to a column on the left,
    /// anywhere.
    private static func isMove(_ final: UInt8, _ parameters: ArraySlice<UInt8>) -> Bool {
        switch final {
        case UInt8(ascii: "G"):
            parameters.isEmpty || parameters.elementsEqual([0x30]) || parameters.elementsEqual([0x31])
        case UInt8(ascii: "A"), UInt8(ascii: "B"), UInt8(ascii: "E"), UInt8(ascii: "F"), UInt8(ascii: "H"),
            UInt8(ascii: "d"),
            UInt8(ascii: "f"), UInt8(ascii: "u"):
            true
        default: false
        }
    }

    private var underWay: Line? {
        mutating get {
            guard rest.count > given, rest.contains(0x25) else { return nil }
            given = rest.count
            return Line(text: String(decoding: rest, as: UTF8.self), end: .open)
        }
    }
}
