import CGTK

/// A container that gives its one child just the size it was told to, at the upper left corner.
@MainActor
struct Place {
    let widget: Stage.Widget

    init() {
        widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        let layout = gtk_custom_layout_new(
            nil,
            { widget, orientation, _, minimum, natural, minimumBaseline, naturalBaseline in
                guard let widget else { return }
                let size = Place.size(of: widget)
                let extent = orientation == GTK_ORIENTATION_HORIZONTAL ? size.width : size.height
                minimum?.pointee = extent
                natural?.pointee = extent
                minimumBaseline?.pointee = -1
                naturalBaseline?.pointee = -1
            },
            { widget, _, _, _ in if let widget { Place.allocate(within: widget) } })
        gtk_widget_set_layout_manager(widget, layout)
        gtk_widget_set_halign(widget, GTK_ALIGN_START)
        gtk_widget_set_valign(widget, GTK_ALIGN_START)
    }

    /// Puts a widget in, at a size.
    func put(_ child: UnsafeMutableRawPointer, width: Int32, height: Int32) {
        gtk_widget_set_size_request(Stage.cast(child), width, height)
        gtk_box_append(Stage.cast(widget), Stage.cast(child))
    }

    /// Takes it out.
    func take(_ child: UnsafeMutableRawPointer) { gtk_box_remove(Stage.cast(widget), Stage.cast(child)) }

    /// Lends what the child would draw in a frame that came now; nil for nothing.
    func draw<Picture>(_ body: (OpaquePointer?) -> Picture) -> Picture {
        guard let child = gtk_widget_get_first_child(widget), let snapshot = gtk_snapshot_new() else {
            return body(nil)
        }
        Place.allocate(within: widget)
        gtk_widget_snapshot_child(widget, child, snapshot)
        let node = gtk_snapshot_free_to_node(snapshot)
        defer { if let node { gsk_render_node_unref(node) } }
        return body(node)
    }

    private nonisolated static func size(of widget: Stage.Widget) -> (width: Int32, height: Int32) {
        var size: (width: Int32, height: Int32) = (0, 0)
        if let child = gtk_widget_get_first_child(widget) {
            gtk_widget_get_size_request(child, &size.width, &size.height)
        }
        return size
    }

    private nonisolated static func allocate(within widget: Stage.Widget) {
        guard let child = gtk_widget_get_first_child(widget) else { return }
        let size = size(of: widget)
        for orientation in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
            gtk_widget_measure(child, orientation, -1, nil, nil, nil, nil)
        }
        gtk_widget_allocate(child, size.width, size.height, -1, nil)
    }
}
