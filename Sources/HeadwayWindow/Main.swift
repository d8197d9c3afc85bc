import CGTK
import Foundation
import HeadwayGTK

/// `headway-window`: the gallery, and the windows of `headway get --window` and `headway gauge --window`.
@main
enum Main {
    // Synchronous: after GTK's loop an asynchronous `main` would go on on another thread.
    static func main() {
        g_set_prgname("headway-window")
        g_set_application_name("Headway")
        guard gtk_init_check() != 0 else { leave(.failure, "no display can be opened") }
        MainLoop.attach()
        do {
            let program = try Command(Array(CommandLine.arguments.dropFirst()))
            Session.run(program)
        } catch {
            leave(.usage, error.message)
        }
    }

    /// Ends the program with a line on standard error.
    static func leave(_ status: ExitStatus, _ line: String) -> Never {
        FileHandle.standardError.write(Data("headway-window: \(line)\n".utf8))
        exit(status.rawValue)
    }
}

/// The statuses of `headway`.
enum ExitStatus: Int32 {
    case success = 0
    case failure = 1
    case usage = 2
    case checksum = 3
    case notWritable = 4
    case timedOut = 5
    case interrupted = 130
}
