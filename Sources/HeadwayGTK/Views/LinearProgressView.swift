import CGTK
public import Headway
public import HeadwayHosting

/// A bar that shows how far something is, or that it goes on: the GTK widget `HeadwayLinearProgressView`.
///
/// Its height is the bar's thickness; it takes the width that it is given. CSS knows it as `headway-linear`: a `color`
/// that is set for it is its tint.
///
///     let bar = LinearProgressView()  // after gtk_init, on the main thread
///     bar.setProgress(0.6, animated: true) { finished in print(finished) }  // exactly once, later, on the main actor
@MainActor
public final class LinearProgressView: IndicatorView<LinearIndicator> {
    private let peer: LinearPeer

    /// Makes a bar at 0; GTK must have been initialised.
    public convenience init() {
        self.init(LinearPeer.make())
    }

    /// Makes a handle on a widget of this type that is there already, as from GtkBuilder; nil for any other.
    public convenience init?(wrapping widget: UnsafeMutableRawPointer?) {
        guard let peer = LinearPeer.of(widget) else { return nil }
        self.init(peer)
    }

    private init(_ peer: LinearPeer) {
        self.peer = peer
        super.init(peer)
    }

    /// The whole look; what is nil is the theme's.
    public var style: LinearStyle {
        get { peer.style }
        set { peer.style = newValue }
    }

    /// How much is at hand but not done, 0…1: out of range is clamped and NaN ignored.
    public var buffer: Double {
        get { driver.indicator.bufferValue }
        set { peer.setBuffer(newValue, animated: false) }
    }

    /// Sets how much is loaded ahead, clamped to 0…1; NaN leaves the last value.
    public func setBuffer(_ buffer: Double, animated: Bool, completion: CompletionHandler? = nil) {
        peer.setBuffer(buffer, animated: animated, completion)
    }

    /// Follows a source of progress until another is followed or `unfollow` is called: a `ProgressCounter` that is advanced
    /// from any thread, or Foundation's `Progress` as `ObservedProgress` of `HeadwayFoundation`.
    ///
    /// It is looked at ten times a second at most, and its value is moved to.
    public func follow(_ source: any ProgressSource) { peer.follow(source) }

    /// Whether it shows its value or moves without one; setting it moves nothing.
    public var mode: IndicatorMode {
        get { driver.indicator.mode }
        set { peer.setMode(newValue, animated: false) }
    }

    /// Goes over to showing the value, or to moving without one.
    public func setMode(_ mode: IndicatorMode, animated: Bool, completion: CompletionHandler? = nil) {
        peer.setMode(mode, animated: animated, completion)
    }

    /// Goes over to showing the value, or to moving without one, and waits for the end of the change.
    @discardableResult
    public func setMode(_ mode: IndicatorMode, animated: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            setMode(mode, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Lets the indeterminate mode move, as it does from the start.
    public func startAnimating() { peer.setAnimating(true) }

    /// Stops the indeterminate animation; only the track is shown.
    public func stopAnimating() { peer.setAnimating(false) }

    /// Whether the indeterminate mode moves, seen or not.
    public var isAnimating: Bool { driver.indicator.isAnimating }
}
