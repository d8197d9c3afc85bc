import CGTK
import Foundation
import HeadwayGTK

/// A window to put widgets in, and what is expected of them.
@MainActor
final class Stage {
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    private(set) var failures: [String] = []
    private var isOpen = true
    let window: Widget
    let box: Widget

    init() {
        window = gtk_window_new()
        box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8)
        gtk_window_set_child(Stage.window(window), box)
        gtk_window_set_default_size(Stage.window(window), 320, 240)
    }

    /// Takes the window away, and what was asked of the system back.
    func close() {
        if isOpen { gtk_window_destroy(Stage.window(window)) }
        isOpen = false
        setting("gtk-application-prefer-dark-theme", false)
        setting("gtk-enable-animations", true)
    }

    /// Puts a widget into the box.
    func add(_ widget: UnsafeMutableRawPointer) {
        gtk_box_append(Stage.cast(box), Stage.cast(widget))
    }

    /// Shows the window and waits until a frame has been drawn.
    func present() async {
        gtk_window_present(Stage.window(window))
        await until("the window is laid out") {
            gtk_widget_get_mapped(window) != 0 && gtk_widget_get_width(box) > 0
        }
        await pause(0.05)
    }

    /// Lets the main loop run for a time.
    func pause(_ seconds: Double) async {
        try? await Task.sleep(for: .seconds(seconds))
    }

    /// Waits for something to become true, at most so long.
    func until(_ what: String, within seconds: Double = 120, _ condition: () -> Bool) async {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while !condition() {
            if ContinuousClock.now > deadline {
                failures.append("not within \(seconds) s: \(what)")
                return
            }
            try? await Task.sleep(for: .milliseconds(4))
        }
    }

    /// Takes over failures that were found elsewhere.
    func note(_ failures: [String]) { self.failures += failures }

    func expect(_ condition: Bool, _ what: @autoclosure () -> String, line: Int = #line, file: String = #fileID) {
        if !condition { failures.append("\(file):\(line): \(what())") }
    }

    func expect<T: Equatable>(_ value: T, is wanted: T, _ what: String = "", line: Int = #line, file: String = #fileID)
    {
        if value != wanted { failures.append("\(file):\(line): \(what) is \(value), not \(wanted)") }
    }

    static func cast<T>(_ widget: UnsafeMutableRawPointer) -> UnsafeMutablePointer<T> {
        widget.assumingMemoryBound(to: T.self)
    }

    static func window(_ widget: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GtkWindow> { cast(widget) }
}
