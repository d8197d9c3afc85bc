import Headway
import Testing

@testable import HeadwayTerminal

/// A screen with far more rows than it has lines.
@Suite("Ten thousand rows")
struct ManyRowsTests {
    private static let count = 10_000
    private static let size = TerminalSize(columns: 80, rows: 24)

    private func core(_ mode: ScreenOptions.Mode) -> ScreenCore {
        ScreenCore(capabilities: TerminalCapabilities(mode: mode, colorDepth: .none, showsUnicode: true))
    }

    @Test(
        "they are added, updated and ended, and a screen shows what fits", arguments: [ScreenOptions.Mode.rows, .lines])
    func all(mode: ScreenOptions.Mode) {
        var core = core(mode)
        let ids = (0..<Self.count).map { number in
            core.add(.linear("task \(number)", total: 100), source: { RowReading(completed: 1, total: 100) }, at: .zero)
        }
        let first = String(decoding: core.frame(at: .zero, size: Self.size), as: UTF8.self)
        if mode == .rows { #expect(first.contains("… and 9,978 more") && first.utf8.count < 5000) }
        for id in ids { core.update(id) { $0.setNote("half") } }
        _ = core.frame(at: at(0.5), size: Self.size)
        for id in ids { core.end(id, .completed, at: at(1)) }
        let last = String(decoding: core.frame(at: at(1), size: Self.size), as: UTF8.self)
        #expect(last.utf8.count { $0 == 0x0A } == Self.count && !core.hasWork)
        #expect(last.contains("half"))
    }

    @Test(
        "a frame asks those that are shown and some of the others, and each of them within a second",
        arguments: [ScreenOptions.Mode.rows, .lines])
    func turns(mode: ScreenOptions.Mode) {
        var core = core(mode)
        let asked = Guarded([Int](repeating: 0, count: Self.count))
        for number in 0..<Self.count {
            let source: @Sendable () -> RowReading = {
                asked.withLock { $0[number] += 1 }
                return RowReading(completed: 1, total: 100)
            }
            _ = core.add(.linear("task \(number)", total: 100), source: source, at: .zero)
        }
        _ = core.frame(at: .zero, size: Self.size)
        asked.withLock { $0 = [Int](repeating: 0, count: Self.count) }
        for frame in 1...20 {
            let before = asked.withLock { $0.reduce(0, +) }
            // Later than the rows were asked when they were added.
            _ = core.frame(at: at(1 + Double(frame) / 20), size: Self.size)
            let after = asked.withLock { $0.reduce(0, +) }
            #expect(after - before <= 600)
        }
        #expect(asked.withLock { $0.allSatisfy { $0 > 0 } })
    }

    @Test("one that nobody sees ends when its source says so, and when the program does", arguments: [true, false])
    func unseen(bySource: Bool) {
        var core = core(.rows)
        let reading = TestSource(RowReading(completed: 1, total: 100))
        let id = core.add(.linear("the first", total: 100), source: { reading.reading }, at: .zero)
        for number in 1..<Self.count {
            _ = core.add(
                .linear("task \(number)", total: 100), source: { RowReading(completed: 1, total: 100) }, at: .zero)
        }
        _ = core.frame(at: .zero, size: Self.size)
        if bySource { reading.reading.state = .completed } else { core.update(id) { $0.setState(.completed) } }
        var written = ""
        for frame in 1...20 {
            written += String(decoding: core.frame(at: at(Double(frame) / 20), size: Self.size), as: UTF8.self)
        }
        #expect(written.contains("the first") && core.rows.count == Self.count - 1)
    }
}
