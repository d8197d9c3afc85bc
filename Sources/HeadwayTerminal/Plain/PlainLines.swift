import Headway
import HeadwayHosting

/// Progress for a pipe, a log file or a terminal that cannot move its cursor: whole lines, but few of them.
///
/// A row writes a line when it starts, when its state changes, at each further tenth, at intervals while its value changes, and
/// when it ends (Sources.md#plain-lines). Lines contain nothing but text.
struct PlainLines: Sendable {
    /// How often a row whose value has changed writes a line, even if it has not gained another tenth.
    let interval: TimeSpan
    private let wording: Wording

    /// What a row's last line said.
    struct Memory: Sendable {
        fileprivate var at: Instant
        fileprivate var tenth: Int
        fileprivate var state: DownloadState
        fileprivate var completed: Int64
        fileprivate var note: TransferNote?
    }

    init(interval: TimeSpan, wording: Wording = Wording(.english)) {
        self.interval = max(interval, .milliseconds(100))
        self.wording = wording
    }

    /// The line that a row has to say now, nil for none; the row remembers it.
    func line(of row: inout RowState, at now: Instant) -> String? {
        let tenth = row.fraction.map { Int($0 * 10 + 1e-9) } ?? -1
        let before = row.said
        let isNews = before?.state != row.state
        let isDue = before.map { Self.isDue($0, interval, tenth, row, now) } ?? true
        guard isNews || row.ended != nil || row.isMoving && isDue else {
            return nil
        }
        row.said = Memory(row, tenth: tenth, at: now)
        return text(of: row, isFirst: isNews && row.ended == nil)
    }

    private static func isDue(
        _ before: Memory, _ interval: TimeSpan, _ tenth: Int, _ row: RowState, _ now: Instant
    ) -> Bool {
        if tenth > before.tenth { return true }
        let hasMoved = row.reading.completed != before.completed || row.note != before.note
        return hasMoved && now - before.at >= interval
    }

    private func text(of row: RowState, isFirst: Bool) -> String {
        var parts: [String] = []
        if let state = stateText(of: row, isFirst: isFirst) { parts.append(state) }
        let isBegin = isFirst && row.state == .running
        if row.state != .completed, !isBegin, let fraction = row.fraction {
            parts.append("\(Semantics.percent(of: fraction))%")
        }
        let shown = Shown(row.row.layout)
        if shown.amount, let amount = Self.amountText(of: row, isBegin: isBegin) { parts.append(amount) }
        if row.state == .running, !isFirst {
            if shown.rate, let rate = row.throughput.rate { parts.append(row.row.unit.rate(rate)) }
            if shown.time, let left = row.throughput.timeRemaining {
                parts.append(wording(.timeLeft, DurationText.text(left)))
            }
        }
        if row.state == .completed, let ended = row.ended {
            parts.append(wording(.elapsed, DurationText.text(ended - row.added)))
            if shown.rate, let rate = row.throughput.averageRate { parts.append(row.row.unit.rate(rate)) }
        }
        let note = row.note.map { VisibleText.escaped(wording.unmarked($0)) } ?? ""
        if !note.isEmpty { parts.append(note) }
        let said = parts.joined(separator: ", ")
        return row.title.isEmpty ? said : VisibleText.escaped(row.title) + ": " + said
    }

    private func stateText(of row: RowState, isFirst: Bool) -> String? {
        switch row.state {
        case .initial: wording[.waiting]
        case .indeterminate: wording[.connecting]
        case .running: isFirst ? wording[.started] : row.ended == nil ? nil : wording[.ended]
        case .completed: wording[.done]
        case .paused: wording[.paused]
        case .failed: wording[.failed]
        }
    }

    private static func amountText(of row: RowState, isBegin: Bool) -> String? {
        let (count, total) = (row.reading.completed, row.reading.total ?? -1)
        // If nothing is done yet, only the total is given.
        if isBegin, count <= 0, total > 0 { return row.row.unit.amount(total) }
        if total >= 0, row.state != .completed { return row.row.unit.amount(count, of: total) }
        return count > 0 ? row.row.unit.amount(count) : nil
    }
}

extension PlainLines.Memory {
    fileprivate init(_ row: RowState, tenth: Int, at now: Instant) {
        self.init(at: now, tenth: tenth, state: row.state, completed: row.reading.completed, note: row.note)
    }
}

/// Which figures a row's layout has.
private struct Shown {
    var (amount, rate, time) = (false, false, false)

    init(_ layout: RowLayout) {
        for element in layout.elements {
            switch element.kind {
            case .amount, .completed: amount = true
            case .rate: rate = true
            case .timeRemaining: time = true
            default: break
            }
        }
    }
}
