import Headway
import HeadwayHosting

/// What an element of a row shows at an instant.
struct RowText {
    let row: RowState
    let element: RowElement
    let now: Instant
    let environment: RowEnvironment
    let columns: RowColumns

    private var isWritten: Bool { row.row.layout.spacing == .asWritten }
    private var unit: ProgressUnit { element.counted(in: row.row.unit) }
    private var completed: Int64 { row.figures.completed }

    /// What it shows; nil if there is nothing to show.
    var content: RowFitting.Content? {
        switch element.kind {
        case .state: return .whole(StateGlyph.line(row.state, angle: angle, element.style, environment))
        case .title: return .flexible(styled(row.shownTitle(environment)))
        case .bar: return showsBar ? .bar : nil
        case .note: return note.map { .flexible(Line($0, element.style)) }
        case .text(let text): return whole(text)
        case .percent: return whole(percent)
        case .amount: return whole(amount)
        case .completed: return whole(unit.amount(completed))
        case .total: return whole(row.figures.total.map { unit.amount($0) } ?? "?")
        case .rate: return whole(rate)
        case .timeRemaining: return whole(timeRemaining)
        case .elapsed: return whole(elapsed)
        }
    }

    private func whole(_ text: String?) -> RowFitting.Content? {
        guard let text else { return isWritten && element.columns != nil ? .whole(Line()) : nil }
        // The name of a unit is a program's own text too.
        return .whole(Line(VisibleText.escaped(text, in: environment.repertoire), element.style))
    }

    private func styled(_ line: Line) -> Line {
        var result = Line()
        for span in line.spans {
            var style = element.style
            style.link = span.style.link
            result.append(span.text, style)
        }
        return result
    }

    private var showsBar: Bool {
        if isWritten { return true }
        switch row.state {
        case .indeterminate, .running: return row.row.kind != .spinner
        case .paused, .failed: return row.row.kind != .spinner && row.fraction != nil && row.ended == nil
        case .initial, .completed: return false
        }
    }

    private var percent: String? {
        guard let fraction = row.fraction else { return isWritten ? " --%" : nil }
        if element.digits > 0 {
            // Rounded down, like whole percentages: 100 only when all is done.
            let scale = [1.0, 10, 100, 1000, 10_000, 100_000, 1_000_000][element.digits]
            let value = (fraction * 100 * scale + 1e-6).rounded(.down) / scale
            return leftPadded(DecimalText.fixed(value, digits: element.digits) + "%", 5 + element.digits)
        }
        let isShown = row.state != .initial && row.state != .completed && row.state != .indeterminate
        return isShown || isWritten ? leftPadded("\(Semantics.percent(of: fraction))%", 4) : nil
    }

    private var amount: String? {
        guard isWritten || row.state != .initial && row.state != .indeterminate else { return nil }
        guard let total = row.figures.total, total >= 0, isWritten || row.state != .completed else {
            if isWritten { return unit.amount(completed) }
            let text = completed > 0 ? unit.amount(completed) : ""
            if row.ended != nil { return leftPadded(text, columns.amount) }
            return text.isEmpty ? nil : text
        }
        // As wide as it will be at the end, so that what follows does not shift.
        let widest = unit.amount(total, of: total)
        return leftPadded(unit.amount(completed, of: total), TextWidth.columns(of: widest))
    }

    private var rate: String? {
        let current = row.ended == nil ? row.figures.rate : row.throughput.averageRate
        switch row.state {
        case .running: return leftPadded(current.map { unit.rate($0) } ?? (isWritten ? "?/s" : ""), unit.rateColumns)
        case .completed: return current.map { leftPadded(unit.rate($0), unit.rateColumns) } ?? (isWritten ? "?/s" : nil)
        default: return isWritten ? leftPadded("?/s", unit.rateColumns) : nil
        }
    }

    private var timeRemaining: String? {
        if row.state == .running, row.ended == nil {
            guard row.fraction != nil else { return isWritten ? DurationText.text(nil) : nil }
            return row.figures.isStalled
                ? environment.wording[.stalled] : leftPadded(DurationText.text(row.figures.timeRemaining), 5)
        }
        guard isWritten else { return nil }
        return DurationText.text(row.state == .completed ? .zero : nil)
    }

    private var elapsed: String? {
        let text = DurationText.text((row.ended ?? now) - row.added)
        guard !isWritten, row.ended != nil else { return text }
        // Times are right-aligned, up to ten hours.
        guard row.state == .completed else { return nil }
        return environment.wording.unmarked(.word(.elapsed, value: text.padded(to: DurationText.columns)))
    }

    private var note: String? {
        let own = row.note.map { VisibleText.escaped(environment.wording.unmarked($0), in: environment.repertoire) }
        if let own, !own.isEmpty { return own }
        switch row.state {
        case .initial: return row.row.kind == .download ? environment.wording[.waiting] : nil
        case .indeterminate: return row.row.kind == .download ? environment.wording[.connecting] : nil
        case .paused: return environment.wording[.paused]
        case .failed: return environment.wording[.failed]
        case .running, .completed: return nil
        }
    }

    /// One turn a second, or half as fast with reduced motion.
    private var angle: Double {
        let period = environment.indicators.reducesMotion ? 2.0 : 1.0
        let turns = (now - row.added).seconds / period
        return (turns - turns.rounded(.down)) * 360
    }

    private func leftPadded(_ text: String, _ columns: Int) -> String {
        String(repeating: " ", count: max(0, columns - TextWidth.columns(of: text))) + text
    }
}

extension String {
    /// The text padded with spaces to a number of columns.
    fileprivate func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: max(0, columns - utf8.count))
    }
}
