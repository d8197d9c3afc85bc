import CGTK
import CHeadwayGTK

/// What is announced to a screen reader: changing values, completion and failures.
///
/// GTK 4.14 and later send both. With earlier versions, an object of this library on the accessibility bus does; none is made
/// without a reader. Readers decide how often they speak (Orca: at most every ten seconds, and always at 100 per cent).
@MainActor
package final class ScreenReader {
    private let widget: Widget
    private let isBar: Bool
    /// The value when the widget appeared, or the one announced last; an unchanged value is not announced.
    private var known: Int?
    private var isShown = false
    private var bar: OpaquePointer?
    private var notice: OpaquePointer?

    /// Makes an announcer for a widget: a progress bar to GTK, or a control that shows progress.
    init(_ widget: Widget, isBar: Bool) {
        self.widget = widget
        self.isBar = isBar
    }

    /// Calls a closure once a reader can hear this program; never without a reader.
    package static func whenListening(_ action: @escaping @MainActor () -> Void) {
        actions.append(action)
        guard !isAwaited else { return }
        isAwaited = true
        headway_spoken_objects_begin {
            onMainActor(()) {
                let due = ScreenReader.actions
                ScreenReader.actions = []
                due.forEach { $0() }
            }
        }
    }
    private static var actions: [@MainActor () -> Void] = []
    private static var isAwaited = false

    /// True if GTK itself sends values of progress bars and announcements.
    private static let isServedByGTK = gtk_get_major_version() > 4 || gtk_get_minor_version() >= 14

    /// Called when the widget appears: GTK sends values only of objects that are known on the bus, and a known parent makes them so.
    func shown() {
        if Self.isServedByGTK { headway_make_accessible_known(widget) }
    }

    /// Announces a value; nil ends announcements, as for a focused control whose name contains the value.
    func hear(percent: Int?, of name: String) {
        let isFirst = !isShown
        isShown = true
        guard percent != known || isFirst else { return }
        known = percent
        if isFirst || (isBar && Self.isServedByGTK) { return }
        guard let percent else { return forgetBar() }
        let object = bar ?? headway_spoken_object_new(widget, false)
        bar = object
        headway_spoken_object_set_name(object, name)
        headway_spoken_object_set_percent(object, Int32(percent))
    }

    /// Announces completion or failure.
    func say(_ text: String) {
        if Self.isServedByGTK {
            guard let root = gtk_widget_get_root(widget) else { return }
            return headway_announce(UnsafeMutableRawPointer(root), text)
        }
        let object = notice ?? headway_spoken_object_new(widget, true)
        notice = object
        headway_spoken_object_say(object, text)
    }

    /// Stops announcing.
    func end() {
        isShown = false
        forgetBar()
        if let notice { headway_spoken_object_free(notice) }
        notice = nil
    }

    private func forgetBar() {
        if let bar { headway_spoken_object_free(bar) }
        bar = nil
    }
}
