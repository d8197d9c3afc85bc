import Headway

extension RowState {
    /// The row as it stands on the screen.
    func line(at now: Instant, usable: Int, titleColumns: Int, look: Look) -> Line {
        let isNamed = titleColumns > 0 || !title.isEmpty
        let pieces = row.elements.filter { isNamed || $0 != .title }.compactMap { element in
            content(of: element, at: now, look: look).map { RowLayout.Piece(element: element, content: $0) }
        }
        return RowLayout(look: look, usable: usable, titleColumns: titleColumns).line(pieces) { columns in
            let cells = BarCells(look: look, columns: columns)
            var frame = Frame()
            barFrame(columns: cells.inner, at: now, look.environment, into: &frame)
            return cells.line(frame)
        }
    }

    /// The columns of its name.
    func titleColumns(look: Look) -> Int { TextWidth.columns(of: shownTitle(look)) }

    private func shownTitle(_ look: Look) -> String { VisibleText.escaped(title, in: look.repertoire) }

    /// What an element shows now; nil where it has nothing to say.
    private func content(of element: RowElement, at now: Instant, look: Look) -> RowLayout.Content? {
        switch element {
        case .state: return .whole(StateGlyph.line(state, angle: angle(at: now, look), look: look))
        case .title: return .flexible(shownTitle(look))
        case .bar: return showsBar ? .bar : nil
        case .percent: return percentText.map { whole($0) }
        case .amount: return amountText.map { whole($0) }
        case .rate: return rateText.map { whole($0) }
        case .timeRemaining: return leftText.map { whole($0) }
        case .elapsed: return whole(DurationText.text((ended ?? now) - added))
        case .note: return noteText(look).map { .flexible($0) }
        case .text(let text): return whole(VisibleText.escaped(text, in: look.repertoire))
        }
    }

    private func whole(_ text: String) -> RowLayout.Content {
        var line = Line()
        line.append(text)
        return .whole(line)
    }

    private var showsBar: Bool {
        switch state {
        case .indeterminate, .running: row.kind != .spinner
        case .paused, .failed: row.kind != .spinner && fraction != nil && ended == nil
        case .initial, .completed: false
        }
    }

    private var percentText: String? {
        guard let fraction, state != .initial, state != .completed, state != .indeterminate else { return nil }
        return leftPadded("\(Semantics.percent(of: fraction))%", 4)
    }

    private var amountText: String? {
        guard state != .initial, state != .indeterminate else { return nil }
        guard let total = reading.total, total >= 0, state != .completed else {
            return reading.completed > 0 ? row.unit.amount(reading.completed) : nil
        }
        // As wide as it gets when all is done, so that what follows does not move.
        let widest = row.unit.amount(total, of: total)
        return leftPadded(row.unit.amount(reading.completed, of: total), widest.utf8.count)
    }

    private var rateText: String? {
        switch state {
        case .running:
            let text = throughput.rate.map { row.unit.rate($0) } ?? ""
            return leftPadded(text, row.unit.rateColumns)
        case .completed: return throughput.averageRate.map { row.unit.rate($0) }
        default: return nil
        }
    }

    private var leftText: String? {
        switch state {
        case .running: return fraction == nil ? nil : leftPadded(DurationText.text(throughput.timeRemaining), 5)
        case .completed: return ended.map { "in " + DurationText.text($0 - added) }
        default: return nil
        }
    }

    private func noteText(_ look: Look) -> String? {
        let own = remark.map { VisibleText.escaped($0, in: look.repertoire) }
        if let own, !own.isEmpty { return own }
        switch state {
        case .initial: return row.kind == .download ? "waiting" : nil
        case .indeterminate: return row.kind == .download ? "connecting" : nil
        case .paused: return "paused"
        case .failed: return "failed"
        case .running, .completed: return nil
        }
    }

    /// Once round a second, twice as slow under reduced motion.
    private func angle(at now: Instant, _ look: Look) -> Double {
        let period = look.environment.reducesMotion ? 2.0 : 1.0
        let turns = (now - added).seconds / period
        return (turns - turns.rounded(.down)) * 360
    }

    private func leftPadded(_ text: String, _ columns: Int) -> String {
        String(repeating: " ", count: max(0, columns - text.utf8.count)) + text
    }
}
