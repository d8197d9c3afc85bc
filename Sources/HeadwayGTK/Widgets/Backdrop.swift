import CGTK
import Headway

/// The actual background of a widget: its own and those of its ancestors, as set by style sheets.
///
/// GTK 4 reports no background colours, but draws any background: each is drawn into one pixel, at the widget's middle.
/// Pictures and gradients count with their colour there; what an overlay puts in between is not seen.
@MainActor
enum Backdrop {
    /// The colour behind a widget; nil if all of it is transparent.
    static func color(behind widget: Widget) -> Color? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1) else { return nil }
        defer { cairo_surface_destroy(surface) }
        var layers: [Widget] = []
        var layer: Widget? = widget
        while let present = layer {
            layers.append(present)
            // A window or a popover has nothing of the app's behind it.
            layer = headway_is_a(present, gtk_native_get_type()) != 0 ? nil : gtk_widget_get_parent(present)
        }
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        for layer in layers.reversed() { draw(layer, at: middle(of: widget, in: layer), context) }
        cairo_surface_flush(surface)
        guard let pixel = cairo_image_surface_get_data(surface) else { return nil }
        // Premultiplied, in the machine's byte order; a translucent colour counts as unknown.
        guard pixel[3] > 127 else { return nil }
        let alpha = Double(pixel[3])
        return Color(red: Double(pixel[2]) / alpha, green: Double(pixel[1]) / alpha, blue: Double(pixel[0]) / alpha)
    }

    private static func draw(_ layer: Widget, at point: (x: Double, y: Double), _ context: OpaquePointer?) {
        cairo_save(context)
        cairo_translate(context, -point.x, -point.y)
        gtk_render_background(
            gtk_widget_get_style_context(layer), context, 0, 0, Double(max(1, gtk_widget_get_width(layer))),
            Double(max(1, gtk_widget_get_height(layer))))
        cairo_restore(context)
    }

    /// The widget's middle in the coordinates of a layer; the layer's own corner before anything is laid out.
    private static func middle(of widget: Widget, in layer: Widget) -> (x: Double, y: Double) {
        var (x, y) = (0.0, 0.0)
        gtk_widget_translate_coordinates(
            widget, layer, Double(gtk_widget_get_width(widget)) / 2, Double(gtk_widget_get_height(widget)) / 2, &x, &y)
        let (width, height) = (Double(gtk_widget_get_width(layer)), Double(gtk_widget_get_height(layer)))
        return (min(max(0, x.rounded(.down)), max(0, width - 1)), min(max(0, y.rounded(.down)), max(0, height - 1)))
    }
}
