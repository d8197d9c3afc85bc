import CGTK
import Headway

/// A GObject property of a widget: its specification, and how it is read and written.
struct WidgetProperty {
    let makeSpecification: @MainActor () -> UnsafeMutablePointer<GParamSpec>?
    let get: @MainActor (WidgetPeer, UnsafeMutablePointer<GValue>) -> Void
    let set: @MainActor (WidgetPeer, UnsafePointer<GValue>) -> Void

    /// Who tells of a new value: the property when it is set, or the peer whenever it finds one.
    enum Telling {
        case whenSet
        case byPeer
    }

    private static let flags = GParamFlags(
        rawValue: G_PARAM_READWRITE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue)

    /// Makes a property of one kind of peer.
    private init<Peer: WidgetPeer>(
        _ specification: @escaping @MainActor () -> UnsafeMutablePointer<GParamSpec>?,
        get: @escaping @MainActor (Peer, UnsafeMutablePointer<GValue>) -> Void,
        set: @escaping @MainActor (Peer, UnsafePointer<GValue>) -> Void
    ) {
        makeSpecification = specification
        self.get = { peer, value in if let peer = peer as? Peer { get(peer, value) } }
        self.set = { peer, value in if let peer = peer as? Peer { set(peer, value) } }
    }

    /// A number within a range.
    static func number<Peer: WidgetPeer>(
        _ name: String, _ range: ClosedRange<Double>, default initial: Double, _ blurb: String,
        telling: Telling = .whenSet, get: @escaping @MainActor (Peer) -> Double,
        set: @escaping @MainActor (Peer, Double) -> Void
    ) -> WidgetProperty {
        WidgetProperty(
            { g_param_spec_double(name, nil, blurb, range.lowerBound, range.upperBound, initial, flags) },
            get: { (peer: Peer, value) in g_value_set_double(value, get(peer)) },
            set: { (peer: Peer, value) in
                let wanted = g_value_get_double(value)
                guard wanted != get(peer) else { return }
                set(peer, wanted)
                if telling == .whenSet { peer.notify(name) }
            })
    }

    /// A length in points; -1 leaves it to the theme.
    static func length<Peer: WidgetPeer>(
        _ name: String, _ blurb: String, get: @escaping @MainActor (Peer) -> Double?,
        set: @escaping @MainActor (Peer, Double?) -> Void
    ) -> WidgetProperty {
        number(
            name, -1...10_000, default: -1, blurb + "; -1 is the theme's", get: { (peer: Peer) in get(peer) ?? -1 },
            set: { set($0, $1 < 0 ? nil : $1) })
    }

    /// Yes or no.
    static func boolean<Peer: WidgetPeer>(
        _ name: String, default initial: Bool = false, _ blurb: String, telling: Telling = .whenSet,
        get: @escaping @MainActor (Peer) -> Bool, set: @escaping @MainActor (Peer, Bool) -> Void
    ) -> WidgetProperty {
        WidgetProperty(
            { g_param_spec_boolean(name, nil, blurb, initial ? 1 : 0, flags) },
            get: { (peer: Peer, value) in g_value_set_boolean(value, get(peer) ? 1 : 0) },
            set: { (peer: Peer, value) in
                let wanted = g_value_get_boolean(value) != 0
                guard wanted != get(peer) else { return }
                set(peer, wanted)
                if telling == .whenSet { peer.notify(name) }
            })
    }

    /// A text, or none.
    static func text<Peer: WidgetPeer>(
        _ name: String, _ blurb: String, get: @escaping @MainActor (Peer) -> String?,
        set: @escaping @MainActor (Peer, String?) -> Void
    ) -> WidgetProperty {
        WidgetProperty(
            { g_param_spec_string(name, nil, blurb, nil, flags) },
            get: { (peer: Peer, value) in
                if let text = get(peer) { g_value_set_string(value, text) } else { g_value_set_string(value, nil) }
            },
            set: { (peer: Peer, value) in
                let wanted = g_value_get_string(value).map { String(cString: $0) }
                guard wanted != get(peer) else { return }
                set(peer, wanted)
                peer.notify(name)
            })
    }

    /// A colour (`GdkRGBA`, which GtkBuilder reads from CSS's forms), or none.
    static func color<Peer: WidgetPeer>(
        _ name: String, _ blurb: String, get: @escaping @MainActor (Peer) -> Color?,
        set: @escaping @MainActor (Peer, Color?) -> Void
    ) -> WidgetProperty {
        WidgetProperty(
            { g_param_spec_boxed(name, nil, blurb, gdk_rgba_get_type(), flags) },
            get: { (peer: Peer, value) in
                guard let color = get(peer) else { return g_value_set_boxed(value, nil) }
                withUnsafePointer(to: GdkRGBA(color)) { g_value_set_boxed(value, $0) }
            },
            set: { (peer: Peer, value) in
                let wanted = g_value_get_boxed(value)
                    .map { Color($0.assumingMemoryBound(to: GdkRGBA.self).pointee) }
                guard wanted != get(peer) else { return }
                set(peer, wanted)
                peer.notify(name)
            })
    }

    /// One of a few names.
    static func choice<Peer: WidgetPeer>(
        _ name: String, _ choices: Choices, _ blurb: String, telling: Telling = .whenSet,
        get: @escaping @MainActor (Peer) -> Int32, set: @escaping @MainActor (Peer, Int32) -> Void
    ) -> WidgetProperty {
        WidgetProperty(
            { g_param_spec_enum(name, nil, blurb, choices.type, 0, flags) },
            get: { (peer: Peer, value) in g_value_set_enum(value, get(peer)) },
            set: { (peer: Peer, value) in
                let wanted = g_value_get_enum(value)
                guard wanted != get(peer) else { return }
                set(peer, wanted)
                if telling == .whenSet { peer.notify(name) }
            })
    }
}
