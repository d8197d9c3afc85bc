import CGTK
import HeadwayGTK

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
        Value.write(property, of: object, as: "gboolean") { g_value_set_boolean($0, flag ? 1 : 0) }
    }

    func set(_ property: String, _ number: Double) {
        Value.write(property, of: object, as: "gdouble") { g_value_set_double($0, number) }
    }

    func set(_ property: String, _ number: Int32) {
        Value.write(property, of: object, as: "gint") { g_value_set_int($0, number) }
    }

    func set(_ property: String, _ text: String) {
        Value.write(property, of: object, as: "gchararray") { g_value_set_string($0, text) }
    }

    func flag(_ property: String) -> Bool { Value.boolean(property, of: object) }

    func number(_ property: String) -> Double { Value.number(property, of: object) }

    func text(_ property: String) -> String { Value.text(property, of: object) ?? "" }

    /// Sets up a call at each emission of a signal, for as long as the object lives.
    func on(_ signal: String, _ action: @escaping @MainActor () -> Void) {
        SignalConnection(object, signal, action)
    }

    /// Shows or hides the widget.
    func show(_ isShown: Bool) { set("visible", isShown) }

    /// Adds a child to a box.
    func append(_ child: Item) { gtk_box_append(pointer(), child.widget) }
}
