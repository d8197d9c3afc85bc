import Testing

@testable import HeadwayTerminal

@Suite("Random sessions")
struct RandomSessionTests {
    /// Seeds in batches, so that a failure names few of them and 10,000 cases are not listed one by one.
    static let batches = (0..<100).map { UInt64($0) * 100 }

    @Test("the screen is what was said and what is shown, without ghosts", arguments: batches)
    func sessions(first: UInt64) {
        for seed in first..<first + 100 {
            var traits = RandomSession.Traits()
            traits.habit = InMemoryTerminal.Habit.allCases[Int(seed % 4)]
            if seed % 10 == 0 { traits.narrow() }
            var session = RandomSession(seed: seed, traits: traits)
            var terminal = InMemoryTerminal(
                columns: session.size.columns, rows: session.size.rows, habit: traits.habit)
            var overflows = false
            session.play { event in
                switch event {
                case .bytes(let bytes): terminal.receive(bytes)
                case .resize(let size, let broken):
                    terminal.resize(columns: size.columns, rows: size.rows)
                    overflows = overflows || terminal.hasLostPlace || terminal.line - broken < terminal.top
                }
            }
            check(session, terminal, overflows: overflows, seed: seed)
        }
    }

    /// What scrolled off while a resize broke rows into more lines than the screen has cannot be taken back (`overflows`);
    /// no line may be lost even so.
    private func check(_ session: RandomSession, _ terminal: InMemoryTerminal, overflows: Bool, seed: UInt64) {
        #expect(terminal.unknown.isEmpty, "seed \(seed)")
        #expect(!terminal.isHoldingBack, "seed \(seed)")
        let rows = session.rows
        #expect(tail(terminal.screen, rows.count, of: rows) == rows, "seed \(seed)")
        if terminal.habit == .cuts { return }
        if overflows {
            #expect(isSubsequence(session.texts, of: terminal.lines), "seed \(seed): lost a line")
        } else {
            #expect(terminal.lines == trimmed(session.texts + rows), "seed \(seed)")
        }
    }

    /// The last lines of a screen, with the empty ones that reading it back leaves out.
    private func tail(_ screen: [String], _ count: Int, of rows: [String]) -> [String] {
        let empty = rows.reversed().prefix { $0.isEmpty }.count
        return Array((screen + Array(repeating: "", count: empty)).suffix(count))
    }

    private func trimmed(_ lines: [String]) -> [String] { Array(lines.reversed().drop { $0.isEmpty }.reversed()) }

    /// A piece of a row that scrolled off half way may stand before a line, since the terminal takes them for one.
    private func isSubsequence(_ part: [String], of whole: [String]) -> Bool {
        var rest = whole[...]
        for line in part where !line.isEmpty {
            guard let index = rest.firstIndex(where: { $0.hasSuffix(line) }) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}
