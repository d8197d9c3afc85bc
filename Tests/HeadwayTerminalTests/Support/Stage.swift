import Headway
import HeadwayHosting

@testable import HeadwayTerminal

/// A core that draws on an in-memory terminal, with a clock that the test moves.
struct Stage {
    var core: ScreenCore
    var terminal: InMemoryTerminal
    var now = Instant.zero
    /// What each frame wrote.
    var frames: [[UInt8]] = []

    init(
        columns: Int, rows: Int, _ capabilities: TerminalCapabilities = .plainRows, language: Language = .english
    ) {
        core = ScreenCore(capabilities: capabilities, wording: Wording(language))
        terminal = InMemoryTerminal(columns: columns, rows: rows)
    }

    /// Adds a row over a source.
    @discardableResult
    mutating func add(_ row: ProgressRow, _ reading: RowReading? = nil) -> (id: Int, source: TestSource) {
        let source = TestSource(reading ?? RowReading(completed: row.completed, total: row.total))
        return (core.add(row, source: { source.reading }, at: now), source)
    }

    /// Draws a frame, so many seconds later: long enough for a new sample, unless a test says otherwise.
    mutating func frame(after seconds: Double = 0.1) {
        now = now + .seconds(seconds)
        let bytes = core.frame(at: now, size: terminal.size)
        frames.append(bytes)
        terminal.receive(bytes)
    }

    /// What was written, as text.
    var written: String { String(decoding: frames.joined(), as: UTF8.self) }

    var screen: [String] { terminal.screen }
}
