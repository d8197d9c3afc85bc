import CGTK

/// GObject properties as any language reads and writes them.
@MainActor
enum Property {
    static func number(_ object: UnsafeMutableRawPointer, _ name: String) -> Double {
        read(object, name, "gdouble") { g_value_get_double($0) }
    }

    static func boolean(_ object: UnsafeMutableRawPointer, _ name: String) -> Bool {
        read(object, name, "gboolean") { g_value_get_boolean($0) != 0 }
    }

    static func text(_ object: UnsafeMutableRawPointer, _ name: String) -> String? {
        read(object, name, "gchararray") { g_value_get_string($0).map { String(cString: $0) } }
    }

    static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ number: Double) {
        write(object, name, "gdouble") { g_value_set_double($0, number) }
    }

    static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ flag: Bool) {
        write(object, name, "gboolean") { g_value_set_boolean($0, flag ? 1 : 0) }
    }

    static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ text: String) {
        write(object, name, "gchararray") { g_value_set_string($0, text) }
    }

    static func texts(_ object: UnsafeMutableRawPointer, _ name: String) -> [String] {
        read(object, name, "GStrv") { value in
            guard let list = g_value_get_boxed(value)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self) else {
                return []
            }
            var texts: [String] = []
            while let text = list[texts.count] { texts.append(String(cString: text)) }
            return texts
        }
    }

    static func set(_ object: UnsafeMutableRawPointer, _ name: String, texts: [String]) {
        let builder = g_strv_builder_new()
        texts.forEach { g_strv_builder_add(builder, $0) }
        write(object, name, "GStrv") { g_value_take_boxed($0, g_strv_builder_end(builder)) }
        g_strv_builder_unref(builder)
    }

    private static func read<T>(
        _ object: UnsafeMutableRawPointer, _ name: String, _ type: String,
        _ get: (UnsafeMutablePointer<GValue>) -> T
    ) -> T {
        var value = GValue()
        g_value_init(&value, g_type_from_name(type))
        defer { g_value_unset(&value) }
        g_object_get_property(Stage.cast(object), name, &value)
        return get(&value)
    }

    private static func write(
        _ object: UnsafeMutableRawPointer, _ name: String, _ type: String, _ set: (UnsafeMutablePointer<GValue>) -> Void
    ) {
        var value = GValue()
        g_value_init(&value, g_type_from_name(type))
        defer { g_value_unset(&value) }
        set(&value)
        g_object_set_property(Stage.cast(object), name, &value)
    }
}
