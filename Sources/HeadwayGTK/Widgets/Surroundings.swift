import CGTK
import Foundation
import Headway

/// What a widget's place tells the engine: colours of the theme, direction, scale, and what the user asked for.
@MainActor
final class Surroundings {
    private let widget: Widget
    private let changed: @MainActor () -> Void
    private var connections: [SignalConnection] = []

    /// Calls `changed` when the environment may have changed, while connected.
    init(_ widget: Widget, changed: @escaping @MainActor () -> Void) {
        self.widget = widget
        self.changed = changed
    }

    /// Follows what no virtual function of a widget tells.
    func connect() {
        guard connections.isEmpty else { return }
        if let settings = gtk_widget_get_settings(widget) {
            connections.append(
                SignalConnection(UnsafeMutableRawPointer(settings), "notify::gtk-enable-animations", changed))
        }
        connections.append(SignalConnection(UnsafeMutableRawPointer(widget), "notify::scale-factor", changed))
    }

    /// Stops following.
    func disconnect() {
        connections.forEach { $0.disconnect() }
        connections = []
    }

    /// The environment as it is.
    var environment: Environment {
        var environment = Environment()
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        environment.direction = isMirrored ? .rightToLeft : .leftToRight
        environment.scale = headway_scale(widget)
        environment.screenReader = headway_can_announce() != 0
        let own = Self.foreground(of: widget)
        let inherited = gtk_widget_get_parent(widget).map(Self.foreground)
        // Bright text means dark surroundings, whatever a theme is called.
        environment.appearance = (inherited ?? own).luminance > 0.4 ? .dark : .light
        // A colour that CSS gives this widget, and not only its parent, is a tint.
        environment.tint = own == inherited ?? own ? accent : own
        if let settings = gtk_widget_get_settings(widget) {
            let settings = UnsafeMutableRawPointer(settings)
            environment.reduceMotion = !Value.boolean(settings, "gtk-enable-animations")
            environment.increaseContrast = Self.isHighContrast(Value.string(settings, "gtk-theme-name"))
        }
        return environment
    }

    /// The theme's accent: libadwaita's name first, then GTK's own.
    private var accent: Color? {
        let context = gtk_widget_get_style_context(widget)
        var color = GdkRGBA()
        for name in ["accent_bg_color", "theme_selected_bg_color"]
        where gtk_style_context_lookup_color(context, name, &color) != 0 {
            return Color(color)
        }
        return nil
    }

    private static func foreground(of widget: Widget) -> Color {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
        return Color(color)
    }

    /// GTK has no setting for contrast, only themes for it: HighContrast, HighContrastInverse, Default-hc, Default-hc-dark.
    private static func isHighContrast(_ theme: String?) -> Bool {
        let forced = ProcessInfo.processInfo.environment["GTK_THEME"]
        let name = (forced ?? theme ?? "").lowercased()
        return name.contains("highcontrast") || name.hasSuffix("-hc") || name.contains("-hc-") || name.contains("-hc:")
    }
}
