import FoundationEssentials
import Glibc
import Headway
import HeadwayCommandLine
import HeadwayTerminal

/// `headway gauge`: percentages in, an indicator out.
enum GaugeCommand {
    static func run(_ arguments: Arguments) async throws(UsageError) -> ExitCode {
        let request = try GaugeRequest(arguments)
        if opensWindow(request) { return try WindowCommand.replaceProcess() }
        let codes = GaugeExitCodes(environment: ProcessInfo.processInfo.environment)
        guard let machine = GaugeMachine(options: request.options, codes: codes, at: .zero) else { exit(codes.done) }
        var program: GaugeProgram?
        if !request.command.isEmpty {
            do {
                program = try GaugeProgram(request.command, answers: .keyboard)
            } catch {
                Console.complain("gauge: \(error.reason)")
                exit(error.status)
            }
        }
        exit(await TerminalGauge(machine, request, program).run())
    }

    /// A window if one was requested, or if there is a display but no terminal.
    private static func opensWindow(_ request: GaugeRequest) -> Bool {
        if request.opensWindow { return true }
        guard isatty(2) == 0, case .available = WindowCommand.availability else { return false }
        return true
    }
}
