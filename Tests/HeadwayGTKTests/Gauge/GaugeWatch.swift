import TestSupport

/// Decides when what a gauge shows has settled: once it is what the documentation says, twice; where that says nothing, once it
/// stays the same.
struct GaugeWatch {
    let habit: GaugeHabit
    /// The outcome that is documented.
    let documented: String?
    private var states: [GaugeState?] = []

    init(_ habit: GaugeHabit, documented: String?) {
        self.habit = habit
        self.documented = documented
    }

    /// How long is waited for a change: where none is to come, it is said that it stays.
    var patience: Double { documented.map { $0.contains("; stays") ? 1.5 : TestSupport.patience } ?? 8 }

    /// Takes what is seen now; true once it has settled.
    mutating func hasSettled(at state: GaugeState?) -> Bool {
        states.append(state)
        guard let documented else { return states.count >= 6 && states.suffix(6).allSatisfy { $0 == state } }
        let isWanted = documented.hasPrefix((state?.described(habit) ?? GaugeOutcome.notSeen) + ";")
        return isWanted && states.suffix(2).allSatisfy { $0 == state } && states.count > 1
    }
}
