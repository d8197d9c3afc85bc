import CGTK
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
        environment.isScreenReaderActive = headway_can_announce() != 0
        let own = Self.foreground(of: widget)
        let inherited = gtk_widget_get_parent(widget).map(Self.foreground)
        // Bright text means dark surroundings, whatever a theme is called.
        environment.appearance = (inherited ?? own).luminance > 0.4 ? .dark : .light
        environment.background = ground
        // A colour that CSS gives this widget, and not only its parent, is a tint.
        environment.tint = own == inherited ?? own ? accent : own
        if let settings = gtk_widget_get_settings(widget) {
            let settings = UnsafeMutableRawPointer(settings)
            environment.reducesMotion = !Value.boolean(settings, "gtk-enable-animations")
            environment.increasesContrast = Self.isHighContrast(Value.string(settings, "gtk-theme-name"))
        }
        return environment
    }

    /// The least contrast of graphics with what they stand on (WCAG 2.2, 1.4.11).
    private static let leastContrast = 3.0

    /// The theme's accent: libadwaita's name first, then GTK's own.
    ///
    /// It is meant to stand under text, and may be nearly as dark as a dark window; then it is brightened.
    private var accent: Color? {
        guard let accent = named("accent_bg_color") ?? named("theme_selected_bg_color") else { return nil }
        guard let ground else { return accent }
        return accent.standingOut(from: ground, by: Self.leastContrast)
    }

    /// What windows are filled with; lists and cards differ from it towards more contrast.
    private var ground: Color? { named("window_bg_color") ?? named("theme_bg_color") }

    private func named(_ name: String) -> Color? {
        var color = GdkRGBA()
        let isKnown = gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color) != 0
        return isKnown ? Color(color) : nil
    }

    private static func foreground(of widget: Widget) -> Color {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
        return Color(color)
    }

    /// GTK has no setting for contrast, only themes for it: HighContrast, HighContrastInverse, Default-hc, Default-hc-dark.
    private static func isHighContrast(_ theme: String?) -> Bool {
        let forced = g_getenv("GTK_THEME").map { String(cString: $0) }
        let name = (forced ?? theme ?? "").lowercased()
        return name.contains("highcontrast") || name.hasSuffix("-hc") || name.contains("-hc-") || name.contains("-hc:")
    }
}
