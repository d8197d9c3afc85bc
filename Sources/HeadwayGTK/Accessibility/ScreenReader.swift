import CGTK
import CHeadwayGTK

/// What is announced to a screen reader: changing values, completion and failures.
///
/// From GTK 4.14 on GTK tells it both. Before, an object of ours on the accessibility bus does; where no reader is, none is
/// made. Readers decide themselves how often they speak (Orca: at most every ten seconds, and always at 100 per cent).
@MainActor
package final class ScreenReader {
    private let widget: Widget
    private let isBar: Bool
    /// The value that was there when the widget came on screen, or that was heard last; nobody is told of what stands still.
    private var known: Int?
    private var isShown = false
    private var bar: OpaquePointer?
    private var notice: OpaquePointer?

    /// Speaks for a widget: a progress bar to GTK, or a control that shows progress.
    init(_ widget: Widget, isBar: Bool) {
        self.widget = widget
        self.isBar = isBar
    }

    /// Calls a closure once a reader can hear this program; never where none comes.
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

    /// True where GTK sends the values of progress bars, and announcements, by itself.
    private static let isServedByGTK = gtk_get_major_version() > 4 || gtk_get_minor_version() >= 14

    /// The widget has come on screen: GTK tells of values only where an object is known, and a known parent makes it so.
    func shown() {
        if Self.isServedByGTK { headway_make_accessible_known(widget) }
    }

    /// A value is to be heard; nil ends the telling, as where the keyboard's focus is and the name tells it.
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

    /// Something has come to its end, or failed.
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
