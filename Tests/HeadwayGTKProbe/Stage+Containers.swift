import CGTK
import HeadwayGTK

extension Stage {
    /// Puts a widget below so much empty room into a scrolled window; answers with it and its vertical adjustment.
    func addScroller(
        above widget: UnsafeMutableRawPointer, height: Int32
    ) -> (scroller: Widget?, adjustment: UnsafeMutablePointer<GtkAdjustment>?) {
        let scroller = gtk_scrolled_window_new()
        let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        let room = gtk_label_new("room")
        gtk_widget_set_size_request(room, 50, height)
        if let column {
            gtk_box_append(Stage.cast(column), room)
            gtk_box_append(Stage.cast(column), Stage.cast(widget))
        }
        gtk_scrolled_window_set_child(OpaquePointer(scroller), column)
        gtk_widget_set_vexpand(scroller, 1)
        if let scroller { add(scroller) }
        return (scroller, gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)))
    }

    /// Takes a widget out of the box.
    func remove(_ widget: UnsafeMutableRawPointer) {
        gtk_box_remove(Stage.cast(box), Stage.cast(widget))
    }
}
