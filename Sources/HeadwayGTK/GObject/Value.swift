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

    /// The texts of a value that holds a list of them.
    static func texts(_ value: UnsafePointer<GValue>) -> [String] {
        guard let list = g_value_get_boxed(value) else { return [] }
        let texts = list.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
        var found: [String] = []
        while let text = texts[found.count] { found.append(String(cString: text)) }
        return found
    }

    /// Puts texts into a value that holds a list of them; none at all is nil.
    static func setTexts(_ value: UnsafeMutablePointer<GValue>, _ texts: [String]) {
        guard !texts.isEmpty else { return g_value_set_boxed(value, nil) }
        let builder = g_strv_builder_new()
        texts.forEach { g_strv_builder_add(builder, $0) }
        g_value_take_boxed(value, g_strv_builder_end(builder))
        g_strv_builder_unref(builder)
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
