import CGTK
import Headway

/// A GObject property of a widget: its specification, and how it is read and written.
struct WidgetProperty {
    let name: String
    let telling: Telling
    /// A new specification; nil for a property that overrides one of the parent's.
    let makeSpecification: @MainActor () -> UnsafeMutablePointer<GParamSpec>?
    let get: @MainActor (WidgetPeer, UnsafeMutablePointer<GValue>) -> Void
    let set: @MainActor (WidgetPeer, UnsafePointer<GValue>) -> Void
    /// The current value, for comparison.
    let content: @MainActor (WidgetPeer) -> AnyHashable?

    /// Who notifies of a new value.
    enum Telling {
        /// Whoever sets it, by `WidgetPeer.tellingChanges`.
        case whenSet
        /// The peer, which detects values that change by themselves.
        case byPeer
    }

    /// How a value is converted to and from a generic one.
    struct Conversion<Content> {
        let store: @MainActor (Content, UnsafeMutablePointer<GValue>) -> Void
        let load: @MainActor (UnsafePointer<GValue>) -> Content
    }

    /// Lax validation: a value out of range is clamped, as GtkProgressBar's function does, rather than refused with a
    /// warning.
    static let flags = GParamFlags(
        rawValue: G_PARAM_READWRITE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue | G_PARAM_LAX_VALIDATION.rawValue)

    /// A name for display: "Hides when stopped" for `hides-when-stopped`.
    static func nick(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst().map { $0 == "-" ? " " : String($0) }.joined()
    }

    /// Makes a property of one kind of peer; setting the current value again has no effect.
    init<Peer: WidgetPeer, Content: Hashable>(
        _ name: String, _ telling: Telling, _ conversion: Conversion<Content>,
        _ specification: @escaping @MainActor () -> UnsafeMutablePointer<GParamSpec>?,
        get: @escaping @MainActor (Peer) -> Content, set: @escaping @MainActor (Peer, Content) -> Void
    ) {
        self.name = name
        self.telling = telling
        makeSpecification = specification
        self.get = { peer, value in if let peer = peer as? Peer { conversion.store(get(peer), value) } }
        self.set = { peer, value in
            guard let peer = peer as? Peer else { return }
            let wanted = conversion.load(value)
            guard wanted != get(peer) else { return }
            peer.tellingChanges { set(peer, wanted) }
        }
        content = { peer in (peer as? Peer).map { AnyHashable(get($0)) } }
    }
}
