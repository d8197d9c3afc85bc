import Headway
import HeadwayHosting

/// Everything that is shown on one stream: rows in progress, texts still to be written, and what is on the screen.
///
/// A value type without clock, thread or stream: its methods take what happens and when, and return the bytes to write.
struct ScreenCore: Sendable {
    /// Something to be written above the rows, in order.
    private enum Pending: Sendable {
        case text([EncodedRow])
        /// One line, truncated to the width.
        case cut(String)
        case ended(RowState)

        /// Its lines, if it is text.
        func texts(_ size: TerminalSize, _ environment: RowEnvironment) -> [EncodedRow] {
            switch self {
            case .text(let rows): return rows
            case .cut(let text):
                let line = Line(VisibleText.escaped(text, in: environment.repertoire))
                return [line.cut(to: size.usableColumns, mark: environment.cutMark).encoded(for: .none)]
            case .ended: return []
            }
        }
    }

    /// What goes into a frame.
    enum Scope: Sendable {
        /// All rows that are shown, and as many of the others as a frame has time for.
        case everything
        /// Only what has changed since the last frame: enough for lines, and fast with many rows.
        case changes
    }

    let capabilities: TerminalCapabilities
    let environment: RowEnvironment
    private var table = RowTable()
    private var changed: [Int] = []
    private var pending: [Pending] = []
    private var columns = RowColumns()
    private var writer: ScreenWriter
    private var others = OthersText()
    private var taskbar: TaskbarProgress
    private var plain: PlainLines
    private var nextID = 0
    /// Where the next batch of hidden rows begins.
    private var turn = 0
    /// How many hidden rows are sampled in one frame: of ten thousand, each once a second.
    private static let turnLength = 500

    init(capabilities: TerminalCapabilities, lineInterval: TimeSpan = .seconds(5), wording: Wording = Wording(.english))
    {
        self.capabilities = capabilities
        var indicators = Environment.terminal
        if capabilities.isLight { indicators.appearance = .light }
        indicators.reducesMotion = capabilities.reducesMotion
        var environment = RowEnvironment(
            colorDepth: capabilities.colorDepth, repertoire: capabilities.showsUnicode ? .unicode : .ascii,
            indicators: indicators)
        environment.showsLinks = capabilities.showsLinks
        environment.wording = wording
        if !capabilities.showsUnicode { environment.wording.language = .english }
        self.environment = environment
        writer = ScreenWriter(
            narrowing: capabilities.rewraps ? .rewraps : .cuts, isSynchronized: capabilities.synchronizesOutput)
        taskbar = TaskbarProgress(route: capabilities.taskbar)
        plain = PlainLines(interval: lineInterval, wording: environment.wording)
    }

    /// The rows in progress, in the order they were added.
    var rows: [RowState] { table.all }

    /// True while there is something to sample, to write or to remove from the screen.
    var hasWork: Bool { !table.isEmpty || !pending.isEmpty || writer.hasRows || taskbar.shown != .clear }

    /// Adds a row, and returns its number.
    mutating func add(_ row: ProgressRow, source: @escaping @Sendable () -> RowReading, at now: Instant) -> Int {
        nextID += 1
        table.append(RowState(id: nextID, row: row, source: source, at: now))
        changed.append(nextID)
        return nextID
    }

    /// Changes a row; one that has ended is left as it is.
    mutating func update(_ id: Int, _ change: (inout RowState) -> Void) {
        guard let index = table.index(of: id) else { return }
        table.update(at: index, change)
        changed.append(id)
    }

    /// Ends a row: it stays as a line of text above the others, in a state; nil keeps the current one.
    mutating func end(_ id: Int, _ state: DownloadState?, note: String? = nil, at now: Instant) {
        guard var row = table.remove(id) else { return }
        row.end(state, note: note, at: now)
        pending.append(.ended(row))
    }

    /// Removes a row without a trace.
    mutating func remove(_ id: Int) { _ = table.remove(id) }

    /// Puts a program's own text above the rows.
    mutating func log(_ message: String) {
        let keeps = capabilities.mode == .rows || capabilities.colorDepth != .none
        let links: LogText.Sequences = capabilities.showsLinks ? .keep : .remove
        pending.append(.text(LogText.lines(of: message, renditions: keeps ? .keep : .remove, links: links)))
    }

    /// Puts one line above the rows, truncated to the width.
    mutating func logCut(_ line: String) { pending.append(.cut(line)) }

    /// Leaves what is on the screen where it is, as after a stop; the time stopped does not count.
    mutating func resume(after stopped: TimeSpan) {
        writer.forget()
        for index in table.indices { table.update(at: index) { $0.omit(stopped) } }
    }

    /// Draws the whole frame next time, whatever has changed.
    mutating func invalidate() { writer.invalidate() }

    /// Records that the user ended a line of input, which moved the cursor down.
    mutating func lineWasTyped() { writer.cursorMovedDown() }

    /// Records that others wrote to the terminal: it is unknown what, and where the cursor is now.
    mutating func othersWrote(_ output: ForeignOutput, at now: Instant) {
        guard output != .none else { return }
        if others.isText(output, at: now) || !writer.hasRows { writer.beginAnew() } else { writer.heal() }
    }

    /// Whether frames that are not urgent should wait because others are writing.
    func holdsBack(at now: Instant) -> Bool { writer.beginsLine && others.holdsBack(at: now) }

    /// The bytes that remove the rows from the screen until the next frame, so that somebody else can write.
    mutating func takeOff(size: TerminalSize, at now: Instant) -> [UInt8] {
        let bytes = capabilities.mode == .rows ? writer.frame(texts: [], rows: [], size: size, at: now) : []
        writer.forget()
        return bytes
    }

    /// The bytes that clear the terminal's own progress display, if it shows any.
    mutating func clearTaskbar(at now: Instant) -> [UInt8] { taskbar.update(.clear, at: now) }

    /// The bytes of a frame; in the background no row is drawn, and what is on the screen belongs to somebody else.
    mutating func frame(
        at now: Instant, size: TerminalSize, isForeground: Bool = true, scope: Scope = .everything
    ) -> [UInt8] {
        var looked = changed.compactMap { table.index(of: $0) }
        changed = []
        if scope == .everything { looked += nextTurn() }
        switch capabilities.mode {
        case .auto, .rows: return drawn(looked, at: now, size: size, isForeground: isForeground)
        case .lines:
            for index in looked { table.update(at: index) { $0.sampleIfDue(at: now, for: .text) } }
            collectEnded(looked)
            // Not in one expression: that would copy this whole value, with all of its rows.
            let lines = lines(looked, at: now, size)
            return Self.plainBytes(lines)
        case .silent:
            for index in looked { table.update(at: index) { $0.sampleIfDue(at: now, for: .ending) } }
            collectEnded(looked)
            let texts = takePending().flatMap { $0.texts(size, environment) }
            return Self.plainBytes(texts)
        }
    }

    private mutating func nextTurn() -> [Int] {
        let count = table.indices.count
        guard count > Self.turnLength else { return Array(table.indices) }
        let begin = turn
        turn = (begin + Self.turnLength) % count
        return (begin..<begin + Self.turnLength).map { $0 % count }
    }

    private mutating func takePending() -> [Pending] {
        defer { pending = [] }
        return pending
    }

    /// Removes the rows whose sources said that they are done.
    private mutating func collectEnded(_ indices: [Int]) {
        let ended = indices.filter { table.summaries[$0]?.hasEnded == true }.compactMap { table[$0]?.id }
        for id in ended.sorted() {
            if let row = table.remove(id) { pending.append(.ended(row)) }
        }
    }
}

// Rows drawn in place.
extension ScreenCore {
    private mutating func drawn(
        _ looked: [Int], at now: Instant, size: TerminalSize, isForeground: Bool
    ) -> [UInt8] {
        let seen = Set(RowSelection(table, limit: size.usableRows).shown)
        for index in seen { table.update(at: index) { $0.sampleIfDue(at: now, for: .picture) } }
        for index in looked where !seen.contains(index) {
            table.update(at: index) { $0.sampleIfDue(at: now, for: .ending) }
        }
        collectEnded(looked + seen)
        let selection = RowSelection(table, limit: size.usableRows)
        let due = takePending()
        for case .ended(let row) in due { columns.include(row.columns(environment)) }
        for index in selection.shown {
            if let row = table[index] { columns.include(row.columns(environment)) }
        }
        let texts = due.flatMap { item in
            guard case .ended(let row) = item else { return item.texts(size, environment) }
            return [endedLine(row, at: now, size: size).encoded(for: environment.colorDepth, isDrawnAgain: false)]
        }
        guard isForeground else {
            writer.forget()
            return Self.plainBytes(texts)
        }
        let rows = shownRows(selection, at: now, size: size)
        if writer.beginsLine { others.rowsWereDrawn(at: now) }
        let frame = writer.frame(texts: texts, rows: rows, size: size, at: now)
        guard capabilities.taskbar != .none else { return frame }
        let state = TaskbarProgress.State(of: table)
        return frame + taskbar.update(state, at: now)
    }

    /// The line of text that an ended row leaves above the others.
    ///
    /// It is drawn once and the terminal may wrap it, so an error can be read in full.
    func endedLine(_ row: RowState, at now: Instant, size: TerminalSize) -> Line {
        guard row.state == .failed else { return line(row, columns, at: now, size.usableColumns) }
        if row.row.layout.spacing == .apart { return line(row, RowColumns(), at: now, 1000) }
        var line = line(row, columns, at: now, size.usableColumns)
        let note = row.note.map(environment.wording.unmarked) ?? ""
        if !note.isEmpty, !line.text.includes(note) {
            line.append(" " + VisibleText.escaped(note, in: environment.repertoire))
        }
        return line
    }

    /// The rows as they should appear on a screen of a size.
    func shownRows(at now: Instant, size: TerminalSize) -> [EncodedRow] {
        shownRows(RowSelection(table, limit: size.usableRows), at: now, size: size)
    }

    private func shownRows(_ selection: RowSelection, at now: Instant, size: TerminalSize) -> [EncodedRow] {
        var shared = RowColumns()
        for index in selection.shown {
            if let row = table[index] { shared.include(row.columns(environment)) }
        }
        let usable = size.usableColumns
        shared.title = limited(shared.title, usable)
        var lines = selection.shown.compactMap { index in
            table[index].map { $0.line(at: now, usable: usable, columns: shared, environment: environment) }
        }
        if selection.hidden > 0 && size.usableRows >= 2 {
            let mark = environment.cutMark
            let grouped = ProgressUnit.grouped.amount(Int64(selection.hidden))
            let text = environment.wording.unmarked(.word(.moreRows, value: grouped))
            lines.insert(Line("\(mark) " + text).cut(to: usable, mark: mark), at: 0)
        }
        return lines.map { $0.encoded(for: environment.colorDepth) }
    }

    private func line(_ row: RowState, _ columns: RowColumns, at now: Instant, _ usable: Int) -> Line {
        var columns = columns
        columns.title = limited(columns.title, usable)
        return row.line(at: now, usable: usable, columns: columns, environment: environment)
    }

    /// Names take at most two fifths of a row.
    private func limited(_ title: Int, _ usable: Int) -> Int { min(title, max(RowFitting.leastTitle, usable * 2 / 5)) }
}

// Whole lines.
extension ScreenCore {
    private mutating func lines(_ indices: [Int], at now: Instant, _ size: TerminalSize) -> [EncodedRow] {
        var lines: [EncodedRow] = []
        let plain = plain
        for item in takePending() {
            lines.append(contentsOf: item.texts(size, environment))
            if case .ended(var row) = item, let line = plain.line(of: &row, at: now) { lines.append(EncodedRow(line)) }
        }
        for index in indices {
            table.update(at: index) { row in
                if let line = plain.line(of: &row, at: now) { lines.append(EncodedRow(line)) }
            }
        }
        return lines
    }

    private static func plainBytes(_ rows: [EncodedRow]) -> [UInt8] { rows.flatMap { $0.bytes + [0x0A] } }
}

extension EncodedRow {
    /// A line that is written once, however wide.
    fileprivate init(_ line: String) { self.init(bytes: Array(line.utf8), width: 0) }
}

extension ProgressUnit {
    /// Things by the thousand: `9,976`.
    fileprivate static let grouped: ProgressUnit = {
        var unit = ProgressUnit.items
        unit.grouping = .thousands
        return unit
    }()
}
