import Testing

@testable import HeadwayTerminal

@Suite("The same sessions in tmux", .enabled(if: Tmux.path != nil), .serialized)
struct TmuxTests {
    @Test("a sample of 50 agrees with the in-memory terminal", arguments: 0..<50 as Range<UInt64>)
    func agrees(seed: UInt64) throws {
        var traits = RandomSession.Traits()
        traits.columns = 8...90
        traits.rows = 4...24
        traits.steps = 8...20
        traits.habit = .rewrapsAll
        // Characters whose width no terminal doubts.
        traits.words = ["photos.zip", "a", "", "re\u{301}sume\u{301}", "a rather long name of a file.bin"]
        if seed % 5 == 0 {
            // tmux 3.3 loses its place when it breaks lines with wide characters twice, so these stay whole.
            traits.columns = 70...90
            traits.words = ["photos.zip", "日本語の写真", "한글.tar", "😀"]
        }
        var session = RandomSession(seed: 90_000 + seed, traits: traits)
        let tmux = try Tmux(size: session.size, name: "\(seed)")
        defer { tmux.close() }
        var terminal = InMemoryTerminal(
            columns: session.size.columns, rows: session.size.rows, habit: traits.habit)
        var overflows = false
        var failure: (any Error)?
        session.play { event in
            do {
                switch event {
                case .bytes(let bytes):
                    terminal.receive(bytes)
                    try tmux.send(bytes)
                case .resize(let size, let broken):
                    terminal.resize(columns: size.columns, rows: size.rows)
                    overflows = overflows || terminal.hasLostPlace || terminal.line - broken < terminal.top
                    try tmux.resize(size)
                }
            } catch { failure = error }
        }
        if let failure { throw failure }
        let lines = try tmux.lines()
        if overflows {
            let rows = session.rows.filter { !$0.isEmpty }
            #expect(lines.filter { !$0.isEmpty }.suffix(rows.count) == rows[...])
        } else {
            #expect(lines == terminal.lines)
        }
    }
}
