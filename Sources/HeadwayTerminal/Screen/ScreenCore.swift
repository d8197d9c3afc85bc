import Headway

/// Everything that is shown on one stream: rows at work, texts on their way, and what stands on the screen.
///
/// A value without clock, thread or stream: it is told what happens and when, and answers with the bytes to write.
struct ScreenCore: Sendable {
    /// Something that goes above the rows, in its order.
    private enum Pending: Sendable {
        case text([EncodedRow])
        case ended(RowState)

        /// Its lines of text, if that is what it is.
        var texts: [EncodedRow] {
            guard case .text(let rows) = self else { return [] }
            return rows
        }
    }

    let capabilities: TerminalCapabilities
    let look: Look
    private(set) var rows: [RowState] = []
    private var pending: [Pending] = []
    private var writer: ScreenWriter
    private var taskbar: TaskbarProgress
    private var plain = PlainLines()
    private var nextID = 0

    init(capabilities: TerminalCapabilities, reducesMotion: Bool = false) {
        self.capabilities = capabilities
        var environment = Environment.terminal
        environment.reducesMotion = reducesMotion
        look = Look(
            colorDepth: capabilities.colorDepth, repertoire: capabilities.showsUnicode ? .unicode : .ascii,
            environment: environment)
        writer = ScreenWriter(
            narrowing: capabilities.rewraps ? .rewraps : .cuts, isSynchronized: capabilities.synchronizesOutput)
        taskbar = TaskbarProgress(route: capabilities.taskbar)
    }

    /// True while there is something to sample, to write or to take off the screen.
    var hasWork: Bool { !rows.isEmpty || !pending.isEmpty || writer.hasRows || taskbar.shown != .clear }

    /// Adds a row, and gives its number.
    mutating func add(_ row: ProgressRow, source: @escaping @Sendable () -> RowReading, at now: Instant) -> Int {
        nextID += 1
        rows.append(RowState(id: nextID, row: row, source: source, at: now))
        return nextID
    }

    /// Changes a row; one that has ended is left as it is.
    mutating func update(_ id: Int, _ change: (inout RowState) -> Void) {
        guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
        change(&rows[index])
    }

    /// Ends a row: it stays as a line of text above the others, in a state, nil for the one it is in.
    mutating func end(_ id: Int, _ state: DownloadState?, note: String? = nil, at now: Instant) {
        guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
        var row = rows.remove(at: index)
        row.end(state, note: note, at: now)
        pending.append(.ended(row))
    }

    /// Takes a row away without a trace.
    mutating func remove(_ id: Int) {
        rows.removeAll { $0.id == id }
    }

    /// Puts a program's own text above the rows.
    mutating func log(_ message: String) {
        let keeps = capabilities.mode == .rows || capabilities.colorDepth != .none
        pending.append(.text(LogText.lines(of: message, renditions: keeps ? .keep : .remove)))
    }

    /// Leaves what stands on the screen where it is, as after a stop; the time stopped counts for nothing.
    mutating func resume(after stopped: TimeSpan) {
        writer.forget()
        for index in rows.indices { rows[index].excludeTime(stopped) }
    }

    /// Draws the whole frame at the next occasion, whatever has changed.
    mutating func invalidate() { writer.invalidate() }

    /// The bytes that take the rows off the screen until the next frame, so that somebody else can write.
    mutating func takeOff(size: TerminalSize) -> [UInt8] {
        let bytes = capabilities.mode == .rows ? writer.frame(texts: [], rows: [], size: size) : []
        writer.forget()
        return bytes
    }

    /// The bytes that clear the terminal's own progress display, if it shows any.
    mutating func clearTaskbar(at now: Instant) -> [UInt8] { taskbar.update(.clear, at: now) }

    /// The bytes of a frame; in the background no row is drawn, and what stands on the screen is somebody else's.
    mutating func frame(at now: Instant, size: TerminalSize, isForeground: Bool = true) -> [UInt8] {
        for index in rows.indices { rows[index].sample(at: now, animated: true) }
        for row in rows where row.ended != nil { pending.append(.ended(row)) }
        rows.removeAll { $0.ended != nil }
        let due = pending
        pending = []
        switch capabilities.mode {
        case .auto, .rows: return drawn(due, at: now, size: size, isForeground: isForeground)
        case .lines: return plainBytes(lines(due, at: now))
        case .silent: return plainBytes(due.flatMap(\.texts))
        }
    }

    private mutating func drawn(
        _ due: [Pending], at now: Instant, size: TerminalSize, isForeground: Bool
    ) -> [UInt8] {
        let texts = due.flatMap { item in
            guard case .ended(let row) = item else { return item.texts }
            return [endedLine(row, at: now, size: size).encoded(for: look.colorDepth)]
        }
        guard isForeground else {
            writer.forget()
            return plainBytes(texts)
        }
        let bytes = writer.frame(texts: texts, rows: shownRows(at: now, size: size), size: size)
        return bytes + taskbar.update(TaskbarProgress.State(of: rows), at: now)
    }

    /// The line of text that an ended row leaves above the others.
    ///
    /// It is drawn once and the terminal may break it, so what went wrong is there to be read whole.
    func endedLine(_ row: RowState, at now: Instant, size: TerminalSize) -> Line {
        let usable = row.state == .failed ? 1000 : size.usableColumns
        return row.line(at: now, usable: usable, titleColumns: 0, look: look)
    }

    /// The rows as they are to stand on a screen of a size.
    func shownRows(at now: Instant, size: TerminalSize) -> [EncodedRow] {
        let (shown, hidden) = RowSelection.select(rows, limit: size.usableRows)
        let usable = size.usableColumns
        let widest = shown.map { $0.titleColumns(look: look) }.max() ?? 0
        let titles = min(widest, max(RowLayout.leastTitle, usable * 2 / 5))
        var lines = shown.map { $0.line(at: now, usable: usable, titleColumns: titles, look: look) }
        if hidden > 0 && size.usableRows >= 2 {
            var line = Line()
            line.append(VisibleText.cut("\(look.cutMark) and \(hidden) more", to: usable, mark: look.cutMark))
            lines.insert(line, at: 0)
        }
        return lines.map { $0.encoded(for: look.colorDepth) }
    }

    private mutating func lines(_ due: [Pending], at now: Instant) -> [EncodedRow] {
        var lines: [EncodedRow] = []
        for item in due {
            lines.append(contentsOf: item.texts)
            if case .ended(let row) = item { say(row, at: now, into: &lines) }
        }
        for row in rows { say(row, at: now, into: &lines) }
        return lines
    }

    private mutating func say(_ row: RowState, at now: Instant, into lines: inout [EncodedRow]) {
        guard let line = plain.line(of: row, at: now) else { return }
        lines.append(EncodedRow(bytes: Array(line.utf8), width: 0))
    }

    private func plainBytes(_ rows: [EncodedRow]) -> [UInt8] { rows.flatMap { $0.bytes + [0x0A] } }
}

extension TaskbarProgress.State {
    /// What the terminal's display shows of rows: the mean of what is known, and the gravest state.
    init(of rows: [RowState]) {
        guard !rows.isEmpty else {
            self = .clear
            return
        }
        let fractions = rows.compactMap(\.fraction)
        let mean = fractions.isEmpty ? 0 : fractions.reduce(0, +) / Double(fractions.count)
        let percent = Semantics.percent(of: mean)
        if rows.contains(where: { $0.state == .failed }) {
            self = .failed(percent)
        } else if rows.allSatisfy({ $0.state == .paused }) {
            self = .paused(percent)
        } else {
            self = fractions.isEmpty ? .busy : .value(percent)
        }
    }
}
