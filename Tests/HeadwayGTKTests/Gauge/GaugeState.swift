import Foundation

/// What a gauge shows at one moment, whoever shows it.
struct GaugeState: Equatable, Sendable {
    var title: String?
    var text = ""
    /// The whole per cent; nil while it moves without one.
    var percentage: Int?
    /// Whether it says how much longer it takes.
    var showsTimeLeft = false

    /// What stands in the table.
    func described(_ habit: GaugeHabit) -> String {
        var parts: [String] = []
        if habit.options.contains("--title"), let title { parts.append("titled “\(title)”") }
        parts.append(text.isEmpty ? "no label" : "“\(text.replacing("\n", with: "⏎").replacing("|", with: "\\|"))”")
        parts.append(percentage.map { "\($0) %" } ?? "moving")
        if showsTimeLeft { parts.append("time left") }
        return parts.joined(separator: ", ")
    }
}
