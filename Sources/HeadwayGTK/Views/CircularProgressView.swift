import CGTK
public import Headway
public import HeadwayHosting

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

    /// Follows a source of progress until another is followed or `unfollow` is called: a `ProgressCounter` that is advanced
    /// from any thread, or Foundation's `Progress` as `ObservedProgress` of `HeadwayFoundation`.
    ///
    /// It is looked at ten times a second at most, and its value is moved to.
    public func follow(_ source: any ProgressSource) { peer.follow(source) }

    /// Whether it shows its value or turns without one; setting it moves nothing.
    public var mode: IndicatorMode {
        get { driver.indicator.mode }
        set { peer.setMode(newValue, animated: false) }
    }

    /// Goes over to showing the value, or to turning without one.
    public func setMode(_ mode: IndicatorMode, animated: Bool, completion: CompletionHandler? = nil) {
        peer.setMode(mode, animated: animated, completion)
    }

    /// Goes over to showing the value, or to turning without one, and waits for the end of the change.
    @discardableResult
    public func setMode(_ mode: IndicatorMode, animated: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            setMode(mode, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Lets the indeterminate mode move, as it does from the start, and shows the ring where it was stopped.
    ///
    /// The completion is called when the line has grown to its width.
    public func startAnimating(completion: CompletionHandler? = nil) { peer.setAnimating(true, completion) }

    /// Stops it: the line thins out where `hidesWhenStopped`, else the indeterminate mode leaves its track.
    ///
    /// The completion is called when the ring is gone or still. `isHidden` does not change.
    public func stopAnimating(completion: CompletionHandler? = nil) { peer.setAnimating(false, completion) }

    /// Whether it was not stopped since it was made or started, seen or not.
    public var isAnimating: Bool { peer.activity.isAnimating }

    /// Whether a stopped ring vanishes; true at first.
    public var hidesWhenStopped: Bool {
        get { peer.activity.hidesWhenStopped }
        set { peer.setHidesWhenStopped(newValue) }
    }

    /// From the middle to the outer edge in points, at least 5; NaN is ignored.
    ///
    /// Twice the radius is the natural size. A ring whose radius was set is drawn so, in the middle of a larger widget; one
    /// that was left to its theme fills the widget.
    public var radius: Double {
        get { peer.effectiveRadius }
        set { peer.tellingChanges { peer.radius = newValue } }
    }
}
