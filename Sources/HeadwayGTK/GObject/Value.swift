package import CGTK

/// GObject's generic values.
@MainActor
package enum Value {
    /// Passes a zeroed array of values to a closure, and clears those that were set.
    static func withArray(_ count: Int, _ body: (UnsafeMutablePointer<GValue>) -> Void) {
        withUnsafeTemporaryAllocation(of: GValue.self, capacity: count) { buffer in
            buffer.initialize(repeating: GValue())
            guard let values = buffer.baseAddress else { return }
            body(values)
            for index in 0..<count where values[index].g_type != 0 { g_value_unset(values + index) }
        }
    }

    /// The texts of a value that holds a list of them.
    package static func texts(_ value: UnsafePointer<GValue>) -> [String] {
        guard let list = g_value_get_boxed(value) else { return [] }
        let texts = list.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
        var found: [String] = []
        while let text = texts[found.count] { found.append(String(cString: text)) }
        return found
    }

    /// Puts texts into a value that holds a list of them; none at all is nil.
    package static func setTexts(_ value: UnsafeMutablePointer<GValue>, _ texts: [String]) {
        guard !texts.isEmpty else { return g_value_set_boxed(value, nil) }
        let builder = g_strv_builder_new()
        texts.forEach { g_strv_builder_add(builder, $0) }
        g_value_take_boxed(value, g_strv_builder_end(builder))
        g_strv_builder_unref(builder)
    }

    /// Reads a property of an object, with one of GLib's own types, such as "gdouble".
    package static func read<Content>(
        _ property: String, of object: UnsafeMutableRawPointer, as type: String,
        _ content: (UnsafeMutablePointer<GValue>) -> Content
    ) -> Content {
        var value = GValue()
        g_value_init(&value, g_type_from_name(type))
        defer { g_value_unset(&value) }
        g_object_get_property(gobject(object), property, &value)
        return content(&value)
    }

    /// Writes a property of an object, with one of GLib's own types.
    package static func write(
        _ property: String, of object: UnsafeMutableRawPointer, as type: String,
        _ fill: (UnsafeMutablePointer<GValue>) -> Void
    ) {
        var value = GValue()
        g_value_init(&value, g_type_from_name(type))
        defer { g_value_unset(&value) }
        fill(&value)
        g_object_set_property(gobject(object), property, &value)
    }

    /// Reads a boolean property of an object.
    package static func boolean(_ property: String, of object: UnsafeMutableRawPointer) -> Bool {
        read(property, of: object, as: "gboolean") { g_value_get_boolean($0) != 0 }
    }

    /// Reads a number of an object.
    package static func number(_ property: String, of object: UnsafeMutableRawPointer) -> Double {
        read(property, of: object, as: "gdouble") { g_value_get_double($0) }
    }

    /// Reads a text of an object.
    package static func text(_ property: String, of object: UnsafeMutableRawPointer) -> String? {
        read(property, of: object, as: "gchararray") { g_value_get_string($0).map { String(cString: $0) } }
    }
}
