import Foundation
import HeadwayCommandLine

/// Hands over to `headway-window`, the program that shows windows and is there only where GTK is.
///
/// It takes the same words: both programs read them by the same catalogue.
enum WindowCommand {
    /// Whether a window can be shown.
    enum Availability {
        case available
        case noDisplay
        case noProgram
        /// The environment names a display, and it does not answer.
        case refused(display: String)
    }

    /// Asks the window program, since only GTK knows which displays it can open.
    static var availability: Availability {
        let environment = ProcessInfo.processInfo.environment
        let displays = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { environment[$0] }.filter { !$0.isEmpty }
        guard let display = displays.first else { return .noDisplay }
        guard let program = find() else { return .noProgram }
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: program)
        probe.arguments = [Program.displayProbe]
        // What a script says on standard input is for the gauge.
        (probe.standardInput, probe.standardOutput, probe.standardError) = (
            FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice
        )
        guard (try? probe.run()) != nil else { return .noProgram }
        probe.waitUntilExit()
        return probe.terminationStatus == 0 ? .available : .refused(display: display)
    }

    /// Becomes the window program, with the words of the command line: same terminal, same process, its exit status.
    static func replaceProcess() throws(UsageError) -> ExitCode {
        guard let program = find() else {
            throw UsageError("windows need the program headway-window, which is built where GTK 4 is installed")
        }
        var pointers: [UnsafeMutablePointer<CChar>?] = ([program] + CommandLine.arguments.dropFirst()).map {
            strdup($0)
        }
        pointers.append(nil)
        // This thread is one of a pool and holds signals back: the program could not be ended by any.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        execv(program, pointers)
        for pointer in pointers { free(pointer) }
        throw UsageError("\(program) cannot be started")
    }

    /// Beside this program, or on the path.
    private static func find() -> String? {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = [own] + path.split(separator: ":").map(String.init)
        return folders.map { $0 + "/headway-window" }.first { access($0, X_OK) == 0 }
    }
}
