import CGTK
import Headway

/// The GTypes of the views.
@MainActor
public enum WidgetTypes {
    /// Registers `HeadwayLinearProgressView`, `HeadwayCircularProgressView` and `HeadwayDownloadView` with GObject.
    ///
    /// Call it before GtkBuilder reads a file that names them. Further calls do nothing.
    public static func register() {
        // Their classes are initialised here: the first widget may be requested on another thread, where nothing is
        // done.
        for type in [LinearPeer.ownClass.type, CircularPeer.ownClass.type, DownloadPeer.ownClass.type] {
            g_type_class_ref(type)
        }
        Choices.all.forEach { g_type_ensure($0.type) }
    }
}

extension LinearPeer {
    static func make() -> LinearPeer { Parent.newPeer(of: ownClass) }

    static func of(_ widget: UnsafeMutableRawPointer?) -> LinearPeer? { Parent.peer(of: widget, ownClass) }
}

extension CircularPeer {
    static func make() -> CircularPeer { Parent.newPeer(of: ownClass) }

    static func of(_ widget: UnsafeMutableRawPointer?) -> CircularPeer? { Parent.peer(of: widget, ownClass) }
}

extension DownloadPeer {
    static func make() -> DownloadPeer { Parent.newPeer(of: ownClass) }

    static func of(_ widget: UnsafeMutableRawPointer?) -> DownloadPeer? { Parent.peer(of: widget, ownClass) }
}

extension Parent {
    /// The peer of a new widget, whose reference is still floating.
    fileprivate static func newPeer<Peer: WidgetPeer>(of widgetClass: WidgetClass) -> Peer {
        // Our types have no other peer.
        unsafeDowncast(peer(of: headway_new(widgetClass.type)), to: Peer.self)
    }

    /// The peer of a widget that may be of the class; nil for any other.
    fileprivate static func peer<Peer: WidgetPeer>(
        of widget: UnsafeMutableRawPointer?, _ widgetClass: WidgetClass
    ) -> Peer? {
        guard let widget, headway_is_a(widget, widgetClass.type) != 0 else { return nil }
        return peer(of: widget) as? Peer
    }
}
