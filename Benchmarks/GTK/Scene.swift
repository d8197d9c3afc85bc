import CGTK
import Headway
import HeadwayGTK

/// A window full of one kind of widget, and a way to take it out of sight.
@MainActor
final class Scene {
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    let window: Widget
    private let state: String
    private let grid: Widget
    private let pages: Widget
    private var bars: [LinearProgressView] = []
    private var rings: [CircularProgressView] = []
    private var pulses: [OpaquePointer] = []

    init(kind: String, count: Int, state: String) {
        self.state = state
        window = gtk_window_new()
        grid = gtk_grid_new()
        pages = gtk_stack_new()
        Self.makeGTKSmall()
        gtk_window_set_default_size(Self.cast(window), 780, 560)
        gtk_grid_set_row_spacing(Self.cast(grid), 4)
        gtk_grid_set_column_spacing(Self.cast(grid), 4)
        let columns = state == "slow" ? 1 : kind == "bar" || kind == "gtk-bar" ? 20 : 36
        for index in 0..<count {
            gtk_grid_attach(Self.cast(grid), make(kind), Int32(index % columns), Int32(index / columns), 1, 1)
        }
        if kind == "gtk-bar", state == "moving" { pulse() }
        if state == "slow" { goOnSlowly() }
    }

    func present() {
        if state == "scrolled" {
            let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let room = gtk_label_new("room")
            gtk_widget_set_size_request(room, 100, 3000)
            if let column {
                gtk_box_append(Self.cast(column), room)
                gtk_box_append(Self.cast(column), grid)
            }
            let scroller = gtk_scrolled_window_new()
            gtk_scrolled_window_set_child(OpaquePointer(scroller), column)
            gtk_window_set_child(Self.cast(window), scroller)
        } else {
            gtk_stack_add_named(OpaquePointer(pages), grid, "widgets")
            gtk_stack_add_named(OpaquePointer(pages), gtk_label_new("another page"), "other")
            gtk_window_set_child(Self.cast(window), pages)
        }
        gtk_window_present(Self.cast(window))
    }

    /// Takes the widgets out of sight as the state says.
    func hide() {
        switch state {
        case "hidden": gtk_widget_set_visible(grid, 0)
        case "page": gtk_stack_set_visible_child_name(OpaquePointer(pages), "other")
        case "minimised": gtk_window_minimize(Self.cast(window))
        default: break
        }
    }

    private func make(_ kind: String) -> Widget {
        switch kind {
        case "ring":
            let ring = CircularProgressView()
            ring.radius = 16
            switch state {
            case "still": ring.progress = 0.5
            case "slow": ring.progress = 0.3
            default: ring.mode = .indeterminate
            }
            rings.append(ring)
            return Self.cast(ring.widget)
        case "gtk-bar":
            let bar: Widget = gtk_progress_bar_new()
            pulses.append(OpaquePointer(bar))
            gtk_progress_bar_set_pulse_step(OpaquePointer(bar), 0.05)
            gtk_widget_set_hexpand(bar, 1)
            return bar
        case "spinner":
            let spinner: Widget = gtk_spinner_new()
            if state != "still" { gtk_spinner_start(OpaquePointer(spinner)) }
            return spinner
        default:
            let bar = LinearProgressView()
            bar.style.thickness = 6
            gtk_widget_set_size_request(Self.cast(bar.widget), 24, 6)
            gtk_widget_set_hexpand(Self.cast(bar.widget), 1)
            switch state {
            case "still": bar.progress = 0.5
            case "slow": bar.progress = 0.3
            default: bar.mode = .indeterminate
            }
            bars.append(bar)
            return Self.cast(bar.widget)
        }
    }

    /// GTK's bar has to be pulsed from outside: all of them once a frame.
    private func pulse() {
        gtk_widget_add_tick_callback(
            window,
            { _, _, data in
                guard let data else { return 0 }
                let scene = Unmanaged<Scene>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated { scene.pulses.forEach { gtk_progress_bar_pulse($0) } }
                return 1
            }, Unmanaged.passRetained(self).toOpaque(),
            { data in if let data { Unmanaged<Scene>.fromOpaque(data).release() } })
    }

    /// A download of minutes: 0.3 % a second, ten times a second.
    private func goOnSlowly() {
        g_timeout_add(
            100,
            { data in
                guard let data else { return 0 }
                let scene = Unmanaged<Scene>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated { scene.step(by: 0.0003) }
                return 1
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func step(by share: Double) {
        bars.forEach { $0.setProgress($0.progress + share, animated: true) }
        rings.forEach { $0.setProgress($0.progress + share, animated: true) }
        pulses.forEach { gtk_progress_bar_set_fraction($0, gtk_progress_bar_get_fraction($0) + share) }
    }

    /// GTK's themes ask for wide bars; here a thousand have to fit into a window.
    private static func makeGTKSmall() {
        guard let provider = gtk_css_provider_new() else { return }
        let rules = """
            progressbar { min-width: 24px; } progressbar trough, progressbar progress { min-width: 8px; min-height: 6px; }
            spinner { min-width: 32px; min-height: 32px; }
            """
        gtk_css_provider_load_from_data(provider, rules, -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(UnsafeMutableRawPointer(provider))
    }

    private static func cast<T>(_ widget: UnsafeMutableRawPointer) -> UnsafeMutablePointer<T> {
        widget.assumingMemoryBound(to: T.self)
    }
}
