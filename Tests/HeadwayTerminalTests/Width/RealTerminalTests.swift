import Foundation
import Headway
import TestSupport
import Testing

@testable import HeadwayTerminal

/// Whatever a terminal makes of a text, a row takes one line.
@Suite("Rows in real terminals", .serialized)
struct RealTerminalTests {
    static let size = TerminalSize(columns: 40, rows: 6)
    /// Debian's Python, for which Debian has pyte.
    static let python = "/usr/bin/python3"
    static let terminals = ["tmux", "xterm", "pyte"].filter { name in
        name == "pyte"
            ? FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/pyte") : Program.exists(name)
    }
    /// `HEADWAY_WIDTH_STRINGS=100000` takes as many random ones.
    static let count = ProcessInfo.processInfo.environment["HEADWAY_WIDTH_STRINGS"].flatMap { Int($0) } ?? 3000

    @Test(
        "no string makes a row take two lines: Unicode's grapheme test data and random ones",
        .enabled(if: !terminals.isEmpty, "neither tmux nor xterm nor pyte is installed"), arguments: terminals)
    func oneLine(terminal: String) throws {
        let strings = try Self.graphemes() + Self.random(Self.count)
        let folder = try TemporaryFolder()
        let rows = strings.map { Self.frame($0) }
        let hexadecimal = rows.map { row in
            row.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        try Data(hexadecimal.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: folder.file("rows")))
        let words = [TestPaths.script("terminal_rows.py"), terminal, "40", "6", folder.file("rows")]
        let said = try Self.output(words)
        let places = said.split(separator: "\n")
        try #require(places.count == strings.count, "\(said.suffix(300))")
        let wrapped = zip(strings, places).filter { !$1.hasPrefix("2 1") }
        #expect(
            wrapped.isEmpty,
            "\(wrapped.count), first \(wrapped.prefix(3).map { ($0.0.unicodeScalars.map { String($0.value, radix: 16) }, $0.1) })"
        )
    }

    /// The bytes of a frame with one row whose name is longer than there is room for.
    private static func frame(_ title: String) -> [UInt8] {
        var core = ScreenCore(
            capabilities: TerminalCapabilities(mode: .rows, colorDepth: .palette256, showsUnicode: true))
        let row = ProgressRow(.linear, title + title + title, total: 2, layout: [.title, " ", .percent])
        _ = core.add(row, source: { RowReading(completed: 1, total: 2) }, at: .zero)
        return core.frame(at: .zero, size: size)
    }

    private static func output(_ words: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = words
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    /// The strings of GraphemeBreakTest.txt, where Debian's `unicode-data` is installed.
    private static func graphemes() throws -> [String] {
        let path = "/usr/share/unicode/auxiliary/GraphemeBreakTest.txt"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").compactMap { line in
            let codes = line.prefix { $0 != "#" }.split { !$0.isHexDigit }.compactMap { UInt32($0, radix: 16) }
            let scalars = codes.compactMap(Unicode.Scalar.init)
            return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
        }
    }

    /// Random scalars of the kinds that terminals disagree about, and of all of Unicode.
    private static func random(_ count: Int) -> [String] {
        var random = SeededRandom(seed: 16)
        let kinds: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0x0...0x2FF, 0x300...0x36F, 0x590...0x6FF, 0x900...0xDFF, 0xE00...0xEFF, 0x1000...0x109F,
            0x1100...0x11FF, 0x1780...0x17FF, 0x200B...0x206F, 0x20D0...0x20FF, 0x2500...0x27BF, 0x3000...0x30FF,
            0xAC00...0xD7FF, 0xFE00...0xFE0F, 0xFF00...0xFFEF, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0x0...0x10FFFF,
        ]
        return (0..<count).map { _ in
            var scalars = String.UnicodeScalarView()
            for _ in 0...random.below(24) {
                let kind = kinds[random.below(kinds.count)]
                let value = kind.lowerBound + UInt32(random.below(kind.count))
                if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
            }
            return String(scalars)
        }
    }
}
