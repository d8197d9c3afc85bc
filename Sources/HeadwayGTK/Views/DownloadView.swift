import CGTK
public import Headway
public import HeadwayHosting

/// A button-sized control that shows a download and lets the user control it: the GTK widget `HeadwayDownloadView`.
///
/// It can be pressed with the pointer, with Space and Enter, and by assistive technology, and then emits `activate`. Its natural
/// size is 44 × 44 points, which is also its touch target. Its CSS name is `headway-download`.
///
///     let view = DownloadView()
///     view.follow(downloader.download(url, into: folder))  // states, progress, and what pressing means
///     view.onTap = { view, state in print(state) }  // a handle for the pressed view, and its state
@MainActor
public final class DownloadView: IndicatorView<DownloadIndicator> {
    private let peer: DownloadPeer

    /// Makes a view of a download that has not started; GTK must have been initialized.
    public convenience init() {
        self.init(DownloadPeer.make())
    }

    /// Makes a handle for an existing widget of this type, such as from GtkBuilder; nil for any other widget.
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

    /// The state; setting it is not animated.
    public var state: DownloadState {
        get { driver.indicator.state }
        set { peer.setState(newValue, animated: false) }
    }

    /// Changes to a state, starting from what is on screen.
    public func setState(_ state: DownloadState, animated: Bool, completion: CompletionHandler? = nil) {
        peer.setState(state, animated: animated, completion)
    }

    /// Changes to a state and waits for the end of the animation; true if it ran to its end.
    @discardableResult
    public func setState(_ state: DownloadState, animated: Bool) async -> Bool {
        await finished { setState(state, animated: animated, completion: $0) }
    }

    /// Whether it can be pressed: GTK's sensitivity.
    public var isEnabled: Bool {
        get { gtk_widget_get_sensitive(peer.widget) != 0 }
        set { gtk_widget_set_sensitive(peer.widget, newValue ? 1 : 0) }
    }

    /// Called on the main actor when it is pressed, with a handle for the view and the state in which it was pressed.
    ///
    /// A followed transfer has handled the press already. The handler may change, remove and destroy the view. It is given the
    /// view, so that it need not capture a handle: a handle that it captures strongly is never released.
    public var onTap: (@MainActor (_ view: DownloadView, _ state: DownloadState) -> Void)? {
        get { peer.onTap }
        set { peer.onTap = newValue }
    }

    /// Follows a transfer: its states, its progress and its actions, until something else is followed or `unfollow` is
    /// called.
    public func follow(_ transfer: any Transfer, taps policy: TapPolicy = .pausing) {
        driver.follow(transfer, taps: policy)
    }

    /// Follows a source of progress until something else is followed or `unfollow` is called; the state is still up to the app.
    public func follow(progress source: any ProgressSource) { peer.follow(source) }
}
