import CGTK
import Headway

/// How a download widget handles input.
@MainActor
enum DownloadInput {
    /// What assistive technology may do, by its meaning in the current state; one action is enabled at a time.
    static let actions: [(action: SemanticActions, name: String)] = [
        (.download, "download.start"), (.stop, "download.stop"), (.resume, "download.resume"),
        (.retry, "download.retry"), (.open, "download.open"),
    ]

    private static let keys = [GDK_KEY_space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter]

    /// Gives the class its actions and keys, all of which end in `activate`.
    static func configure(_ memory: UnsafeMutablePointer<GtkWidgetClass>, _ widgetClass: WidgetClass) {
        for (_, name) in actions {
            gtk_widget_class_install_action(memory, name, nil) { widget, _, _ in
                if gtk_widget_is_sensitive(widget) != 0 { gtk_widget_activate(widget) }
            }
        }
        for key in keys {
            let trigger = gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: 0))
            let shortcut = gtk_shortcut_new(trigger, gtk_signal_action_new(WidgetSignal.activate.rawValue))
            gtk_widget_class_add_shortcut(memory, shortcut)
            g_object_unref(shortcut.map(UnsafeMutableRawPointer.init))
        }
    }

    /// Makes one widget a control.
    static func install(on peer: DownloadPeer) {
        gtk_widget_set_focusable(peer.widget, 1)
        _ = SignalConnection(peer.instance, WidgetSignal.activate.rawValue) { [weak peer] in peer?.activated() }
        guard let click = gtk_gesture_click_new() else { return }
        _ = headway_connect_click(
            UnsafeMutableRawPointer(click), "released",
            { gesture, _, x, y, _ in
                guard let gesture else { return }
                onMainActor((gesture, x, y)) { DownloadInput.released($0, x: $1, y: $2) }
            }, nil, nil)
        gtk_widget_add_controller(peer.widget, click)
    }

    /// A press counts if it is released within the widget.
    private static func released(_ gesture: UnsafeMutableRawPointer, x: Double, y: Double) {
        guard let widget = gtk_event_controller_get_widget(OpaquePointer(gesture)),
            gtk_widget_contains(widget, x, y) != 0
        else { return }
        gtk_widget_grab_focus(widget)
        gtk_widget_activate(widget)
    }
}
