import CGTK
import HeadwayGTK

/// An object of the user interface, used through its properties and signals, as a GtkBuilder file names them.
///
/// Whoever keeps an item must know that the window it belongs to is open.
@MainActor
struct Item {
    let object: UnsafeMutableRawPointer

    init(_ object: UnsafeMutableRawPointer) {
        self.object = object
    }

    /// A widget made by one of GTK's functions, which never fail.
    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        object = UnsafeMutableRawPointer(widget)
    }

    /// The same object for a function of GTK.
    func pointer<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        object.assumingMemoryBound(to: T.self)
    }

    var opaque: OpaquePointer { OpaquePointer(object) }
    var widget: UnsafeMutablePointer<GtkWidget> { pointer() }

    func set(_ property: String, _ flag: Bool) {
        Value.write(property, of: object, as: "gboolean") { g_value_set_boolean($0, flag ? 1 : 0) }
    }

    func set(_ property: String, _ number: Double) {
        Value.write(property, of: object, as: "gdouble") { g_value_set_double($0, number) }
    }

    func set(_ property: String, _ number: Int32) {
        Value.write(property, of: object, as: "gint") { g_value_set_int($0, number) }
    }

    func set(_ property: String, _ number: UInt32) {
        Value.write(property, of: object, as: "guint") { g_value_set_uint($0, number) }
    }

    func set(_ property: String, _ text: String) {
        Value.write(property, of: object, as: "gchararray") { g_value_set_string($0, text) }
    }

    func flag(_ property: String) -> Bool { Value.boolean(property, of: object) }

    func number(_ property: String) -> Double { Value.number(property, of: object) }

    func text(_ property: String) -> String { Value.text(property, of: object) ?? "" }

    /// Calls an action at each emission of a signal, as long as the object exists.
    func on(_ signal: String, _ action: @escaping @MainActor () -> Void) {
        SignalConnection(object, signal, action)
    }

    /// Calls an action with each text that is dropped on the widget.
    func onDrop(_ action: @escaping @MainActor (String) -> Void) {
        guard let target = gtk_drop_target_new(g_type_from_name("gchararray"), GDK_ACTION_COPY) else { return }
        let drop = UnsafeMutableRawPointer(target)
        gtk_drop_target_set_preload(target, 1)
        // What might be dropped is known while it hovers, and gone afterwards: the last one is what was dropped.
        var text: String?
        SignalConnection(drop, "notify::value") {
            guard let value = gtk_drop_target_get_value(target) else { return }
            text = g_value_get_string(value).map { String(cString: $0) }
        }
        SignalConnection(drop, "drop") {
            if let text { action(text) }
            text = nil
        }
        gtk_widget_add_controller(widget, OpaquePointer(drop))
    }

    /// Adds a style class to the widget, or removes it.
    func setClass(_ name: String, _ isSet: Bool) {
        if isSet { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
    }

    /// Sets an accessible text of the widget.
    func setAccessible(_ property: GtkAccessibleProperty, _ text: String) {
        var (property, value) = (property, GValue())
        g_value_init(&value, g_type_from_name("gchararray"))
        defer { g_value_unset(&value) }
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
    }

    /// Shows or hides the widget.
    func show(_ isShown: Bool) { set("visible", isShown) }

    /// Adds a child to a box.
    func append(_ child: Item) { gtk_box_append(pointer(), child.widget) }
}
