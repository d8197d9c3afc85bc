import Testing

@testable import HeadwayTerminal

@Suite("In-memory terminal")
struct InMemoryTerminalTests {
    @Test("wraps, scrolls, keeps what scrolled off, and joins what it wrapped")
    func scrolls() {
        var terminal = InMemoryTerminal(columns: 5, rows: 3)
        terminal.receive(Array("abcdefg\r\n12345\r\nxyz\r\nend".utf8))
        #expect(terminal.screen == ["12345", "xyz", "end"])
        #expect(terminal.lines == ["abcdefg", "12345", "xyz", "end"])
    }

    @Test("moves up, erases and overwrites")
    func moves() {
        var terminal = InMemoryTerminal(columns: 10, rows: 4)
        terminal.receive(Array("one\r\ntwo\r\nthree\r\n\u{1B}[2ATWO\u{1B}[K\r\n\u{1B}[J".utf8))
        #expect(terminal.screen == ["one", "TWO"])
        #expect(terminal.unknown.isEmpty)
    }

    @Test("breaks lines anew when it gets narrower, and joins them when it gets wider")
    func rewraps() {
        var terminal = InMemoryTerminal(columns: 10, rows: 4)
        terminal.receive(Array("abcdefgh\r\n日本語\r\n".utf8))
        terminal.resize(columns: 3, rows: 10)
        #expect(terminal.screen == ["abc", "def", "gh", "日", "本", "語"])
        terminal.resize(columns: 20, rows: 4)
        #expect(terminal.screen == ["abcdefgh", "日本語"])
        #expect(terminal.line == 2 && terminal.column == 0)
    }

    @Test("cuts lines off where that is its habit")
    func cuts() {
        var terminal = InMemoryTerminal(columns: 10, rows: 4, habit: .cuts)
        terminal.receive(Array("abcdefgh\r\n".utf8))
        terminal.resize(columns: 3, rows: 4)
        terminal.resize(columns: 10, rows: 4)
        #expect(terminal.screen == ["abc"])
    }

    @Test("tells what it does not understand")
    func unknown() {
        var terminal = InMemoryTerminal(columns: 10, rows: 4)
        terminal.receive(Array("\u{1B}[?25l\u{1B}7".utf8))
        #expect(terminal.unknown == ["CSI ?25l", "ESC 7"])
    }
}
