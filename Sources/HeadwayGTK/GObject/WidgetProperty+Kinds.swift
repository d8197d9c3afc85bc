import CGTK
import Headway

/// The kinds of properties that the widgets have.
extension WidgetProperty {
    /// A number within a range; NaN leaves the value unchanged.
    static func number<Peer: WidgetPeer>(
        _ name: String, _ range: ClosedRange<Double>, default initial: Double, _ blurb: String,
        telling: Telling = .whenSet, get: @escaping @MainActor (Peer) -> Double,
        set: @escaping @MainActor (Peer, Double) -> Void
    ) -> WidgetProperty {
        WidgetProperty(
            name, telling, Conversion(store: { g_value_set_double($1, $0) }, load: { g_value_get_double($0) }),
            { g_param_spec_double(name, nick(name), blurb, range.lowerBound, range.upperBound, initial, flags) },
            get: get, set: { if !$1.isNaN { set($0, $1) } })
    }

    /// A length in points; -1 means the theme's.
    static func length<Peer: WidgetPeer>(
        _ name: String, _ blurb: String, get: @escaping @MainActor (Peer) -> Double?,
        set: @escaping @MainActor (Peer, Double?) -> Void
    ) -> WidgetProperty {
        number(
            name, -1...10_000, default: -1, blurb + "; -1 is the theme's", get: { (peer: Peer) in get(peer) ?? -1 },
            set: { set($0, $1 < 0 ? nil : $1) })
    }

    /// A Boolean.
    static func boolean<Peer: WidgetPeer>(
        _ name: String, default initial: Bool = false, _ blurb: String, telling: Telling = .whenSet,
        get: @escaping @MainActor (Peer) -> Bool, set: @escaping @MainActor (Peer, Bool) -> Void
    ) -> WidgetProperty {
        WidgetProperty(
            name, telling,
            Conversion(store: { g_value_set_boolean($1, $0 ? 1 : 0) }, load: { g_value_get_boolean($0) != 0 }),
            { g_param_spec_boolean(name, nick(name), blurb, initial ? 1 : 0, flags) }, get: get, set: set)
    }

    /// An optional text.
    static func text<Peer: WidgetPeer>(
        _ name: String, _ blurb: String, get: @escaping @MainActor (Peer) -> String?,
        set: @escaping @MainActor (Peer, String?) -> Void
    ) -> WidgetProperty {
        WidgetProperty(
            name, .whenSet,
            Conversion(
                store: { text, value in
                    if let text { g_value_set_string(value, text) } else { g_value_set_string(value, nil) }
                }, load: { g_value_get_string($0).map { String(cString: $0) } }),
            { g_param_spec_string(name, nick(name), blurb, nil, flags) }, get: get, set: set)
    }

    /// An optional colour (`GdkRGBA`, which GtkBuilder parses as CSS does).
    static func color<Peer: WidgetPeer>(
        _ name: String, _ blurb: String, get: @escaping @MainActor (Peer) -> Color?,
        set: @escaping @MainActor (Peer, Color?) -> Void
    ) -> WidgetProperty {
        WidgetProperty(
            name, .whenSet,
            Conversion(
                store: { color, value in
                    guard let color else { return g_value_set_boxed(value, nil) }
                    withUnsafePointer(to: GdkRGBA(color)) { g_value_set_boxed(value, $0) }
                },
                load: { value in
                    g_value_get_boxed(value).map { Color($0.assumingMemoryBound(to: GdkRGBA.self).pointee) }
                }),
            { g_param_spec_boxed(name, nick(name), blurb, gdk_rgba_get_type(), flags) }, get: get, set: set)
    }

    /// Colours as CSS writes them, in a list of strings (`GStrv`, one a line in GtkBuilder); invalid ones are left out with
    /// a warning.
    static func colors<Peer: WidgetPeer>(
        _ name: String, _ blurb: String, get: @escaping @MainActor (Peer) -> [Color],
        set: @escaping @MainActor (Peer, [Color]) -> Void
    ) -> WidgetProperty {
        WidgetProperty(
            name, .whenSet,
            Conversion(
                store: { colors, value in Value.setTexts(value, colors.map(\.css)) },
                load: { value in
                    Value.texts(value).compactMap { text in
                        let color = Color(css: text)
                        if color == nil { headway_warn("\(name): “\(text)” is not a colour in CSS") }
                        return color
                    }
                }),
            { g_param_spec_boxed(name, nick(name), blurb, g_strv_get_type(), flags) }, get: get, set: set)
    }

    /// A property of the parent class whose values are numbered.
    static func overridden<Peer: WidgetPeer>(
        _ name: String, get: @escaping @MainActor (Peer) -> Int32, set: @escaping @MainActor (Peer, Int32) -> Void
    ) -> WidgetProperty {
        WidgetProperty(
            name, .whenSet, Conversion(store: { g_value_set_enum($1, $0) }, load: { g_value_get_enum($0) }),
            { nil }, get: get, set: set)
    }

    /// A choice of names.
    static func choice<Peer: WidgetPeer>(
        _ name: String, _ choices: Choices, _ blurb: String, telling: Telling = .whenSet,
        get: @escaping @MainActor (Peer) -> Int32, set: @escaping @MainActor (Peer, Int32) -> Void
    ) -> WidgetProperty {
        WidgetProperty(
            name, telling, Conversion(store: { g_value_set_enum($1, $0) }, load: { g_value_get_enum($0) }),
            { g_param_spec_enum(name, nick(name), blurb, choices.type, 0, flags) }, get: get, set: set)
    }
}
