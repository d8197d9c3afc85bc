import CGTK

/// The few rules that our widgets need, added once to each display.
///
/// They have a theme's priority, so that applications, and themes that know the names, can override them.
@MainActor
enum StyleSheet {
    private static var displays: Set<OpaquePointer> = []

    /// The caret colour, which has no effect on them, ties their styles to the accent: otherwise GTK would not notify a
    /// widget of its change.
    private static let rules = """
        headway-linear, headway-circular, headway-download {
            caret-color: @accent_bg_color; -gtk-secondary-caret-color: @theme_selected_bg_color;
        }
        headway-download { border-radius: 6px; outline: 0 solid transparent; outline-offset: 2px; }
        headway-download:focus:focus-visible { outline: 2px solid alpha(currentColor, 0.5); }
        headway-linear:disabled, headway-circular:disabled, headway-download:disabled { opacity: 0.5; }
        """

    /// Adds the rules to a widget's display, unless they are there.
    static func install(for widget: Widget) {
        guard let display = gtk_widget_get_display(widget), displays.insert(display).inserted else { return }
        guard let provider = gtk_css_provider_new() else { return }
        gtk_css_provider_load_from_data(provider, rules, -1)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_THEME))
        g_object_unref(UnsafeMutableRawPointer(provider))
    }
}
