/// What `headway gauge --window` hands over: zenity's options.
struct GaugeOptions {
    let title: String
    let text: String
    let percentage: Double
    let pulsates: Bool
    let closesItself: Bool
    let killsParent: Bool
    let offersCancel: Bool
    let showsTimeLeft: Bool
    let timeout: Double?
    let isStrict: Bool

    /// Reads the words after `gauge`.
    init(_ words: [String]) throws(UsageError) {
        let options = try Options(
            words, taking: ["title", "text", "percentage", "timeout", "color"],
            plain: ["pulsate", "auto-close", "auto-kill", "no-cancel", "time-remaining", "strict", "window"])
        if let word = options.operands.first { throw UsageError("gauge takes no operands, not '\(word)'") }
        title = options["title"] ?? "Progress"
        text = options["text"] ?? "Running..."
        percentage = try options.number("percentage", in: 0...100) ?? 0
        pulsates = options.has("pulsate")
        closesItself = options.has("auto-close")
        killsParent = options.has("auto-kill")
        offersCancel = !options.has("no-cancel")
        showsTimeLeft = options.has("time-remaining")
        timeout = try options.number("timeout", in: 0...1_000_000)
        isStrict = options.has("strict")
    }
}
