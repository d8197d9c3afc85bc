import CGTK

/// An object of the user interface, used by its properties and signals, as a GtkBuilder file names them.
///
/// Whoever keeps an item knows that the window it belongs to is open.
@MainActor
struct Item {
    let object: UnsafeMutableRawPointer

    init(_ object: UnsafeMutableRawPointer) {
        self.object = object
    }

    /// A widget that one of GTK's functions has made; they never fail.
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
        write(property, "gboolean") { g_value_set_boolean($0, flag ? 1 : 0) }
    }

    func set(_ property: String, _ number: Double) {
        write(property, "gdouble") { g_value_set_double($0, number) }
    }

    func set(_ property: String, _ number: Int32) {
        write(property, "gint") { g_value_set_int($0, number) }
    }

    func set(_ property: String, _ text: String) {
        write(property, "gchararray") { g_value_set_string($0, text) }
    }

    func flag(_ property: String) -> Bool {
        read(property, "gboolean") { g_value_get_boolean($0) != 0 }
    }

    func number(_ property: String) -> Double {
        read(property, "gdouble") { g_value_get_double($0) }
    }

    func text(_ property: String) -> String {
        read(property, "gchararray") { g_value_get_string($0).map { String(cString: $0) } ?? "" }
    }

    /// Sets up a call at each emission of a signal, for as long as the object lives.
    func on(_ signal: String, _ action: @escaping @MainActor () -> Void) {
        Handler.connect(object, signal, action)
    }

    /// Shows or hides the widget.
    func show(_ isShown: Bool) { set("visible", isShown) }

    /// Adds a child to a box.
    func append(_ child: Item) { gtk_box_append(pointer(), child.widget) }

    private func write(_ property: String, _ type: String, _ fill: (UnsafeMutablePointer<GValue>) -> Void) {
        var value = GValue()
        g_value_init(&value, g_type_from_name(type))
        defer { g_value_unset(&value) }
        fill(&value)
        g_object_set_property(pointer(), property, &value)
    }

    private func read<T>(_ property: String, _ type: String, _ get: (UnsafeMutablePointer<GValue>) -> T) -> T {
        var value = GValue()
        g_value_init(&value, g_type_from_name(type))
        defer { g_value_unset(&value) }
        g_object_get_property(pointer(), property, &value)
        return get(&value)
    }
}
