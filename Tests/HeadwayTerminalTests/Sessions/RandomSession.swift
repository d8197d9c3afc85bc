import Headway
import TestSupport

@testable import HeadwayTerminal

/// A session of random events: rows come, move and end, texts are logged, and the terminal is resized at any moment.
///
/// It plays the same bytes to whoever listens, and keeps what should stand there in the end.
struct RandomSession {
    /// What happened, for a listener.
    enum Event {
        case bytes([UInt8])
        /// The size, and the lines that the rows on the screen are broken into by it.
        case resize(TerminalSize, broken: Int)
    }

    /// What the session is made of.
    struct Traits {
        var habit = InMemoryTerminal.Habit.rewrapsAndPulls
        var columns = 2...80
        var rows = 1...20
        var steps = 5...22
        /// Texts that all terminals measure alike.
        var words = [
            "photos.zip", "日本語の写真", "a", "", "résumé e\u{301}", "emoji 😀 here", "❤️ love", "👨‍👩‍👧 family", "tab\there",
            "bad\u{1B}[2Jname",
            "a rather long name of a file that goes on and on and on until nobody reads it any more.bin",
        ]

        /// Very narrow terminals, with texts that exist at a width of one column.
        mutating func narrow() {
            columns = 1...4
            words = ["photos.zip", "a", "", "re\u{301}sume\u{301}"]
        }
    }

    private let traits: Traits
    private var random: SeededRandom
    private(set) var size: TerminalSize
    private(set) var core: ScreenCore
    private var now = Instant.zero
    private var ids: [(id: Int, source: TestSource)] = []
    private var pending: [(ScreenCore, TerminalSize, Instant) -> [String]] = []
    /// The lines that stand above the rows.
    private(set) var texts: [String] = []

    init(seed: UInt64, traits: Traits = Traits()) {
        random = SeededRandom(seed: seed)
        self.traits = traits
        size = TerminalSize(
            columns: .random(in: traits.columns, using: &random), rows: .random(in: traits.rows, using: &random))
        core = ScreenCore(
            capabilities: TerminalCapabilities(
                mode: .rows, colorDepth: ColorDepth.allCases.randomElement(using: &random) ?? .none,
                showsUnicode: Bool.random(using: &random), synchronizesOutput: Bool.random(using: &random),
                rewraps: traits.habit != .cuts))
    }

    /// Plays it, and ends with a frame.
    mutating func play(_ listener: (Event) -> Void) {
        for _ in 0..<Int.random(in: traits.steps, using: &random) {
            step(listener)
        }
        frame(listener)
    }

    /// The rows that should stand at the end.
    var rows: [String] { core.shownRows(at: now, size: size).map { Self.visible($0) } }

    private mutating func step(_ listener: (Event) -> Void) {
        now = now + .milliseconds(.random(in: 0...400, using: &random))
        switch Int.random(in: 0..<20, using: &random) {
        case 0...2: add()
        case 3: endRow()
        case 4: if let row = ids.popLast() { core.remove(row.id) }
        case 5, 6: log()
        case 7, 8: resize(listener)
        case 9...12: moveRow()
        default: frame(listener)
        }
    }

    private mutating func add() {
        let total = Bool.random(using: &random) ? Int64.random(in: 0...50_000_000, using: &random) : nil
        let state = DownloadState.allCases.filter { $0 != .completed }.randomElement(using: &random) ?? .running
        let source = TestSource(RowReading(completed: 0, total: total, state: state))
        let title = traits.words.randomElement(using: &random) ?? ""
        let kinds: [ProgressRow] = [.linear(title), .spinner(title), .download(title)]
        let row = kinds.randomElement(using: &random) ?? .spinner(title)
        ids.append((core.add(row, source: { source.reading }, at: now), source))
    }

    private mutating func endRow() {
        guard let index = ids.indices.randomElement(using: &random) else { return }
        let id = ids.remove(at: index).id
        guard var row = core.rows.first(where: { $0.id == id }) else { return }
        let state: DownloadState = Bool.random(using: &random) ? .completed : .failed
        core.end(id, state, at: now)
        row.end(state, note: nil, at: now)
        pending.append { [row] core, size, now in
            [Self.visible(core.endedLine(row, at: now, size: size).encoded(for: .none))]
        }
    }

    private mutating func log() {
        let words = (0...3).map { _ in traits.words.randomElement(using: &random) ?? "" }
        let text = words.joined(separator: Bool.random(using: &random) ? " " : "\n")
        core.log(text)
        pending.append { _, _, _ in LogText.lines(of: text, renditions: .remove).map { Self.visible($0) } }
    }

    private mutating func moveRow() {
        guard let row = ids.randomElement(using: &random) else { return }
        row.source.reading.completed += .random(in: 0...2_000_000, using: &random)
        let states = DownloadState.allCases.filter { $0 != .completed }
        row.source.reading.state = states.randomElement(using: &random) ?? .running
    }

    private mutating func resize(_ listener: (Event) -> Void) {
        size = TerminalSize(
            columns: .random(in: traits.columns, using: &random), rows: .random(in: traits.rows, using: &random))
        let broken = drawn.reduce(0) { $0 + $1.height(columns: size.columns) }
        listener(.resize(size, broken: broken))
    }

    private var drawn: [EncodedRow] = []

    private mutating func frame(_ listener: (Event) -> Void) {
        let bytes = core.frame(at: now, size: size)
        for text in pending { texts += text(core, size, now) }
        pending = []
        drawn = core.shownRows(at: now, size: size)
        listener(.bytes(bytes))
    }

    /// Its text without colours and without blanks at its end, as it is read back from a terminal.
    private static func visible(_ row: EncodedRow) -> String {
        let plain = LogText.lines(of: row.text, renditions: .remove).map(\.text).joined()
        return InMemoryTerminal.text([plain])
    }
}
