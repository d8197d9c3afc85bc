import CGTK
import Foundation
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
    ///
    /// Each happens when its line comes: who listens may be slow.
    private static func showHeard(_ stage: Stage) async {
        guard let button = gtk_button_new_with_label("Begin") else { return }
        let begin = UnsafeMutableRawPointer(button)
        let (bar, busy) = (LinearProgressView(), LinearProgressView())
        bar.accessibilityLabel = "Copying"
        busy.accessibilityLabel = "Searching"
        busy.mode = .indeterminate
        gtk_widget_set_focusable(Stage.cast(busy.widget), 1)
        let (lost, file, new) = (DownloadView(), DownloadView(), DownloadView())
        for (view, name) in [(lost, "lost.iso"), (file, "file.zip"), (new, "new.txt")] {
            view.accessibilityLabel = name
        }
        for widget in [begin, bar.widget, busy.widget, lost.widget, file.widget, new.widget] { stage.add(widget) }
        lost.state = .running
        file.state = .running
        file.progress = 0.4
        var isHeard = false
        ScreenReader.whenListening { isHeard = true }
        await stage.present()
        await stage.until("a reader listens") { isHeard }
        // The first focus of a program of GTK 4.8's comes before anybody can ask whose it is.
        gtk_window_set_focus(Stage.window(stage.window), nil)
        let goals = ["begin": begin, "busy": busy.widget, "lost": lost.widget, "file": file.widget, "new": new.widget]
        for await line in inputLines() {
            if let percent = Double(line) {
                bar.progress = percent / 100
            } else if line == "fail" {
                lost.state = .failed
            } else if let goal = goals[line] {
                gtk_widget_grab_focus(Stage.cast(goal))
            }
        }
    }

    /// The lines of the standard input, read on a thread of their own.
    private static func inputLines() -> AsyncStream<String> {
        AsyncStream { lines in
            Thread.detachNewThread {
                while let line = readLine() { lines.yield(line) }
                lines.finish()
            }
        }
    }
}
