import CGTK

/// Generic values as GObject hands them around.
enum Value {
    /// Lends a body a zeroed array of values, and clears those that were set.
    static func withArray(_ count: Int, _ body: (UnsafeMutablePointer<GValue>) -> Void) {
        withUnsafeTemporaryAllocation(of: GValue.self, capacity: count) { buffer in
            buffer.initialize(repeating: GValue())
            guard let values = buffer.baseAddress else { return }
            body(values)
            for index in 0..<count where values[index].g_type != 0 { g_value_unset(values + index) }
        }
    }

    /// Reads a boolean property of an object.
    static func boolean(_ object: UnsafeMutableRawPointer, _ property: String) -> Bool {
        var value = GValue()
        g_value_init(&value, headway_type_boolean())
        defer { g_value_unset(&value) }
        g_object_get_property(gobject(object), property, &value)
        return g_value_get_boolean(&value) != 0
    }

    /// Reads a string property of an object.
    static func string(_ object: UnsafeMutableRawPointer, _ property: String) -> String? {
        var value = GValue()
        g_value_init(&value, g_type_from_name("gchararray"))
        defer { g_value_unset(&value) }
        g_object_get_property(gobject(object), property, &value)
        return g_value_get_string(&value).map { String(cString: $0) }
    }
}
