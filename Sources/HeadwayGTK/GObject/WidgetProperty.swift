import CGTK
import Headway

/// A GObject property of a widget: its specification, and how it is read and written.
struct WidgetProperty {
    let name: String
    let telling: Telling
    let makeSpecification: @MainActor () -> UnsafeMutablePointer<GParamSpec>?
    let get: @MainActor (WidgetPeer, UnsafeMutablePointer<GValue>) -> Void
    let set: @MainActor (WidgetPeer, UnsafePointer<GValue>) -> Void
    /// The present value, to be compared.
    let content: @MainActor (WidgetPeer) -> AnyHashable?

    /// Who tells of a new value.
    enum Telling {
        /// Whoever sets it, by `WidgetPeer.tellingChanges`.
        case whenSet
        /// The peer, which finds values that change by themselves.
        case byPeer
    }

    /// How a value is put into a generic one, and taken out of it.
    struct Passage<Content> {
        let store: @MainActor (Content, UnsafeMutablePointer<GValue>) -> Void
        let load: @MainActor (UnsafePointer<GValue>) -> Content
    }

    static let flags = GParamFlags(rawValue: G_PARAM_READWRITE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue)

    /// Makes a property of one kind of peer; a value that is there already is not set again.
    init<Peer: WidgetPeer, Content: Hashable>(
        _ name: String, _ telling: Telling, _ passage: Passage<Content>,
        _ specification: @escaping @MainActor () -> UnsafeMutablePointer<GParamSpec>?,
        get: @escaping @MainActor (Peer) -> Content, set: @escaping @MainActor (Peer, Content) -> Void
    ) {
        self.name = name
        self.telling = telling
        makeSpecification = specification
        self.get = { peer, value in if let peer = peer as? Peer { passage.store(get(peer), value) } }
        self.set = { peer, value in
            guard let peer = peer as? Peer else { return }
            let wanted = passage.load(value)
            guard wanted != get(peer) else { return }
            peer.tellingChanges { set(peer, wanted) }
        }
        content = { peer in (peer as? Peer).map { AnyHashable(get($0)) } }
    }
}
