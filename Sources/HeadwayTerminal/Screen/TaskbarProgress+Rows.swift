import Headway

extension TaskbarProgress.State {
    /// What the terminal's display shows of rows: the mean of what is known, and the most serious state.
    init(of rows: RowTable) {
        guard !rows.isEmpty else {
            self = .clear
            return
        }
        var (sum, known, hasFailed, isPaused) = (0.0, 0, false, true)
        for index in rows.indices {
            guard let row = rows.summaries[index] else { continue }
            if let fraction = row.fraction { (sum, known) = (sum + fraction, known + 1) }
            hasFailed = hasFailed || row.state == .failed
            isPaused = isPaused && row.state == .paused
        }
        let percent = Semantics.percent(of: known == 0 ? 0 : sum / Double(known))
        self = hasFailed ? .failed(percent) : isPaused ? .paused(percent) : known == 0 ? .busy : .value(percent)
    }
}
