import Foundation
import Headway
import HeadwayHosting
import Testing

@testable import HeadwayTerminal

/// One test for each report about other programs that a screen can have; Reports.md lists all, and where the
/// others are tested.
@Suite("Reports: the screen")
struct ScreenReportTests {
    @Test("rows are overwritten in place, never erased first")
    func overwritten() {
        var stage = Stage(columns: 60, rows: 20)
        let sources = (0..<10).map { stage.add(.linear("bar \($0)", total: 100)).source }
        stage.frame()
        for source in sources { source.reading.completed = 50 }
        stage.frame(after: 1)
        let update = String(decoding: stage.frames[1], as: UTF8.self)
        #expect(!update.contains("\u{1B}[J") && !update.contains("\u{1B}[2K"))
        #expect(stage.screen.count == 10)
    }

    @Test("more rows than the screen has print no endless lines", arguments: [(11, 5), (30, 10), (200, 24)])
    func moreRowsThanScreen(count: Int, height: Int) {
        var stage = Stage(columns: 40, rows: height)
        let sources = (0..<count).map { stage.add(.spinner("job \($0)")).source }
        for step in 1...20 {
            for source in sources { source.reading.completed = Int64(step) }
            stage.frame()
        }
        #expect(stage.terminal.lines.count == height - 1)
        #expect(stage.screen.first == "… and \(count - height + 2) more")
    }

    @Test("narrowing the window leaves no second copy", arguments: [60, 35, 20, 9, 3, 1])
    func narrowing(columns: Int) {
        var stage = Stage(columns: 80, rows: 400)
        for name in ["one.zip", "two.zip", "three.zip"] { stage.add(.download(name, total: 1000)) }
        stage.core.log("above")
        stage.frame()
        stage.terminal.resize(columns: columns, rows: 400)
        stage.frame()
        #expect(stage.terminal.lines.count == 4)
        stage.terminal.resize(columns: 80, rows: 400)
        stage.frame()
        #expect(stage.terminal.lines.count == 4)
        #expect(stage.screen.first == "above")
    }

    @Test("wide characters are counted", arguments: ["😀😀😀😀😀😀😀😀😀😀", "日本語の説明文はとても長いです", "❤️❤️❤️❤️❤️"])
    func wide(title: String) {
        for columns in 1...60 {
            var stage = Stage(columns: columns, rows: 4)
            stage.add(.linear(title, total: 10))
            stage.frame()
            #expect(stage.screen.count == 1, "at \(columns)")
        }
    }

    @Test("the width is read for each frame")
    func widthPerFrame() {
        var stage = Stage(columns: 30, rows: 5)
        stage.add(.linear("bar", total: 10))
        stage.frame()
        let narrow = TextWidth.columns(of: stage.screen.joined())
        stage.terminal.resize(columns: 100, rows: 5)
        stage.frame()
        #expect(TextWidth.columns(of: stage.screen.joined()) > narrow)
    }

    @Test("a row follows however much the speed varies")
    func anySpeed() {
        var stage = Stage(columns: 60, rows: 5)
        let source = stage.add(.linear("bar", total: 1_000_000)).source
        for (step, growth) in [500_000, 1, 1, 0, 0, 100_000, 1].enumerated() {
            source.reading.completed += Int64(growth)
            stage.frame(after: step.isMultiple(of: 2) ? 0.1 : 7)
            #expect(stage.screen.joined().contains("\(Int(Double(source.reading.completed) / 10_000))%"))
        }
    }

    @Test("the newest and the running rows stay in sight, and the total row above all")
    func choice() {
        var stage = Stage(columns: 60, rows: 6)
        var total = ProgressRow.linear("total", total: 10)
        total.place = .bottom
        stage.add(total)
        for index in 0..<9 {
            stage.add(
                .spinner("job \(index)"), RowReading(completed: 0, total: nil, state: index < 6 ? .running : .paused))
        }
        stage.frame()
        let names = stage.screen.map { $0.split(separator: " ").dropFirst().prefix(2).joined(separator: " ") }
        #expect(names.dropLast() == ["and 6", "job 3", "job 4", "job 5"])
        #expect(names.last?.hasPrefix("total") == true)
        stage.terminal.resize(columns: 60, rows: 3)
        stage.frame()
        #expect(stage.screen.last?.contains("total") == true)
    }

    @Test("a frame takes few bytes, and is held back until it is whole where the terminal can")
    func fewBytes() {
        var capabilities = TerminalCapabilities.plainRows
        capabilities.synchronizesOutput = true
        var stage = Stage(columns: 80, rows: 40, capabilities)
        var sources: [TestSource] = []
        for index in 0..<30 {
            sources.append(
                stage.add(.spinner("bar \(index)"), RowReading(completed: 0, total: nil, state: .paused)).source)
        }
        stage.frame(after: 1)
        sources[29].reading.note = "changed"
        stage.frame(after: 0.1)
        #expect(stage.frames[1].count < 100)
        let text = String(decoding: stage.frames[1], as: UTF8.self)
        #expect(text.hasPrefix("\u{1B}[?2026h") && text.hasSuffix("\u{1B}[?2026l"))
        stage.frame(after: 0.1)
        #expect(stage.frames[2].isEmpty)
    }

    @Test("a line above the rows is whole and in its place")
    func log() {
        var stage = Stage(columns: 40, rows: 10)
        stage.add(.linear("a", total: 10))
        stage.add(.linear("b", total: 10))
        for index in 0..<50 {
            stage.core.log("line \(index)\(index % 7 == 0 ? String(repeating: " long", count: 20) : "")")
            stage.frame()
        }
        let lines = stage.terminal.lines
        #expect(lines.count == 52)
        #expect(lines.prefix(50).enumerated().allSatisfy { $1.hasPrefix("line \($0)") })
        #expect(stage.screen.last?.contains(" b ") == true)
    }

    @Test("what waits gives a sign of life")
    func alive() {
        var stage = Stage(columns: 40, rows: 10)
        stage.add(.download("sdk"), RowReading(completed: 0, total: nil, state: .indeterminate))
        var seen: Set<String> = []
        for _ in 0..<20 {
            stage.frame()
            seen.insert(stage.screen.joined())
        }
        #expect(seen.count > 10)
    }

    @Test("what went wrong is read whole, however narrow the terminal")
    func failure() {
        var stage = Stage(columns: 20, rows: 10)
        let (id, _) = stage.add(.download("photos-of-a-summer.zip", total: 100))
        stage.frame()
        stage.core.end(id, .failed, note: "the server said 503 and nothing more", at: stage.now)
        stage.frame()
        #expect(stage.terminal.lines.first?.hasPrefix("✘ photos-of-a-summer.zip") == true)
        #expect(stage.terminal.lines.first?.hasSuffix("the server said 503 and nothing more") == true)
    }

    @Test("the cursor is never hidden, and lines wrap again after each frame")
    func cursor() {
        for seed in 0..<200 as Range<UInt64> {
            var session = RandomSession(seed: seed)
            session.play { event in
                guard case .bytes(let bytes) = event else { return }
                let text = String(decoding: bytes, as: UTF8.self)
                #expect(!text.contains("\u{1B}[?25"))
                let (off, on) = (text.components(separatedBy: "\u{1B}[?7l"), text.components(separatedBy: "\u{1B}[?7h"))
                #expect(off.count == on.count && (off.count == 1 || off.last?.contains("\u{1B}[?7h") == true))
            }
        }
    }

    @Test("two screens on one stream stand below each other")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func twoScreens() {
        let device = MemoryDevice(columns: 40, rows: 10)
        let renderer = Renderer(device: device, capabilities: .plainRows, options: .alone)
        let (first, second) = (ProgressScreen(renderer: renderer), ProgressScreen(renderer: renderer))
        first.add(.linear("first", total: 10))
        second.add(.linear("second", total: 10))
        second.log("said")
        second.finish()
        first.finish()
        #expect(device.terminal.lines.map { String($0.dropFirst(2).prefix(6)) } == ["id", "second", "first "])
    }
}
