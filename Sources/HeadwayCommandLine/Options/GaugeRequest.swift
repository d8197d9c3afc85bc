package import HeadwayTerminal

/// The parsed options of `headway gauge`, most of which are zenity's.
package struct GaugeRequest: Sendable {
    /// Its behaviour; the label is empty if none is given.
    package let options: GaugeOptions
    package let title: String?
    package let showsTimeLeft: Bool
    /// The time limit in seconds; nil for none.
    package let timeout: Double?
    package let color: ScreenOptions.Switch
    /// Whether no line is left when it is done.
    package let isTransient: Bool
    /// The program to run and its arguments; empty if standard input is read.
    package let command: [String]
    /// Whether a window is required.
    package let opensWindow: Bool
    /// The window's size in points, if given.
    package let width: Int64?
    package let height: Int64?
    /// The labels of the window's buttons, if given.
    package let confirmLabel: String?
    package let cancelLabel: String?

    package init(_ arguments: Arguments) throws(UsageError) {
        command = arguments.command
        if let word = arguments.operands.first {
            throw UsageError("gauge takes no operands but a command after --, not '\(word)'")
        }
        if arguments.has(.strict), !command.isEmpty { throw UsageError("--strict cannot be used with a command") }
        isTransient = arguments.has(.transient)
        options = try Self.options(arguments)
        title = arguments[.title]
        showsTimeLeft = arguments.has(.timeRemaining)
        // As in zenity, 0 means no limit.
        timeout = arguments[.timeout].flatMap(Double.init) == 0 ? nil : try arguments.seconds(.timeout)
        color = arguments.color
        opensWindow = arguments.has(.window)
        width = try arguments.number(.width, in: 1...10_000)
        height = try arguments.number(.height, in: 1...10_000)
        confirmLabel = arguments[.okLabel]
        cancelLabel = arguments[.cancelLabel]
    }

    private static func options(_ arguments: Arguments) throws(UsageError) -> GaugeOptions {
        var options = GaugeOptions()
        // The default label for a program is its name.
        let program = arguments.command.first?.split(separator: "/").last.map(String.init)
        options.text = arguments[.text] ?? program ?? ""
        if let text = arguments[.percentage] {
            guard let value = Double(text), (0...100).contains(value) else {
                throw UsageError("--percentage takes a number from 0 to 100, not '\(text)'")
            }
            options.percentage = value
        }
        options.source = arguments.command.isEmpty ? .script : .program
        options.size = try arguments.bytes(.size)
        options.duration = try arguments.seconds(.duration)
        options.pulsates = arguments.has(.pulsate)
        options.closesItself = arguments.has(.autoClose)
        options.killsProducer = arguments.has(.autoKill)
        options.canCancel = !arguments.has(.noCancel)
        options.isStrict = arguments.has(.strict)
        return options
    }
}
