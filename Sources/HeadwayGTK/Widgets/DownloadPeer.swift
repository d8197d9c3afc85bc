import CGTK
import Headway
import HeadwayHosting

/// The Swift half of `HeadwayDownloadView`: a control that is pressed by pointer, key or assistive technology.
@MainActor
final class DownloadPeer: IndicatorPeer<DownloadIndicator> {
    static let ownClass = WidgetClass(
        name: "HeadwayDownloadView", cssName: "headway-download", role: GTK_ACCESSIBLE_ROLE_BUTTON,
        properties: CommonProperties.of(DownloadPeer.self) + DownloadProperties.all,
        signals: [.activate, .completed], configure: { DownloadInput.configure($0, $1) }
    ) { DownloadPeer(widget: $0, of: $1, DownloadIndicator()) }

    /// The side of the area that can be pressed, in points: the minimum size and the natural one.
    static let side: Int32 = 44

    var onTap: (@MainActor (DownloadView, DownloadState) -> Void)?
    private var shownActions: SemanticActions?
    /// Whether the app lets it take the keyboard focus, saved while it is hidden; nil while it is not hidden.
    private var focusableWhenShown: gboolean?

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
        (Self.side, Self.side)
    }

    /// The area that can be pressed is the widget's own: outside it other widgets are pressed.
    override func contains(x: Double, y: Double) -> Bool { !isToHide && super.contains(x: x, y: y) }

    override var isComplete: Bool {
        switch driver.indicator.state {
        case .completed: true
        case .running: super.isComplete
        default: false
        }
    }

    override func inheritedPulse() { setUnknown(true) }

    // MARK: - Assistive technology

    /// The percentage in the name: while the widget has the focus every new name is read out, so it is updated as
    /// rarely as screen readers announce progress bars.
    private var namedPercent: (value: Int?, state: DownloadState, since: Instant)?
    private var spokenState: DownloadState?

    private var isFocused: Bool { gtk_widget_has_focus(widget) != 0 }

    /// A button that says what it does, to what, and how far along that is.
    override var accessibleContent: AccessibleContent {
        var content = super.accessibleContent
        let action = SpokenWords.action(semantics.actions)
        let state =
            driver.indicator.state == .running && valueText != nil
            ? valueText : SpokenWords.state(driver.indicator.state, percent: percentForName(content.percent))
        if accessibleState.isNamedByApp {
            content.description = SpokenWords.joined(action, state)
        } else {
            content.name = SpokenWords.joined(action, label, state)
        }
        return content
    }

    private func percentForName(_ percent: Int?) -> Int? {
        let state = driver.indicator.state
        if isFocused, let named = namedPercent, named.state == state, let old = named.value, let new = percent,
            abs(new - old) < 10 || now - named.since < .seconds(10)
        {
            return old
        }
        if namedPercent?.value != percent || namedPercent?.state != state { namedPercent = (percent, state, now) }
        return percent
    }

    /// The value while it is running, unless the widget has the focus and the name says it; completion or failure in
    /// words.
    override func speak() {
        let state = driver.indicator.state
        defer { spokenState = state }
        screenReader.hear(percent: state == .running && !isFocused ? semantics.percent : nil, of: label ?? name)
        guard let before = spokenState, before != state, !isFocused, state == .completed || state == .failed else {
            return
        }
        screenReader.say(
            SpokenWords.joined(label ?? SpokenWords.action(.download), SpokenWords.state(state, percent: nil)))
    }

    override func unmapped() {
        super.unmapped()
        spokenState = nil
    }

    // MARK: - Pressing

    override func indicatorChanged() {
        super.indicatorChanged()
        followHiding()
    }

    /// A hidden view only keeps its place: it can be neither focused nor pressed.
    private func followHiding() {
        if let focusable = focusableWhenShown {
            guard !isToHide else { return }
            focusableWhenShown = nil
            gtk_widget_set_focusable(widget, focusable)
        } else if isToHide {
            focusableWhenShown = gtk_widget_get_focusable(widget)
            gtk_widget_set_focusable(widget, 0)
            // The focus moves on, as when GTK hides a widget.
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

    /// The default handler of `activate`: controls what is followed, then lets the app act on the state in which it was
    /// pressed.
    ///
    /// The app may destroy the widget within its handler. An insensitive or hidden widget does not respond, whoever
    /// activates it.
    func activated() {
        guard gtk_widget_is_sensitive(widget) != 0, !isToHide else { return }
        let state = driver.indicator.state
        driver.tap()
        onTap?(DownloadView(of: self), state)
    }
}
