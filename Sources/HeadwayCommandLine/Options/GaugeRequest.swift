package import HeadwayTerminal

/// What `headway gauge` was asked to show: zenity's options.
package struct GaugeRequest: Sendable {
    /// How it behaves; its label is empty until one is given or read.
    package let options: GaugeOptions
    package let title: String?
    package let showsTimeLeft: Bool
    /// Seconds until it ends by itself; nil for never.
    package let timeout: Double?
    package let color: ScreenOptions.Switch
    /// Whether a window is wanted in any case.
    package let opensWindow: Bool

    package init(_ arguments: Arguments) throws(UsageError) {
        if let word = arguments.operands.first { throw UsageError("gauge takes no operands, not '\(word)'") }
        options = try Self.options(arguments)
        title = arguments["title"]
        showsTimeLeft = arguments.has("time-remaining")
        timeout = try arguments.seconds("timeout")
        color = arguments.color
        opensWindow = arguments.has("window")
    }

    private static func options(_ arguments: Arguments) throws(UsageError) -> GaugeOptions {
        var options = GaugeOptions()
        options.text = arguments["text"] ?? ""
        if let text = arguments["percentage"] {
            guard let value = Double(text), (0...100).contains(value) else {
                throw UsageError("--percentage takes a number from 0 to 100, not '\(text)'")
            }
            options.percentage = value
        }
        options.pulsates = arguments.has("pulsate")
        options.closesItself = arguments.has("auto-close")
        options.killsProducer = arguments.has("auto-kill")
        options.canCancel = !arguments.has("no-cancel")
        options.isStrict = arguments.has("strict")
        guard !options.closesItself || options.percentage < 100 else {
            throw UsageError("--auto-close ends at 100, where --percentage would begin")
        }
        return options
    }
}
