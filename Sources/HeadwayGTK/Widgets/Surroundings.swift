import CGTK
import Headway

/// A widget's environment for the engine: the theme's colours, direction, scale, and the user's settings.
@MainActor
final class Surroundings {
    private let widget: Widget
    private var settings: UnsafeMutableRawPointer?
    private var row: UnsafeMutableRawPointer?

    /// Reads a widget's surroundings.
    init(_ widget: Widget) {
        self.widget = widget
    }

    private static let animations = "notify::gtk-enable-animations"
    private static let selection = "state-flags-changed"

    /// Reports to the widget's peer what no virtual function of a widget reports.
    func connect() {
        guard settings == nil else { return }
        settings = gtk_widget_get_settings(widget).map { UnsafeMutableRawPointer($0) }
        if let settings {
            SharedSignal.follow(Self.animations, of: settings, for: widget) { $0.surroundingsChanged() }
        }
        // Selecting a row may change what is behind the widget without changing the widget's own style.
        row = Self.row(around: widget).map { UnsafeMutableRawPointer($0) }
        if let row { SharedSignal.follow(Self.selection, of: row, for: widget) { $0.surroundingsChanged() } }
    }

    private static func row(around widget: Widget) -> Widget? {
        var parent = gtk_widget_get_parent(widget)
        while let ancestor = parent {
            let name = gtk_widget_get_css_name(ancestor).map { String(cString: $0) }
            if name == "row" || name == "child" || name == "flowboxchild" { return ancestor }
            parent = gtk_widget_get_parent(ancestor)
        }
        return nil
    }

    func disconnect() {
        if let settings { SharedSignal.unfollow(Self.animations, of: settings, for: widget) }
        settings = nil
        if let row { SharedSignal.unfollow(Self.selection, of: row, for: widget) }
        row = nil
    }

    var environment: Environment {
        var environment = Environment()
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        let isInverted = Parent.isProgressBar && gtk_progress_bar_get_inverted(OpaquePointer(widget)) != 0
        environment.direction = isMirrored != isInverted ? .rightToLeft : .leftToRight
        environment.scale = headway_scale(widget)
        let background = Backdrop.color(behind: widget) ?? windowColor
        environment.background = background
        let own = Self.foreground(of: widget)
        let inherited = gtk_widget_get_parent(widget).map(Self.foreground)
        environment.appearance = Self.appearance(text: inherited ?? own, on: background)
        if let settings = gtk_widget_get_settings(widget) {
            let settings = UnsafeMutableRawPointer(settings)
            environment.reducesMotion = !Value.boolean("gtk-enable-animations", of: settings)
            environment.increasesContrast = Self.isHighContrast(Value.text("gtk-theme-name", of: settings))
        }
        // A colour that CSS sets for this widget, not just for its parent, is a tint.
        let enhanced = environment.increasesContrast
        environment.tint = own == inherited ?? own ? accent(on: background, enhanced: enhanced) : own
        return environment
    }

    /// Text brighter than its background means dark surroundings, whatever the theme's name.
    private static func appearance(text: Color, on background: Color?) -> Environment.Appearance {
        guard let background else { return text.luminance > 0.4 ? .dark : .light }
        return text.luminance > background.luminance ? .dark : .light
    }

    /// The minimum contrast of the accent with its background, which leaves room for a track that differs from both.
    ///
    /// Graphics need 3 (WCAG 2.2, 1.4.11); the rest is chosen by eye. A dark background gets more, so that the track can be lighter.
    private static func leastContrast(on background: Color) -> Double { background.luminance > 0.18 ? 3.4 : 4.6 }
    /// The same with increased contrast: what WCAG requires of text (WCAG 2.2, 1.4.6).
    private static let enhancedContrast = 7.0

    /// The theme's accent: libadwaita's name first, then GTK's own.
    ///
    /// It is meant as a background for text, and may equal the fill of a selected row or a dark window; then it is adjusted.
    private func accent(on background: Color?, enhanced: Bool) -> Color? {
        guard let accent = named("accent_bg_color") ?? named("theme_selected_bg_color") else { return nil }
        guard let background else { return accent }
        let least = enhanced ? Self.enhancedContrast : Self.leastContrast(on: background)
        return accent.standingOut(from: background, by: least)
    }

    /// The background colour of windows.
    private var windowColor: Color? { named("window_bg_color") ?? named("theme_bg_color") }

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

    /// GTK has no setting for contrast, only themes: HighContrast, HighContrastInverse, Default-hc, Default-hc-dark.
    private static func isHighContrast(_ theme: String?) -> Bool {
        let forced = g_getenv("GTK_THEME").map { String(cString: $0) }
        let name = (forced ?? theme ?? "").lowercased()
        return name.contains("highcontrast") || name.hasSuffix("-hc") || name.contains("-hc-") || name.contains("-hc:")
    }
}
