import Foundation
import Headway
import HeadwayHosting
import Testing

@testable import HeadwayTerminal

/// Others write to the terminal too, and nothing tells of it.
@Suite("Rows heal themselves")
struct HealingTests {
    private func busy(_ capabilities: TerminalCapabilities = .plainRows) -> (Stage, [TestSource]) {
        var stage = Stage(columns: 60, rows: 12, capabilities)
        let sources = (0..<3).map { stage.add(.linear("task \($0)", total: 1000)).source }
        stage.frame()
        return (stage, sources)
    }

    @Test(
        "within a second after a foreign line, a cleared screen or an erased line",
        arguments: [
            "backup: 3 files skipped\r\n", "one\r\ntwo\r\n", "half a line", "\u{1B}[A\u{1B}[A\u{1B}[K\r\n\r\n",
            "\u{1B}[4hinserting\r\n",
            "\u{1B}(0lqqqk\r\n", "\u{E}shifted\r\n",
        ])
    func foreign(text: String) {
        var (stage, sources) = busy()
        stage.terminal.receive(Array(text.utf8))
        for step in 1...20 {
            for source in sources { source.reading.completed = Int64(step) }
            stage.frame(after: 0.05)
        }
        let expected = stage.core.shownRows(at: stage.now, size: stage.terminal.size).map {
            InMemoryTerminal.text([$0.text])
        }
        // The rows stand together somewhere, as they should, whatever else stands there.
        let screen = stage.screen
        #expect(screen.indices.contains { Array(screen[$0...].prefix(3)) == expected }, "\(screen)")
    }

    @Test(
        "text of others that is noticed stays, and the rows go on below it",
        arguments: [
            (["backup: 3 files skipped\r\n"], ["backup: 3 files skipped"]), (["one\r\ntwo\r\n"], ["one", "two"]),
            (["half a line"], ["half a line"]), (["first\r\n", "second\r\n"], ["first", "second"]),
            ([String(repeating: "x", count: 60)], [String(repeating: "x", count: 60)]),
            (["日本語 text\r\n"], ["日本語 text"]), (["\u{1B}[31mred"], ["red"]), (["\r\n"], []),
        ])
    func noticed(texts: [String], stay: [String]) {
        for rows in [1, 3] {
            var stage = Stage(columns: 60, rows: 30)
            let sources = (0..<rows).map { stage.add(.linear("task \($0)", total: 1000)).source }
            stage.frame()
            for text in texts {
                stage.terminal.receive(Array(text.utf8))
                stage.core.othersWrote(.text, at: stage.now)
                for source in sources { source.reading.completed = 500 }
                stage.frame(after: 0.1)
            }
            let screen = stage.screen
            #expect(
                stay.allSatisfy { text in
                    screen.contains { InMemoryTerminal.text([$0]) == InMemoryTerminal.text([text]) }
                }, "\(screen)")
            #expect(screen.suffix(rows).allSatisfy { $0.contains("50%") }, "\(screen)")
        }
    }

    @Test("programs with rows on one terminal do not fill it with copies of each other's")
    func drawers() {
        var (stage, sources) = busy()
        for step in 1...200 {
            stage.terminal.receive(Array("\rother: \(step)".utf8))
            stage.core.othersWrote(.besideRows, at: stage.now)
            for source in sources { source.reading.completed = Int64(step) }
            stage.frame(after: 0.05)
        }
        #expect(stage.terminal.lines.count <= 3 + 1, "\(stage.terminal.lines)")
    }

    @Test("of many texts without a pause each stays, and the rows come four times a second")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func printing() {
        var (stage, sources) = busy()
        for step in 1...100 {
            stage.terminal.receive(Array("line \(step)\r\n".utf8))
            stage.core.othersWrote(.text, at: stage.now)
            for source in sources { source.reading.completed = Int64(step) }
            if stage.core.holdsBack(at: stage.now + .seconds(0.05)) {
                stage.now = stage.now + .seconds(0.05)
            } else {
                stage.frame(after: 0.05)
            }
        }
        let lines = stage.terminal.lines
        #expect((1...100).allSatisfy { lines.contains("line \($0)") }, "\(lines)")
        #expect(lines.count <= 100 + 3 * (OthersText.few + 5 * 4 + 2), "\(lines.count)")
        stage.frame(after: 0.5)
        #expect(stage.screen.suffix(3).allSatisfy { $0.contains("task") })
    }

    @Test("a colour that another program did not end is ended, also where rows have none")
    func colors() {
        var (stage, _) = busy()
        stage.frame(after: 1)
        let written = String(decoding: stage.frames.last ?? [], as: UTF8.self)
        #expect(written.contains("\u{1B}[m"))
    }

    @Test("at once after a line of input, and in their old place")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func typed() {
        var (stage, sources) = busy()
        stage.terminal.receive(Array("\r\n".utf8))
        stage.core.lineWasTyped()
        for source in sources { source.reading.completed = 500 }
        stage.frame(after: 0.1)
        #expect(stage.screen.count == 3 && stage.screen.allSatisfy { $0.contains("50%") })
    }

    @Test("what stands still is written once a second, and no more")
    func quiet() {
        var (stage, sources) = busy()
        for source in sources { source.reading.state = .paused }
        stage.frame(after: 2)
        let before = stage.frames.count
        for _ in 0..<200 { stage.frame(after: 0.05) }
        let written = stage.frames[before...].count { !$0.isEmpty }
        #expect((10...12).contains(written), "\(written)")
    }

    @Test("a download that waits for its turn does not move")
    func waiting() {
        var stage = Stage(columns: 70, rows: 5)
        stage.add(
            .download("x.bin"), RowReading(completed: 0, total: nil, state: .initial, note: "waiting for its turn"))
        var seen: Set<[String]> = []
        for _ in 0..<40 {
            stage.frame()
            seen.insert(stage.screen)
        }
        #expect(seen == [["○ x.bin  waiting for its turn"]])
    }

    @Test("ended rows of one screen stand in columns")
    func columns() {
        var stage = Stage(columns: 90, rows: 10)
        for (name, size) in [("a.zip", 12), ("a longer name.zip", 3_000_000), ("日本.zip", 90_000_000)]
            as [(String, Int64)]
        {
            let (id, source) = stage.add(.download(name, total: size))
            source.reading.completed = 0
            stage.frame()
            source.reading.completed = size
            stage.frame(after: 3)
            stage.core.end(id, .completed, at: stage.now)
        }
        for (name, size) in [("b", 5), ("a longer name.zip", 700_000)] as [(String, Int64)] {
            let (id, source) = stage.add(.download(name, total: size))
            source.reading.completed = size
            stage.core.end(id, .completed, at: stage.now + .seconds(2))
        }
        stage.frame()
        let ends = stage.terminal.lines.suffix(3).map { line in
            TextWidth.columns(of: String(line.prefix(upTo: line.range(of: " in ")?.lowerBound ?? line.startIndex)))
        }
        #expect(Set(ends).count == 1 && ends[0] > 0, "\(stage.terminal.lines)")
    }

    @Test("a long row is stalled, not nearly done, when nothing comes any more")
    func stalled() {
        var stage = Stage(columns: 80, rows: 5)
        let source = stage.add(.linear("x", total: 1000)).source
        for step in 1...50 {
            source.reading.completed = Int64(step)
            stage.frame(after: 0.1)
        }
        #expect(!stage.screen.joined().contains("stalled"))
        for _ in 0..<60 { stage.frame(after: 0.1) }
        #expect(stage.screen.joined().contains("stalled"))
        source.reading.completed = 51
        stage.frame(after: 0.3)
        #expect(!stage.screen.joined().contains("stalled"))
    }

    @Test("links pass where the terminal has them, and leave their text elsewhere")
    func links() {
        let text = "see \u{1B}]8;;https://example.org/a\u{1B}\\this\u{1B}]8;;\u{7} page"
        for hasLinks in [true, false] {
            var capabilities = TerminalCapabilities.plainRows
            capabilities.showsLinks = hasLinks
            var stage = Stage(columns: 60, rows: 5, capabilities)
            stage.core.log(text)
            stage.add(.linear(text, total: 2))
            stage.frame()
            let count = stage.written.components(separatedBy: "\u{1B}]8;;https://example.org/a\u{1B}\\this").count - 1
            #expect(count == (hasLinks ? 2 : 0) && !stage.written.contains("^["))
            #expect(stage.screen.allSatisfy { $0.contains("see this page") })
        }
    }
}
