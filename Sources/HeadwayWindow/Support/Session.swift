import CGTK
import HeadwayCommandLine
import HeadwayDemo

/// One window and the loop that it lives in.
@MainActor
enum Session {
    private static let loop = g_main_loop_new(nil, 0)
    private static var isOver = false

    /// The program's identifier for desktops: the name of its desktop entry and of its description for software
    /// centres.
    static let identifier = "io.github.headway.Headway"
    private static let application: UnsafeMutablePointer<GtkApplication>? = {
        // Each window is a separate process, with its own exit status.
        let application = gtk_application_new(identifier, G_APPLICATION_NON_UNIQUE)
        g_application_register(OpaquePointer(application).map { UnsafeMutablePointer<GApplication>($0) }, nil, nil)
        return application
    }()

    /// Shows a window as one of the application's.
    static func present(_ window: Item) {
        gtk_application_add_window(application, window.pointer())
        gtk_window_present(window.pointer())
    }

    /// Shows what was requested, runs until it is over, and ends the program.
    static func run(_ command: Command) -> Never {
        var status: Int32 = 0
        switch command {
        case .text, .probe: break
        case .gallery(let options): status = run(GalleryWindow(options))
        case .get(let options): status = run(DownloadWindow(options))
        case .gauge(let request): status = run(GaugeWindow(request))
        case .demo(let options):
            do {
                status = run(DemoWindow(options, in: try DemoSetting()))
            } catch {
                Main.leave(error.status, "demo: \(error.reason)")
            }
        }
        fflush(nil)
        exit(status)
    }

    /// Ends the loop; the window's `status` is the program's.
    static func quit() {
        isOver = true
        g_main_loop_quit(loop)
    }

    private static func run(_ window: some SessionWindow) -> Int32 {
        StyleRules.install()
        window.present()
        // What is over before it began must not wait: a loop forgets a request to end that came before it ran.
        if !isOver { g_main_loop_run(loop) }
        return window.status
    }
}

/// A window that a session shows.
@MainActor
protocol SessionWindow: AnyObject {
    /// The program's exit status once the loop has ended.
    var status: Int32 { get }
    /// Shows the window; when it is over, it calls `Session.quit`.
    func present()
}
