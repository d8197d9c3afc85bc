import CGTK
public import Headway
import HeadwayHosting

/// A ring that shows how far along something is, or that it is in progress: the GTK widget
/// `HeadwayCircularProgressView`.
///
/// Its natural size is its diameter. Its CSS name is `headway-circular`; a `color` set for it is its tint.
@MainActor
public final class CircularProgressView: IndicatorView<CircularIndicator> {
    private let peer: CircularPeer

    /// Makes a ring at 0; GTK must have been initialised.
    public convenience init() {
        self.init(CircularPeer.make())
    }

    /// Makes a handle for an existing widget of this type, such as from GtkBuilder; nil for any other widget.
    public convenience init?(wrapping widget: UnsafeMutableRawPointer?) {
        guard let peer = CircularPeer.of(widget) else { return nil }
        self.init(peer)
    }

    private init(_ peer: CircularPeer) {
        self.peer = peer
        super.init(peer)
    }

    /// Starts the indeterminate animation, which is on initially, and shows the ring if it had been stopped.
    ///
    /// The completion is called when the line has grown to its width.
    public func startAnimating(completion: CompletionHandler? = nil) { peer.setAnimating(true, completion) }

    /// Stops it: if `hidesWhenStopped`, the line disappears, otherwise an indeterminate ring shows only its track.
    ///
    /// The completion is called when the ring has disappeared or stopped. `isHidden` does not change.
    public func stopAnimating(completion: CompletionHandler? = nil) { peer.setAnimating(false, completion) }

    /// Whether it is animating: it has not been stopped since it was created or started, whether visible or not.
    public var isAnimating: Bool { peer.activity.isAnimating }

    /// Whether a stopped ring is hidden; true by default.
    public var hidesWhenStopped: Bool {
        get { peer.activity.hidesWhenStopped }
        set { peer.setHidesWhenStopped(newValue) }
    }

    /// The distance from the centre to the outer edge in points, at least 5; NaN is ignored.
    ///
    /// The natural size is twice the radius. A ring whose radius has been set keeps it, in the middle of a larger widget;
    /// otherwise the ring fills the widget.
    public var radius: Double {
        get { peer.effectiveRadius }
        set { peer.tellingChanges { peer.radius = newValue } }
    }
}
