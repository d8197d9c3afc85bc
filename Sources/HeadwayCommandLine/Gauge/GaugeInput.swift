/// Cuts what a script writes into lines, however it comes in pieces.
package struct GaugeInput: Sendable {
    /// Longer lines are cut here: a label is not a place for a file.
    package static let longestLine = 65_536

    private var rest: [UInt8] = []

    /// Begins with nothing.
    package init() {}

    /// Takes bytes, and gives the lines that are whole with them; what is no UTF-8 is repaired.
    package mutating func append(_ bytes: some Sequence<UInt8>) -> [GaugeLine] {
        var lines: [GaugeLine] = []
        for byte in bytes {
            if byte == 0x0A {
                lines.append(take())
            } else if rest.count < Self.longestLine {
                rest.append(byte)
            }
        }
        return lines
    }

    /// The last line, if it was begun and not ended.
    package mutating func finish() -> GaugeLine? {
        rest.isEmpty ? nil : take()
    }

    private mutating func take() -> GaugeLine {
        if rest.last == 0x0D { rest.removeLast() }
        defer { rest.removeAll(keepingCapacity: true) }
        return GaugeLine(String(decoding: rest, as: UTF8.self))
    }
}
