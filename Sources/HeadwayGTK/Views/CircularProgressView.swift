import CGTK
public import Headway
import HeadwayHosting

/// A ring that shows how far something is, or that it goes on: the GTK widget `HeadwayCircularProgressView`.
///
/// Its natural size is its diameter. CSS knows it as `headway-circular`: a `color` that is set for it is its tint.
@MainActor
public final class CircularProgressView: IndicatorView<CircularIndicator> {
    private let peer: CircularPeer

    /// Makes a ring at 0; GTK must have been initialised.
    public convenience init() {
        self.init(CircularPeer.make())
    }

    /// Makes a handle on a widget of this type that is there already, as from GtkBuilder; nil for any other.
    public convenience init?(wrapping widget: UnsafeMutableRawPointer?) {
        guard let peer = CircularPeer.of(widget) else { return nil }
        self.init(peer)
    }

    private init(_ peer: CircularPeer) {
        self.peer = peer
        super.init(peer)
    }

    /// The whole look; what is nil is the theme's.
    public var style: CircularStyle {
        get { peer.style }
        set { peer.style = newValue }
    }

    /// Whether it shows its value or turns without one; setting it moves nothing.
    public var mode: IndicatorMode {
        get { driver.indicator.mode }
        set { peer.setMode(newValue, animated: false) }
    }

    /// Goes over to showing the value, or to turning without one.
    public func setMode(_ mode: IndicatorMode, animated: Bool, completion: CompletionHandler? = nil) {
        peer.setMode(mode, animated: animated, completion)
    }

    /// Shows the ring and has it turn; where it turns already nothing changes.
    public func startAnimating() {
        setMode(.indeterminate, animated: true)
        setHidden(false, animated: true)
    }

    /// Ends the turning: hides the ring, or shows its value where it is not to hide when stopped.
    public func stopAnimating() {
        if hidesWhenStopped { setHidden(true, animated: true) } else { setMode(.determinate, animated: true) }
    }

    /// True while it turns without a value, seen or not.
    public var isAnimating: Bool { mode == .indeterminate && !isHidden }

    /// Whether the ring hides when its animation is stopped; true at first.
    public var hidesWhenStopped: Bool {
        get { peer.hidesWhenStopped }
        set { peer.hidesWhenStopped = newValue }
    }

    /// From the middle to the line's middle in points, at least 0; it makes the natural size.
    public var radius: Double {
        get { peer.effectiveRadius }
        set { peer.radius = newValue.clamped(to: 0...10_000) }
    }

    /// The line's width in points, at most a quarter of the widget's; 0 draws nothing.
    public var strokeWidth: Double {
        get { peer.strokeWidth }
        set { style.thickness = newValue }
    }

    /// Whether the track shows.
    public var trackEnabled: Bool {
        get { style.showsTrack ?? (style.trackTint != nil) }
        set { style.showsTrack = newValue }
    }

    /// The colours that the turning arc goes through; empty is one colour.
    public var cycleColors: [Color] {
        get { style.tints }
        set { style.tints = newValue }
    }
}
