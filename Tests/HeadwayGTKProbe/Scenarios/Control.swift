import CGTK
import Headway
import HeadwayGTK

extension Scenario {
    static let control: [Scenario] = [
        Scenario("activation calls the app's handler with its sender and state") { stage in
            let view = DownloadView()
            stage.add(view.widget)
            await stage.present()
            var taps: [DownloadState] = []
            view.onTap = { sender, state in
                stage.expect(sender.widget == view.widget, "the sender is the view")
                taps.append(state)
                sender.state = .running
            }
            let activated = SignalCounter(view.widget, "activate")
            gtk_widget_activate(Stage.cast(view.widget))
            gtk_widget_activate(Stage.cast(view.widget))
            stage.expect(taps, is: [.initial, .running])
            stage.expect(activated.count, is: 2)
        },
        Scenario("one action is enabled, by state") { stage in
            let view = DownloadView()
            stage.add(view.widget)
            await stage.present()
            for (state, action) in [
                (DownloadState.initial, "download.start"), (.running, "download.stop"), (.paused, "download.resume"),
                (.failed, "download.retry"), (.completed, "download.open"),
            ] {
                view.onTap = nil
                view.state = state
                var taps = 0
                view.onTap = { _, _ in taps += 1 }
                stage.expect(gtk_widget_activate_action_variant(Stage.cast(view.widget), action, nil), is: 1, action)
                stage.expect(taps, is: 1, action)
            }
        },
        Scenario("an insensitive view is not pressed") { stage in
            let view = DownloadView()
            stage.add(view.widget)
            await stage.present()
            var taps = 0
            view.onTap = { _, _ in taps += 1 }
            let activated = SignalCounter(view.widget, "activate")
            view.isEnabled = false
            stage.expect(view.isEnabled, is: false)
            gtk_widget_activate_action_variant(Stage.cast(view.widget), "download.start", nil)
            stage.expect(taps, is: 0)
            stage.expect(activated.count, is: 0, "nobody hears of it")
        },
        Scenario("a hidden view is neither focused nor pressed, and hands the focus on") { stage in
            let (view, next) = (DownloadView(), DownloadView())
            stage.add(view.widget)
            stage.add(next.widget)
            await stage.present()
            var taps = 0
            view.onTap = { _, _ in taps += 1 }
            gtk_widget_grab_focus(Stage.cast(view.widget))
            view.isHidden = true
            stage.expect(gtk_widget_has_focus(Stage.cast(next.widget)) != 0, is: true, "the next has the focus")
            stage.expect(gtk_widget_grab_focus(Stage.cast(view.widget)), is: 0)
            gtk_widget_activate(Stage.cast(view.widget))
            stage.expect(gtk_widget_contains(Stage.cast(view.widget), 5, 5), is: 0)
            view.isHidden = false
            stage.expect(gtk_widget_grab_focus(Stage.cast(view.widget)), is: 1)
            gtk_widget_activate(Stage.cast(view.widget))
            stage.expect(taps, is: 1)
        },
        Scenario("a view may be destroyed within its own handler") { stage in
            var view: DownloadView? = DownloadView()
            guard let widget = view?.widget else { return }
            stage.add(widget)
            await stage.present()
            var taps = 0
            view?.onTap = { sender, _ in
                taps += 1
                stage.remove(sender.widget)
            }
            view = nil
            gtk_widget_activate(Stage.cast(widget))
            stage.expect(taps, is: 1)
            await stage.pause(0.05)
        },
        Scenario("a view has at least 44 points in a box, and is hit nowhere else") { stage in
            let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
            let view = DownloadView()
            let (before, after) = (gtk_button_new_with_label("Delete"), gtk_button_new_with_label("Quit"))
            gtk_widget_set_size_request(Stage.cast(view.widget), 16, 16)
            for widget in [before, Stage.cast(view.widget), after] {
                gtk_box_append(row.map { Stage.cast($0) }, widget)
            }
            if let row { stage.add(row) }
            gtk_window_set_default_size(Stage.window(stage.window), 60, 60)
            await stage.present()
            let width = Double(gtk_widget_get_width(Stage.cast(view.widget)))
            stage.expect(width, is: 44)
            for (x, hit) in [(-1.0, false), (0, true), (width - 1, true), (width, false)] {
                stage.expect(gtk_widget_contains(Stage.cast(view.widget), x, 10) != 0, is: hit, "at \(x)")
            }
        },
    ]
}
