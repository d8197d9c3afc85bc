import Foundation
import HeadwayTerminal

/// What `headway gauge --window` hands over: zenity's options.
struct GaugeRequest {
    let options: GaugeOptions
    let title: String
    let showsTimeLeft: Bool
    /// Seconds until it ends by itself; nil for never.
    let timeout: Double?

    /// Reads the words after `gauge`.
    init(_ words: [String]) throws(UsageError) {
        let given = try Options(
            words, taking: ["title", "text", "percentage", "timeout", "color"],
            plain: ["pulsate", "auto-close", "auto-kill", "no-cancel", "time-remaining", "strict", "window"])
        if let word = given.operands.first { throw UsageError("gauge takes no operands, not '\(word)'") }
        var options = GaugeOptions()
        options.text = given["text"] ?? "Running..."
        options.percentage = try given.number("percentage", in: 0...100) ?? 0
        options.pulsates = given.has("pulsate")
        options.closesItself = given.has("auto-close")
        options.killsProducer = given.has("auto-kill")
        options.canCancel = !given.has("no-cancel")
        options.isStrict = given.has("strict")
        guard !options.closesItself || options.percentage < 100 else {
            throw UsageError("--auto-close ends at 100, where --percentage would begin")
        }
        self.options = options
        title = given["title"] ?? "Progress"
        showsTimeLeft = given.has("time-remaining")
        timeout = try given.number("timeout", in: 0...1_000_000).flatMap { $0 > 0 ? $0 : nil }
    }
}
