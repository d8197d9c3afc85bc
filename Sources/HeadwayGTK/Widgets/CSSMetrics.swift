import CGTK

/// Lengths that style sheets give a widget, which GTK does not report but only adds to what a widget measures.
@MainActor
enum CSSMetrics {
    /// The minimum extent of a widget's content across an orientation, in points, as measured with everything added to
    /// it.
    ///
    /// A size requested by the program does not come from a style sheet, and does not count.
    static func leastContent(of widget: Widget, across orientation: GtkOrientation) -> Double {
        let isVertical = orientation == GTK_ORIENTATION_VERTICAL
        var (width, height): (Int32, Int32) = (-1, -1)
        gtk_widget_get_size_request(widget, &width, &height)
        let across = isVertical ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
        var minimum: Int32 = 0
        gtk_widget_measure(widget, across, -1, &minimum, nil, nil, nil)
        let margins =
            isVertical
            ? gtk_widget_get_margin_start(widget) + gtk_widget_get_margin_end(widget)
            : gtk_widget_get_margin_top(widget) + gtk_widget_get_margin_bottom(widget)
        if minimum - margins == (isVertical ? width : height) { return 0 }
        let context = gtk_widget_get_style_context(widget)
        var edges = [GtkBorder(), GtkBorder(), GtkBorder()]
        gtk_style_context_get_margin(context, &edges[0])
        gtk_style_context_get_border(context, &edges[1])
        gtk_style_context_get_padding(context, &edges[2])
        let added = edges.reduce(0) { $0 + Int32(isVertical ? $1.left + $1.right : $1.top + $1.bottom) }
        return Double(minimum - margins - added)
    }
}
