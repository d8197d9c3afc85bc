import FoundationEssentials
import Glibc
import HeadwayCommandLine

/// Hands over to `headway-window`, the program that shows windows, which exists only where GTK does.
///
/// It takes the same arguments: both programs parse them with the same catalogue.
enum WindowCommand {
    /// Whether a window can be shown.
    enum Availability {
        case available
        case noDisplay
        case noProgram
        /// The environment names a display that cannot be opened.
        case refused(display: String)
    }

    /// Asks the window program, since only GTK knows which displays it can use.
    static var availability: Availability {
        let environment = ProcessInfo.processInfo.environment
        let displays = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { environment[$0] }.filter { !$0.isEmpty }
        guard let display = displays.first else { return .noDisplay }
        guard let program = find() else { return .noProgram }
        guard let status = status(of: program, argument: Program.displayProbe) else { return .noProgram }
        return status == 0 ? .available : .refused(display: display)
    }

    /// Runs a program without input or output and returns its exit status; nil if it cannot be started.
    private static func status(of program: String, argument: String) -> Int32? {
        var files = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&files)
        defer { posix_spawn_file_actions_destroy(&files) }
        // Standard input is for the gauge.
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
        }
        var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(argument), nil]
        defer { for word in words { free(word) } }
        var child = pid_t()
        guard posix_spawn(&child, program, &files, nil, &words, environ) == 0 else { return nil }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { return nil } }
        return status
    }

    /// Executes the window program in place of this one, with the same arguments: same terminal, same process, its exit status.
    static func replaceProcess() throws(UsageError) -> ExitCode {
        guard let program = find() else {
            throw UsageError("windows need the program headway-window, which is built where GTK 4 is installed")
        }
        var pointers: [UnsafeMutablePointer<CChar>?] = ([program] + CommandLine.arguments.dropFirst()).map {
            strdup($0)
        }
        pointers.append(nil)
        // This thread belongs to a pool and blocks signals: no signal could end the program.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        execv(program, pointers)
        for pointer in pointers { free(pointer) }
        throw UsageError("\(program) cannot be started")
    }

    /// Next to this program, or on the path.
    private static func find() -> String? {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = [own] + path.split(separator: ":").map(String.init)
        return folders.map { $0 + "/headway-window" }.first { access($0, X_OK) == 0 }
    }
}
