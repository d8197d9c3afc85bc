import CGTK
import Glibc
import HeadwayCommandLine
import HeadwayGTK
import HeadwayHosting

/// `headway-window`: the gallery, and the windows of `headway get`, `headway gauge` and `headway demo`.
@main
enum Main {
    // Synchronous: after GTK's loop an asynchronous `main` would continue on another thread.
    static func main() {
        StandardStreams.fillGaps()
        let command: Command
        do {
            command = try Command(Array(CommandLine.arguments.dropFirst()))
        } catch {
            leave(.usage, error.description)
        }
        if case .text(let text) = command {
            Console.write(text)
            exit(ExitCode.success.rawValue)
        }
        g_set_prgname("headway-window")
        g_set_application_name("Headway")
        guard gtk_init_check() != 0 else { leave(.failure, "no display can be opened") }
        // GTK does so itself only if its own texts are installed in the language.
        if Wording.current.language.isRightToLeft { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
        MainLoop.attach()
        Session.run(command)
    }

    /// Ends the program with a line on standard error.
    static func leave(_ status: ExitCode, _ line: String) -> Never {
        Console.complain(line, as: .window)
        exit(status.rawValue)
    }
}
