import CGTK
public import Headway
import HeadwayHosting

/// A bar that shows how far along something is, or that it is in progress: the GTK widget `HeadwayLinearProgressView`.
///
/// Its height is the bar's thickness, and its width is flexible. Its CSS name is `headway-linear`; a `color` set for it is its
/// tint.
///
///     let bar = LinearProgressView()  // after gtk_init, on the main thread
///     bar.setProgress(0.6, animated: true) { finished in print(finished) }  // exactly once, later, on the main actor
@MainActor
public final class LinearProgressView: IndicatorView<LinearIndicator> {
    private let peer: LinearPeer

    /// Makes a bar at 0; GTK must have been initialized.
    public convenience init() {
        self.init(LinearPeer.make())
    }

    /// Makes a handle for an existing widget of this type, such as from GtkBuilder; nil for any other widget.
    public convenience init?(wrapping widget: UnsafeMutableRawPointer?) {
        guard let peer = LinearPeer.of(widget) else { return nil }
        self.init(peer)
    }

    private init(_ peer: LinearPeer) {
        self.peer = peer
        super.init(peer)
    }

    /// How much is loaded ahead, clamped to 0…1; NaN is ignored.
    public var buffer: Double {
        get { driver.indicator.bufferValue }
        set { peer.setBuffer(newValue, animated: false) }
    }

    /// Sets how much is loaded ahead, clamped to 0…1; NaN leaves the last value.
    public func setBuffer(_ buffer: Double, animated: Bool, completion: CompletionHandler? = nil) {
        peer.setBuffer(buffer, animated: animated, completion)
    }

    /// Starts the indeterminate animation, which is on initially.
    public func startAnimating() { peer.setAnimating(true) }

    /// Stops the indeterminate animation; only the track is shown.
    public func stopAnimating() { peer.setAnimating(false) }

    /// Whether the indeterminate mode is animated, whether visible or not.
    public var isAnimating: Bool { driver.indicator.isAnimating }
}
