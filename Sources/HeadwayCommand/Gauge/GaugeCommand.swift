import Foundation
import Headway
import HeadwayTerminal

/// `headway gauge`: percentages in, an indicator out.
enum GaugeCommand {
    static func run(_ arguments: Arguments) async throws(UsageError) -> ExitCode {
        if let word = arguments.operands.first { throw UsageError("gauge takes no operands, not '\(word)'") }
        let options = try options(arguments)
        let timeout = try arguments.seconds("timeout")
        if opensWindow(arguments) {
            return try WindowCommand.replaceProcess(
                with: ["gauge"] + CommandLine.arguments.dropFirst(2).filter { $0 != "--window" })
        }
        let codes = GaugeExitCodes(environment: ProcessInfo.processInfo.environment)
        guard let machine = GaugeMachine(options: options, codes: codes, at: .zero) else {
            throw UsageError("--auto-close ends at 100, where --percentage would begin")
        }
        let gauge = TerminalGauge(
            machine, title: arguments["title"], showsTimeLeft: arguments.has("time-remaining"),
            color: GetOptions.color(arguments))
        exit(await gauge.run(timeout: timeout))
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
        return options
    }

    /// A window where one was asked for, and where there is a display but no terminal to draw in.
    private static func opensWindow(_ arguments: Arguments) -> Bool {
        if arguments.has("window") { return true }
        let environment = ProcessInfo.processInfo.environment
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0].map { !$0.isEmpty } ?? false }
        return isatty(2) == 0 && hasDisplay && WindowCommand.find() != nil
    }
}
