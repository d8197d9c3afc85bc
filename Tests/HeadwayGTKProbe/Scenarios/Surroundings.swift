import CGTK
import Headway
import HeadwayGTK

extension Scenario {
    /// Colours, direction and the user's wishes, followed while the window is open; looked at in the window's pixels.
    static let surroundings: [Scenario] = [
        Scenario("the accent of the theme is the tint") { stage in
            let bar = stage.fullBar()
            await stage.present()
            await stage.until("Adwaita's blue") { stage.color(of: bar.widget) == Color(hex: 0x3584E4) }
        },
        Scenario("a colour that CSS gives the widget is its tint, and the app's own wins") { stage in
            let provider = stage.css("headway-linear.red { color: #ff0000; }")
            defer { stage.removeCSS(provider) }
            let bar = stage.fullBar()
            await stage.present()
            gtk_widget_add_css_class(Stage.cast(bar.widget), "red")
            await stage.until("the bar is red") { stage.color(of: bar.widget) == Color(hex: 0xFF0000) }
            bar.style.tint = Color(hex: 0x00FF00)
            await stage.until("the bar is green") { stage.color(of: bar.widget) == Color(hex: 0x00FF00) }
            bar.style.tint = nil
            gtk_widget_remove_css_class(Stage.cast(bar.widget), "red")
            await stage.until("the bar is blue") { stage.color(of: bar.widget) == Color(hex: 0x3584E4) }
        },
        Scenario("a named accent colour is followed") { stage in
            let bar = stage.fullBar()
            await stage.present()
            let provider = stage.css("@define-color accent_bg_color #804000;")
            await stage.until("the bar is brown") { stage.color(of: bar.widget) == Color(hex: 0x804000) }
            stage.removeCSS(provider)
            await stage.until("the bar is blue") { stage.color(of: bar.widget) == Color(hex: 0x3584E4) }
        },
        Scenario("more contrast is followed: a pale bar and its track are 3 : 1 apart") { stage in
            let bar = stage.fullBar()
            bar.progress = 0.5
            bar.style.tint = Color(hex: 0xFFEB3B)
            await stage.present()
            let contrast = { () -> Double? in
                guard let fill = stage.color(of: bar.widget, at: 0.25),
                    let track = stage.color(of: bar.widget, at: 0.75)
                else { return nil }
                return fill.contrast(with: track)
            }
            await stage.until("less than that at first") { contrast().map { $0 < 2.9 } ?? false }
            stage.setting("gtk-theme-name", "Default-hc")
            // A component is rounded to a byte.
            await stage.until("3 : 1") { contrast().map { $0 >= 2.95 } ?? false }
            stage.setting("gtk-theme-name", "Default")
            await stage.until("as it was") { contrast().map { $0 < 2.9 } ?? false }
        },
        Scenario("with more contrast the accent is clear of the window and of its track, bright and dark") { stage in
            let bar = stage.fullBar()
            bar.progress = 0.5
            await stage.present()
            for theme in ["Default-hc", "Default-hc-dark"] {
                stage.setting("gtk-theme-name", theme)
                await stage.until("7 : 1 and 3 : 1 in \(theme)") {
                    guard let fill = stage.color(of: bar.widget, at: 0.25),
                        let track = stage.color(of: bar.widget, at: 0.75), let ground = bar.environment.background
                    else { return false }
                    // Components are rounded to bytes.
                    return bar.environment.increasesContrast && fill.contrast(with: ground) >= 6.8
                        && fill.contrast(with: track) >= 2.95
                }
            }
            stage.setting("gtk-theme-name", "Default")
        },
    ]
}

extension Stage {
    /// A thick bar at 1, in the window's box.
    func fullBar() -> LinearProgressView {
        let bar = LinearProgressView()
        bar.style.thickness = 20
        bar.style.cornerRadius = 0
        bar.style.gap = 0
        bar.style.stopMark = 0
        bar.progress = 1
        add(bar.widget)
        return bar
    }

    /// Adds a style sheet to the display.
    func css(_ text: String) -> OpaquePointer? {
        guard let provider = gtk_css_provider_new() else { return nil }
        gtk_css_provider_load_from_data(provider, text, -1)
        let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        gtk_style_context_add_provider_for_display(gdk_display_get_default(), OpaquePointer(provider), priority)
        return OpaquePointer(provider)
    }

    func removeCSS(_ provider: OpaquePointer?) {
        gtk_style_context_remove_provider_for_display(gdk_display_get_default(), provider)
    }

    func setting(_ name: String, _ value: String) {
        guard let settings = gtk_settings_get_default() else { return }
        Property.set(UnsafeMutableRawPointer(settings), name, value)
    }

    func setting(_ name: String, _ value: Bool) {
        guard let settings = gtk_settings_get_default() else { return }
        Property.set(UnsafeMutableRawPointer(settings), name, value)
    }

    /// The colour of a widget at shares of its width and height; nil when it has not been drawn.
    func color(of widget: UnsafeMutableRawPointer, at share: Double = 0.5, down: Double = 0.5) -> Color? {
        let width = Double(gtk_widget_get_width(Stage.cast(widget)))
        let height = Double(gtk_widget_get_height(Stage.cast(widget)))
        guard let paintable = gtk_widget_paintable_new(Stage.cast(widget)), let snapshot = gtk_snapshot_new() else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        gdk_paintable_snapshot(paintable, snapshot, width, height)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        let context = cairo_create(surface)
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        gsk_render_node_draw(node, context)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let row = Int(cairo_image_surface_get_stride(surface)) * Int(height * down)
        let pixel = data + row + 4 * Int(share * width)
        return Color(hex: UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[0]))
    }
}
