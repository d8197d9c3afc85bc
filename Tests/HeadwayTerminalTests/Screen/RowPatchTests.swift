import Headway
import Testing

@testable import HeadwayTerminal

/// What is written when a row changes in place.
@Suite("Row patches")
struct RowPatchTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let old: String
        let new: String
        /// Nil where the row is written as a whole.
        let bytes: String?
        var columns = 80
    }

    static let cases = [
        Case(
            testDescription: "a figure at the end", old: "copying photos   41%", new: "copying photos   42%",
            bytes: "\u{1B}[18C2"),
        Case(
            testDescription: "a sign and a figure", old: "| copying photos   41%", new: "/ copying photos   42%",
            bytes: "/\u{1B}[19C2"),
        Case(
            testDescription: "near ones together", old: "copying  100/900  x", new: "copying  111/911  x",
            bytes: "\u{1B}[10C11/911"),
        Case(testDescription: "longer", old: "copying photos", new: "copying photos now", bytes: "\u{1B}[14C now"),
        Case(testDescription: "shorter", old: "copying photos now", new: "copying photos", bytes: "\u{1B}[14C\u{1B}[K"),
        Case(testDescription: "all other", old: "abcdef", new: "uvwxyz", bytes: nil),
        Case(
            testDescription: "wide characters", old: "日本 41% of all the files", new: "日本 42% of all the files",
            bytes: nil),
        Case(testDescription: "nothing stood there", old: "", new: "a", bytes: nil),
        Case(
            testDescription: "the right edge", old: "copying photos   41%", new: "copying photos   42%", bytes: nil,
            columns: 20),
    ]

    private func row(_ text: String, _ style: TextStyle = TextStyle()) -> EncodedRow {
        var line = Line()
        line.append(text, style)
        return line.encoded(for: .palette16)
    }

    @Test("plain rows", arguments: cases)
    func plain(example: Case) {
        let patch = RowPatch(from: row(example.old), to: row(example.new), columns: example.columns)
        #expect(patch.map { String(decoding: $0.bytes, as: UTF8.self) } == example.bytes)
    }

    @Test("a colour is set and reset where it is written")
    func colours() {
        func bar(_ filled: Int) -> EncodedRow {
            var line = Line()
            line.append("photos ")
            line.append(String(repeating: "#", count: filled), TextStyle(foreground: .palette(2)))
            line.append(String(repeating: "-", count: 20 - filled), TextStyle(foreground: .palette(8)))
            return line.encoded(for: .palette16)
        }
        let patch = RowPatch(from: bar(5), to: bar(6), columns: 80)
        #expect(patch.map { String(decoding: $0.bytes, as: UTF8.self) } == "\u{1B}[12C\u{1B}[32m#\u{1B}[m")
    }
}
