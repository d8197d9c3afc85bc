/// What was seen of a gauge, and how it ended.
struct GaugeOutcome: Sendable {
    /// What it showed when the script had said what it says first; nil where nothing was shown.
    var seen: GaugeState?
    /// How it ended.
    var ending: Ending
    /// What stands in the terminal when it is over.
    var leaves: String?
    /// What became of the script and its producer, where that is watched.
    var producer: String?

    /// What stands in the table where nothing was shown.
    static let notSeen = "not seen"

    enum Ending: Equatable, Sendable {
        case exit(Int32)
        /// It stays until it is confirmed.
        case stays
        case hangsUpScript
    }

    func described(_ habit: GaugeHabit) -> String {
        let shown = seen.map { $0.described(habit) } ?? Self.notSeen
        let end =
            switch ending {
            case .exit(let status): "exit \(status)"
            case .stays: "stays"
            case .hangsUpScript: "script hung up"
            }
        let left = leaves.map { ["leaves “\($0)”"] } ?? []
        return ([shown, end] + left + (producer.map { [$0] } ?? [])).joined(separator: "; ")
    }
}
