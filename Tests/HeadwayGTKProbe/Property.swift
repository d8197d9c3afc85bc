import CGTK
import HeadwayGTK

/// GObject properties as any language reads and writes them.
@MainActor
enum Property {
    static func number(_ object: UnsafeMutableRawPointer, _ name: String) -> Double {
        Value.read(name, of: object, as: "gdouble") { g_value_get_double($0) }
    }

    static func boolean(_ object: UnsafeMutableRawPointer, _ name: String) -> Bool {
        Value.read(name, of: object, as: "gboolean") { g_value_get_boolean($0) != 0 }
    }

    static func text(_ object: UnsafeMutableRawPointer, _ name: String) -> String? {
        Value.read(name, of: object, as: "gchararray") { g_value_get_string($0).map { String(cString: $0) } }
    }

    static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ number: Double) {
        Value.write(name, of: object, as: "gdouble") { g_value_set_double($0, number) }
    }

    static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ flag: Bool) {
        Value.write(name, of: object, as: "gboolean") { g_value_set_boolean($0, flag ? 1 : 0) }
    }

    static func set(_ object: UnsafeMutableRawPointer, _ name: String, _ text: String) {
        Value.write(name, of: object, as: "gchararray") { g_value_set_string($0, text) }
    }

    static func texts(_ object: UnsafeMutableRawPointer, _ name: String) -> [String] {
        Value.read(name, of: object, as: "GStrv") { Value.texts($0) }
    }

    static func set(_ object: UnsafeMutableRawPointer, _ name: String, texts: [String]) {
        Value.write(name, of: object, as: "GStrv") { Value.setTexts($0, texts) }
    }
}
