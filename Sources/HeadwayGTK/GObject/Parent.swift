import CGTK

/// The type that our types derive from.
///
/// GTK 4.8 gives assistive technology the value of six built-in classes and of their subclasses only, so ours are
/// progress bars (Sources.md#gtk-accessible-value). If GTK ever closes that class, they become plain widgets without a
/// value. Its structures are private, so their sizes are queried; one Swift pointer follows each.
@MainActor
enum Parent {
    static let type: GType = {
        let progressBar = gtk_progress_bar_get_type()
        let isFinal = g_type_test_flags(progressBar, G_TYPE_FLAG_FINAL.rawValue) != 0
        return isFinal ? gtk_widget_get_type() : progressBar
    }()

    /// Whether GTK's own functions for progress bars may be called with a widget of ours.
    static let isProgressBar = type == gtk_progress_bar_get_type()

    static let instanceOffset = (Int(query.instance_size) + 7) & ~7
    static let classOffset = (Int(query.class_size) + 7) & ~7

    /// The parent's class structure, for chaining up; nil only if the type were not registered.
    static let widgetClass = g_type_class_ref(type)?.assumingMemoryBound(to: GtkWidgetClass.self)

    private static let query: GTypeQuery = {
        var query = GTypeQuery()
        g_type_query(type, &query)
        return query
    }()

    /// The Swift half of an instance, created if necessary.
    @inline(__always)
    static func peer(of instance: UnsafeMutableRawPointer) -> WidgetPeer {
        ObjectSlot.objectIfStored(WidgetPeer.self, in: instance, at: instanceOffset) ?? makePeer(of: instance)
    }

    /// A property by its number within the class; nil, with GObject's warning, if there is none.
    static func property(
        _ number: guint, of instance: UnsafeMutableRawPointer, _ specification: UnsafeMutablePointer<GParamSpec>?
    ) -> WidgetProperty? {
        let properties = peer(of: instance).widgetClass.properties
        let index = Int(number) - 1
        if properties.indices.contains(index) { return properties[index] }
        headway_warn_invalid_property(instance, number, specification)
        return nil
    }

    private static func makePeer(of instance: UnsafeMutableRawPointer) -> WidgetPeer {
        let widget = instance.assumingMemoryBound(to: GtkWidget.self)
        silence(widget)
        // An instance begins with the pointer to its class.
        let classMemory = instance.load(as: UnsafeRawPointer.self)
        let widgetClass = ObjectSlot.object(WidgetClass.self, in: classMemory, at: classOffset)
        let peer = widgetClass.makePeer(widget, widgetClass)
        ObjectSlot.store(peer, in: instance, at: instanceOffset)
        peer.initialized()
        return peer
    }

    /// Hides the parent's own parts: its layout would override our measuring, and its trough would be drawn.
    static func silence(_ widget: Widget) {
        gtk_widget_set_layout_manager(widget, nil)
        var child = gtk_widget_get_first_child(widget)
        while let part = child {
            gtk_widget_set_child_visible(part, 0)
            gtk_widget_set_visible(part, 0)
            child = gtk_widget_get_next_sibling(part)
        }
    }
}
