import CGTK
import Headway
import HeadwayGTK

/// A window that is used from outside: by pointer, keys and assistive technology.
///
/// It reports what happens, a line each, and stays until its process is ended.
@MainActor
enum Exhibit {
    static func show(_ name: String) async {
        let stage = Stage()
        gtk_window_set_title(Stage.window(stage.window), "Headway probe")
        switch name {
        case "input": showInput(stage)
        case "tree": await showTree(stage)
        case "heard": return await showHeard(stage)
        default: return Probe.say("unknown \(name)")
        }
        while true { await stage.pause(60) }
    }

    /// A download view between two buttons; the pointer's goals are written in window coordinates.
    private static func showInput(_ stage: Stage) {
        let view = DownloadView()
        let before = gtk_button_new_with_label("before")
        if let before { stage.add(before) }
        gtk_widget_set_halign(Stage.cast(view.widget), GTK_ALIGN_CENTER)
        stage.add(view.widget)
        gtk_window_set_decorated(Stage.window(stage.window), 0)
        view.onTap = { sender, state in
            Probe.say("tap \(state)")
            sender.state = state == .running ? .initial : .running
        }
        Task {
            await stage.present()
            var bounds = graphene_rect_t()
            _ = gtk_widget_compute_bounds(Stage.cast(view.widget), stage.window, &bounds)
            let x = Int(bounds.origin.x + bounds.size.width / 2)
            Probe.say("view at \(x) \(Int(bounds.origin.y + bounds.size.height / 2))")
            Probe.say("ready")
        }
        Task {
            var shown = false
            while true {
                let flags = gtk_widget_get_state_flags(Stage.cast(view.widget)).rawValue
                let ring =
                    flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 && flags & GTK_STATE_FLAG_FOCUSED.rawValue != 0
                if ring != shown { Probe.say(ring ? "focus ring" : "no focus ring") }
                shown = ring
                await stage.pause(0.01)
            }
        }
    }

    /// A bar, a ring and a download that runs slowly.
    private static func showTree(_ stage: Stage) async {
        let bar = LinearProgressView()
        bar.accessibilityLabel = "Copying"
        bar.progress = 0.25
        let ring = CircularProgressView()
        ring.mode = .indeterminate
        ring.accessibilityLabel = "Searching"
        let view = DownloadView()
        view.onTap = { sender, state in
            Probe.say("tap \(state)")
            sender.state = state == .running ? .paused : .running
        }
        for widget in [bar.widget, ring.widget, view.widget] { stage.add(widget) }
        await stage.present()
        Probe.say("ready")
        view.state = .running
        for step in 1...1000 {
            view.progress = min(0.99, Double(step) / 100)
            await stage.pause(0.05)
        }
    }

    /// What a screen reader is to hear: a bar that runs, a download that fails, and controls that the focus comes to.
    private static func showHeard(_ stage: Stage) async {
        let button = gtk_button_new_with_label("Begin")
        if let button { stage.add(button) }
        let (bar, busy) = (LinearProgressView(), LinearProgressView())
        bar.accessibilityLabel = "Copying"
        busy.accessibilityLabel = "Searching"
        busy.mode = .indeterminate
        let views = (0..<3).map { _ in DownloadView() }
        for (view, name) in zip(views, ["lost.iso", "file.zip", "new.txt"]) { view.accessibilityLabel = name }
        for widget in [bar.widget, busy.widget] + views.map(\.widget) { stage.add(widget) }
        var isHeard = false
        ScreenReader.whenListening { isHeard = true }
        await stage.present()
        await stage.until("a reader listens", within: 20) { isHeard }
        // The first focus of a program of GTK 4.8's comes before anybody can ask whose it is.
        gtk_window_set_focus(Stage.window(stage.window), nil)
        gtk_widget_grab_focus(button)
        await stage.pause(1)
        for step in 1...10 {
            bar.progress = Double(step) / 10
            await stage.pause(0.3)
        }
        views[0].state = .running
        await stage.pause(0.5)
        views[0].state = .failed
        views[1].state = .running
        views[1].progress = 0.4
        await stage.pause(1.5)
        gtk_widget_set_focusable(Stage.cast(busy.widget), 1)
        for widget in [busy.widget] + views.map(\.widget) {
            gtk_widget_grab_focus(Stage.cast(widget))
            await stage.pause(1)
        }
    }
}
