import Headway
import HeadwayHosting
import Testing

@testable import HeadwayTerminal

@Suite("Lines where no terminal is")
struct PlainLinesTests {
    private static let capabilities = TerminalCapabilities(mode: .lines, colorDepth: .none, showsUnicode: true)

    @Test("a line at the start, at each tenth and at the end, without an escape")
    func tenths() {
        var stage = Stage(columns: 80, rows: 24, Self.capabilities)
        let (id, source) = stage.add(.download("photos.zip", total: 10 << 20))
        for tick in 0...100 {
            source.reading.completed = Int64(tick) * (10 << 20) / 100
            stage.frame(after: 0.05)
        }
        stage.core.end(id, .completed, at: stage.now)
        stage.frame()
        let lines = stage.written.split(separator: "\n")
        #expect(lines.count == 12)
        #expect(lines.first == "photos.zip: started, 10.0 MiB")
        #expect(lines[4].hasPrefix("photos.zip: 40%, 4.0/10.0 MiB, 1.9"))
        #expect(lines[4].hasSuffix("0:05 left"))
        #expect(lines.last == "photos.zip: done, 10.0 MiB, in 0:05, 1.98 MiB/s")
        #expect(!stage.written.contains("\u{1B}") && !stage.written.contains("\r"))
    }

    @Test("what has no tenths says a line each 5 s, and what stands still in a state says it once")
    func intervals() {
        var stage = Stage(columns: 80, rows: 24, Self.capabilities)
        let source = stage.add(.download("stream"), RowReading(completed: 0, total: nil)).source
        for _ in 0..<320 {
            source.reading.completed += 100
            stage.frame(after: 0.05)
        }
        #expect(stage.written.split(separator: "\n").count == 4)
        source.reading.state = .paused
        for _ in 0..<320 { stage.frame(after: 0.05) }
        #expect(stage.written.split(separator: "\n").count == 5)
        source.reading = RowReading(completed: 100, total: nil, state: .failed, note: "connection\nrefused")
        stage.frame()
        #expect(stage.written.hasSuffix("stream: failed, 100 B, connection refused\n"))
    }

    @Test(
        "a program says how often a line is due, 0.1 s at least, and nothing is said of what stands still",
        arguments: zip([1.0, 2, 0, -5], [10, 5, 100, 100]))
    func lineInterval(seconds: Double, lines: Int) {
        var stage = Stage(columns: 80, rows: 24, Self.capabilities)
        stage.core = ScreenCore(capabilities: Self.capabilities, lineInterval: .seconds(seconds))
        let source = stage.add(.linear("stream"), RowReading(completed: 0, total: nil)).source
        for _ in 0..<200 {
            source.reading.completed += 1
            stage.frame(after: 0.05)
        }
        #expect(stage.written.split(separator: "\n").count == lines)
        // What came since the last line is said, and then nothing more.
        for _ in 0..<400 { stage.frame(after: 0.05) }
        #expect(stage.written.split(separator: "\n").count == lines + 1)
    }

    @Test("messages stand among them, without their colours")
    func messages() {
        var stage = Stage(columns: 80, rows: 24, Self.capabilities)
        stage.core.log("\u{1B}[31mwarning\u{1B}[0m: disk\nis slow")
        stage.frame()
        #expect(stage.written == "warning: disk\nis slow\n")
    }

    @Test("silent shows messages alone")
    func silent() {
        var stage = Stage(
            columns: 80, rows: 24, TerminalCapabilities(mode: .silent, colorDepth: .none, showsUnicode: true))
        let (id, _) = stage.add(.linear("x", total: 3))
        stage.frame()
        stage.core.log("said")
        stage.core.end(id, .completed, at: stage.now)
        stage.frame()
        #expect(stage.written == "said\n")
    }
}
