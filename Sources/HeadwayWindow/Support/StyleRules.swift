import CGTK

/// The program's own style rules, added once to its display.
@MainActor
enum StyleRules {
    /// A theme's error colour is made for its light variant; mixed with the text's it is legible in both.
    private static let rules = """
        @define-color headway_error mix(@error_color, @theme_fg_color, 0.45);
        label.error, headway-download.error, headway-linear.error { color: @headway_error; }
        """

    static func install() {
        guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
        gtk_css_provider_load_from_data(provider, rules, -1)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(UnsafeMutableRawPointer(provider))
    }
}
