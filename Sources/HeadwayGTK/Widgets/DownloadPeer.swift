import CGTK
import Headway
import HeadwayHosting

/// The Swift half of `HeadwayDownloadView`: a control that is pressed by pointer, key or assistive technology.
@MainActor
final class DownloadPeer: IndicatorPeer<DownloadIndicator> {
    static let ownClass = WidgetClass(
        name: "HeadwayDownloadView", cssName: "headway-download",
        properties: CommonProperties.of(DownloadPeer.self) + DownloadProperties.all,
        signals: [.activate, .completed], configure: { DownloadInput.configure($0, $1) }
    ) { DownloadPeer(widget: $0, of: $1, DownloadIndicator()) }

    /// The least side of what can be hit, and the natural size, in points.
    static let side = 44.0
    /// The least size that is asked for: a list's (Sources.md#classic-download: 30 × 30 cells), in points.
    static let minimumSide: Int32 = 16

    /// The app's handler.
    var onTap: (@MainActor (DownloadView, DownloadState) -> Void)?
    private var shownActions: SemanticActions?
    /// Whether the app lets it take the keyboard's focus, kept while it is hidden; nil while it is not.
    private var focusableWhenShown: gboolean?

    var style: DownloadStyle {
        get { driver.indicator.style }
        set {
            guard newValue != style else { return }
            tellingChanges { driver.setStyle(newValue) }
        }
    }

    override var watched: WatchedValues {
        var watched = super.watched
        watched.state = driver.indicator.state
        watched.mode = driver.indicator.progress == nil ? .indeterminate : .determinate
        return watched
    }

    override func initialized() {
        super.initialized()
        DownloadInput.install(on: self)
    }

    override func minimumAndNatural(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
        (Self.minimumSide, Int32(Self.side))
    }

    /// What can be hit is at least 44 points wide and high, round the middle of a smaller widget.
    override func contains(x: Double, y: Double) -> Bool {
        guard !isToHide else { return false }
        let (width, height) = extent
        let (beyondX, beyondY) = (max(0, Self.side - width) / 2, max(0, Self.side - height) / 2)
        return x >= -beyondX && x < width + beyondX && y >= -beyondY && y < height + beyondY
    }

    override func indicatorChanged() {
        super.indicatorChanged()
        followHiding()
    }

    /// A view that is hidden keeps its place and no more: it is neither focused nor pressed.
    private func followHiding() {
        if let focusable = focusableWhenShown {
            guard !isToHide else { return }
            focusableWhenShown = nil
            gtk_widget_set_focusable(widget, focusable)
        } else if isToHide {
            focusableWhenShown = gtk_widget_get_focusable(widget)
            gtk_widget_set_focusable(widget, 0)
            // Whoever was here goes on, as when GTK hides a widget.
            guard gtk_widget_has_focus(widget) != 0, let root = gtk_widget_get_root(widget) else { return }
            gtk_widget_child_focus(
                UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), GTK_DIR_TAB_FORWARD)
        }
    }

    override func semanticsChanged(from old: Semantics, to new: Semantics) {
        super.semanticsChanged(from: old, to: new)
        guard new.actions != shownActions else { return }
        shownActions = new.actions
        for (action, name) in DownloadInput.actions {
            gtk_widget_action_set_enabled(widget, name, new.actions.contains(action) ? 1 : 0)
        }
    }

    override func dispose() {
        super.dispose()
        onTap = nil
    }

    /// The default handler of `activate`: steers what is followed, then lets the app act on the state that was pressed.
    ///
    /// The app may destroy the widget within its handler. Whoever asks, a widget that is insensitive or hidden does not
    /// answer.
    func activated() {
        guard gtk_widget_is_sensitive(widget) != 0, !isToHide else { return }
        let state = driver.indicator.state
        driver.tap()
        onTap?(DownloadView(of: self), state)
    }
}
