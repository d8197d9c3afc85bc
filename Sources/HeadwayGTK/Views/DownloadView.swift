import CGTK
public import Headway
public import HeadwayHosting

/// A download and what a user can do with it, in the space of a button: the GTK widget `HeadwayDownloadView`.
///
/// A control: it is pressed by pointer, by Space and Enter, and by assistive technology, and then emits `activate`. Its
/// natural size is 44 × 44 points, and so much can be hit where it is smaller. CSS knows it as `headway-download`.
///
///     let view = DownloadView()
///     view.follow(downloader.download(url, into: folder))  // states, progress, and what pressing means
///     view.onTap = { view, state in print(state) }  // a handle on the pressed view, and the state it was in
@MainActor
public final class DownloadView: IndicatorView<DownloadIndicator> {
    private let peer: DownloadPeer

    /// Makes a view of a download that has not begun; GTK must have been initialised.
    public convenience init() {
        self.init(DownloadPeer.make())
    }

    /// Makes a handle on a widget of this type that is there already, as from GtkBuilder; nil for any other.
    public convenience init?(wrapping widget: UnsafeMutableRawPointer?) {
        guard let peer = DownloadPeer.of(widget) else { return nil }
        self.init(peer)
    }

    convenience init(of peer: DownloadPeer) {
        self.init(peer)
    }

    private init(_ peer: DownloadPeer) {
        self.peer = peer
        super.init(peer)
    }

    /// The whole look; what is nil is the theme's.
    public var style: DownloadStyle {
        get { peer.style }
        set { peer.style = newValue }
    }

    /// What the download is doing; setting it moves nothing.
    public var state: DownloadState {
        get { driver.indicator.state }
        set { peer.setState(newValue, animated: false) }
    }

    /// Goes to a state from what is on screen.
    public func setState(_ state: DownloadState, animated: Bool, completion: CompletionHandler? = nil) {
        peer.setState(state, animated: animated, completion)
    }

    /// Goes to a state and waits for the end of the motion: true when it ran to its end.
    @discardableResult
    public func setState(_ state: DownloadState, animated: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            setState(state, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Whether it can be pressed: GTK's sensitivity.
    public var isEnabled: Bool {
        get { gtk_widget_get_sensitive(peer.widget) != 0 }
        set { gtk_widget_set_sensitive(peer.widget, newValue ? 1 : 0) }
    }

    /// Called on the main actor when it is pressed, with a handle on the view and the state that was pressed.
    ///
    /// A transfer that is followed has been steered before. The handler may change, remove and destroy the view. It gets
    /// its sender, so that it need not capture a handle: a handle that it captures strongly is never freed.
    public var onTap: (@MainActor (_ view: DownloadView, _ state: DownloadState) -> Void)? {
        get { peer.onTap }
        set { peer.onTap = newValue }
    }

    /// Follows a transfer: states, progress, and what pressing means; until something else is followed or `unfollow` is
    /// called.
    public func follow(_ transfer: any Transfer, taps policy: TapPolicy = .pausing) {
        driver.follow(transfer, taps: policy)
    }

    /// Follows a source of progress until something else is followed or `unfollow` is called; the states stay the app's.
    public func follow(progress source: any ProgressSource) { peer.follow(source) }
}
