import Headway
import HeadwayHosting
import Testing

@testable import HeadwayTerminal

@Suite("How often a source is asked")
struct SamplingTests {
    @Test(
        "a source is asked 10 times a second, however often its screen is drawn and whatever is shown of it",
        arguments: [ScreenOptions.Mode.rows, .lines, .silent])
    func rate(mode: ScreenOptions.Mode) {
        let asked = Guarded(0)
        var core = ScreenCore(
            capabilities: TerminalCapabilities(mode: mode, colorDepth: .none, showsUnicode: true))
        let source: @Sendable () -> RowReading = {
            let count = asked.withLock { asked in
                asked += 1
                return asked
            }
            return RowReading(completed: Int64(count), total: 1000)
        }
        let id = core.add(.linear("photos", total: 1000), source: source, at: .zero)
        for frame in 1...200 {
            _ = core.frame(at: Instant(seconds: Double(frame) * 0.05), size: TerminalSize(columns: 80, rows: 24))
        }
        // Once when it was added.
        #expect((100...101).contains(asked.withLock { $0 }))
        // Its last value is not missed, however shortly before it was asked.
        asked.withLock { $0 = 998 }
        core.end(id, .running, at: Instant(seconds: 10))
        let last = core.frame(at: Instant(seconds: 10), size: TerminalSize(columns: 80, rows: 24))
        #expect(mode == .silent || String(decoding: last, as: UTF8.self).contains("999/1000"))
    }

    @Test(
        "a line says what a row is doing in the language of its screen",
        arguments: [
            (Language.english, "photos: waiting", "photos: done, in 0:07"),
            (.german, "photos: wartet", "photos: fertig, in 0:07"),
            (.japanese, "photos: 待機中", "photos: 完了, 所要時間 0:07"),
        ])
    func words(language: Language, waiting: String, done: String) {
        let lines = PlainLines(interval: .seconds(5), wording: Wording(language))
        var row = RowState(
            id: 1, row: .download("photos"), source: { RowReading(completed: 0, total: nil, state: .initial) },
            at: .zero)
        let first = lines.line(of: &row, at: .zero)
        #expect(first == waiting)
        row.end(.completed, note: nil, at: Instant(seconds: 7))
        let last = lines.line(of: &row, at: Instant(seconds: 7))
        #expect(last == done)
    }

    @Test("what a source notes stands in rows and in lines in the screen's language", arguments: Language.allCases)
    func notes(language: Language) {
        let wording = Wording(language)
        for (note, reason) in [
            (TransferNote.word(.resuming), ""), (.word(.retryingAfter, value: "timed out"), "timed out"),
        ] {
            let reading = RowReading(completed: 7, total: 100, state: .indeterminate, note: note)
            var stage = Stage(columns: 90, rows: 3, language: language)
            stage.add(.download("photos"), reading)
            stage.frame()
            let row = stage.screen.joined()
            var state = RowState(id: 1, row: .download("photos"), source: { reading }, at: .zero)
            let line = PlainLines(interval: .seconds(5), wording: wording).line(of: &state, at: .zero) ?? ""
            let expected = wording.unmarked(note)
            for text in [row, line] {
                #expect(text.contains(expected) && text.contains(reason) && !text.contains("<U+"), "\(text)")
            }
        }
    }
}
