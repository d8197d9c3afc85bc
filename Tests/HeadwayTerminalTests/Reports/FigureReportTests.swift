import Headway
import HeadwayHosting
import Testing

@testable import HeadwayTerminal

/// The reports about figures: per cent, widths, unknown and enormous totals, the terminal's own display.
@Suite("Reports: figures")
struct FigureReportTests {
    @Test("no width is too small and no row too wide", arguments: DownloadState.allCases)
    func widths(state: DownloadState) {
        let environment = RowEnvironment(colorDepth: .none, repertoire: .unicode)
        let totals: [Int64?] = [nil, 0, 1000, .max]
        for total in totals {
            for kind in [ProgressRow.linear("日本語 and more"), .spinner("x"), .download("a rather long name.zip")] {
                let reading = RowReading(completed: 500, total: total, state: state, note: "a reason of some length")
                var row = RowState(id: 1, row: kind, source: { reading }, at: .zero)
                row.sample(at: at(1), animated: false)
                for columns in 1...120 {
                    let size = TerminalSize(columns: columns, rows: 24)
                    let line = row.line(
                        at: at(1), usable: size.usableColumns, columns: RowColumns(title: 30), environment: environment)
                    #expect(line.width <= size.usableColumns && line.width == TextWidth.columns(of: line.text))
                    #expect(columns > 4 || line.width > 0)
                }
            }
        }
        #expect(TerminalSize(columns: 0, rows: -3) == TerminalSize(columns: 1, rows: 1))
    }

    @Test("an unknown size moves, is never 100 %, and writes no more than a frame for a frame")
    func unknownSize() {
        var stage = Stage(columns: 80, rows: 5)
        let source = stage.add(.download("stream"), RowReading(completed: 0, total: nil)).source
        for _ in 0..<100 {
            source.reading.completed += 1_000_000
            stage.frame()
            #expect(!stage.screen.joined().contains("%"))
        }
        #expect(stage.frames.allSatisfy { $0.count < 500 })
        #expect(stage.screen.joined().contains("MiB/s"))
    }

    @Test("a resumed download shows the per cent of the whole, and the speed of its own part")
    func resumed() {
        var stage = Stage(columns: 80, rows: 5)
        let source = stage.add(.download("x"), RowReading(completed: 0, total: nil, state: .indeterminate)).source
        stage.frame()
        source.reading = RowReading(completed: 9_000_000, total: 10_000_000)
        stage.frame()
        source.reading.completed = 9_102_400
        stage.frame(after: 1)
        #expect(stage.screen.joined().contains("91%"))
        #expect(stage.screen.joined().contains("100 KiB/s"))
    }

    static let percents: [(Int64, Int64, String)] = [
        (.max / 2, .max, "50%"), (.max, .max, "100%"), (90_000_000_000_000_000, 100_000_000_000_000_000, "90%"),
        (-5, 100, "0%"), (108, 100, "100%"), (995, 1000, "99%"), (999_999, 1_000_000, "99%"), (0, 0, "100%"),
    ]

    @Test("percentages are right at any size and stay in 0…100", arguments: percents)
    func percent(completed: Int64, total: Int64, text: String) {
        var stage = Stage(columns: 100, rows: 5)
        stage.add(.linear("x", total: total), RowReading(completed: completed, total: total))
        stage.frame()
        #expect(stage.screen.joined().contains(" \(text) "))
    }

    @Test("the terminal's display is told of changes, and once a second besides")
    func taskbar() {
        var taskbar = TaskbarProgress(route: .direct)
        var sent: [String] = []
        for tick in 0..<60 {
            let bytes = taskbar.update(.value(tick < 30 ? 10 : 11), at: at(Double(tick) / 20))
            if !bytes.isEmpty { sent.append(String(decoding: bytes, as: UTF8.self)) }
        }
        let (ten, eleven) = ("\u{1B}]9;4;1;10\u{1B}\\", "\u{1B}]9;4;1;11\u{1B}\\")
        #expect(sent == [ten, ten, eleven, eleven])
        #expect(taskbar.update(.clear, at: at(9)) == Array("\u{1B}]9;4;0\u{1B}\\".utf8))
        #expect(taskbar.update(.clear, at: at(99)).isEmpty)
    }

    @Test("states and limits of the sequence")
    func sequences() {
        func text(_ state: TaskbarProgress.State, _ route: TerminalCapabilities.TaskbarRoute = .direct) -> String {
            String(decoding: TaskbarProgress.sequence(state, route), as: UTF8.self)
        }
        #expect(text(.value(140)) == "\u{1B}]9;4;1;100\u{1B}\\")
        #expect(text(.failed(-3)) == "\u{1B}]9;4;2;0\u{1B}\\")
        #expect(text(.busy) == "\u{1B}]9;4;3\u{1B}\\")
        #expect(text(.paused(40)) == "\u{1B}]9;4;4;40\u{1B}\\")
        #expect(text(.busy, .none) == "")
    }

    @Test("tmux is asked to hand it on")
    func tmux() {
        let bytes = TaskbarProgress.sequence(.value(7), .throughTmux)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}Ptmux;\u{1B}\u{1B}]9;4;1;7\u{1B}\u{1B}\\\u{1B}\\")
    }

    @Test("the terminal's display is cleared when the last row ends, and shows failures and pauses")
    func taskbarOfRows() {
        var capabilities = TerminalCapabilities.plainRows
        capabilities.taskbar = .direct
        var stage = Stage(columns: 80, rows: 5, capabilities)
        let (id, source) = stage.add(.linear("x", total: 100))
        stage.frame()
        source.reading = RowReading(completed: 50, total: 100, state: .paused)
        stage.frame()
        source.reading.state = .failed
        stage.frame()
        stage.core.end(id, .failed, at: stage.now)
        stage.frame()
        #expect(stage.terminal.taskbar == ["9;4;1;0", "9;4;4;50", "9;4;2;50", "9;4;0"])
    }

    @Test(
        "ctongfei 33, ProgressBars.jl 43: amounts and speeds stand in a unit of the program's own, in its multiples",
        arguments: [
            (ProgressUnit.decimalBytes, "1.50/3.00 GB", "1.50 MB/s"), (.bytes, "1.40/2.79 GiB", "1.43 MiB/s"),
            (.named("px"), "1500000000/3000000000 px", "1500000 px/s"),
            (ProgressUnit(scale: .decimal, name: "rows"), "1.50/3.00 Grows", "1.50 Mrows/s"),
        ])
    func units(unit: ProgressUnit, amount: String, rate: String) {
        var stage = Stage(columns: 100, rows: 4)
        let source = stage.add(.linear("x", total: 3_000_000_000, unit: unit)).source
        for _ in 0..<1000 {
            source.reading.completed += 1_500_000
            stage.frame(after: 1)
        }
        #expect(stage.screen[0].contains(amount), "\(stage.screen)")
        #expect(stage.screen[0].contains(rate), "\(stage.screen)")
    }

    @Test("cli-progress 48: what a row says of its work changes though nothing advances, as a bar and as lines")
    func payload() {
        var stage = Stage(columns: 60, rows: 4)
        let (id, _) = stage.add(.linear("x", total: 10))
        for word in ["one", "two", "three"] {
            stage.core.update(id) { $0.setNote(word) }
            stage.frame(after: 0.05)
            #expect(stage.screen[0].hasSuffix(word))
        }
        var lines = Stage(
            columns: 60, rows: 4, TerminalCapabilities(mode: .lines, colorDepth: .none, showsUnicode: true))
        let row = lines.add(.linear("x", total: 10)).id
        lines.frame()
        for word in ["one", "two", "three"] {
            lines.core.update(row) { $0.setNote(word) }
            lines.frame(after: 5)
            #expect(lines.written.hasSuffix("\(word)\n"))
        }
    }

    @Test("cli-progress 48: a bar that was damaged while nothing moves is drawn anew")
    func redrawn() {
        var stage = Stage(columns: 60, rows: 4)
        stage.add(.linear("x", total: 10))
        stage.frame()
        let before = stage.screen
        stage.terminal.receive(Array("\u{1B}[A###\r\n".utf8))
        #expect(stage.screen != before)
        for _ in 0..<20 { stage.frame(after: 0.05) }
        #expect(stage.screen == before)
    }
}
