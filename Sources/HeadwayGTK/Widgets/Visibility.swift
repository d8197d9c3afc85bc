import CGTK

/// Whether a widget can be seen: mapped, in a window that is not minimised, and not scrolled away.
///
/// GTK stops the frames of a minimised window but not of a widget that is scrolled out of its viewport.
@MainActor
final class Visibility {
    private let widget: Widget
    private let changed: @MainActor () -> Void
    private var viewports: [Widget] = []
    private var connections: [SignalConnection] = []
    private var scrolling: [SignalConnection] = []
    private var recheck: Timer?
    private var isMinimised = false
    private(set) var isMapped = false
    private var isScrolledAway = false
    /// Frames still to come before the place is looked at again: a scroll is laid out within a frame or two.
    private var grace = 0

    /// Calls `changed` whenever `isOnScreen` may have changed.
    init(_ widget: Widget, changed: @escaping @MainActor () -> Void) {
        self.widget = widget
        self.changed = changed
    }

    /// True where frames are worth their cost.
    var isOnScreen: Bool { isMapped && !isMinimised && !isScrolledAway }

    /// The widget has been mapped: looks for what may hide it.
    func map() {
        isMapped = true
        grace = 2
        viewports = Self.viewports(around: widget)
        if let surface = surface {
            connections.append(
                SignalConnection(UnsafeMutableRawPointer(surface), "notify::state") { [weak self] in self?.readState() })
        }
        readState()
    }

    /// The widget is being unmapped.
    func unmap() {
        isMapped = false
        isMinimised = false
        comeBack()
        connections.forEach { $0.disconnect() }
        connections = []
        viewports = []
        changed()
    }

    /// Looks whether the widget has left its viewports; called at each frame that is delivered.
    func checkPlace() {
        guard !viewports.isEmpty, isMapped else { return }
        if grace > 0 {
            grace -= 1
            return
        }
        if !isInView { goAway() }
    }

    private var surface: OpaquePointer? {
        gtk_widget_get_native(widget).flatMap { gtk_native_get_surface($0) }
    }

    private func readState() {
        // A popover has a surface without such a state.
        let state = surface.flatMap {
            headway_is_a(UnsafeMutableRawPointer($0), gdk_toplevel_get_type()) != 0 ? gdk_toplevel_get_state($0) : nil
        }
        isMinimised = (state?.rawValue ?? 0) & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
        changed()
    }

    private var isInView: Bool {
        viewports.allSatisfy { viewport in
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(widget, viewport, &bounds) != 0 else { return true }
            var view = graphene_rect_t(
                origin: graphene_point_t(x: 0, y: 0),
                size: graphene_size_t(
                    width: Float(gtk_widget_get_width(viewport)), height: Float(gtk_widget_get_height(viewport))))
            return graphene_rect_intersection(&bounds, &view, nil)
        }
    }

    private func goAway() {
        isScrolledAway = true
        for viewport in viewports {
            let scrollable = OpaquePointer(viewport)
            let adjustments = [gtk_scrollable_get_hadjustment(scrollable), gtk_scrollable_get_vadjustment(scrollable)]
            for case let adjustment? in adjustments {
                for signal in ["value-changed", "changed"] {
                    scrolling.append(
                        SignalConnection(UnsafeMutableRawPointer(adjustment), signal) { [weak self] in
                            self?.lookAgain()
                        })
                }
            }
        }
        changed()
        checkLater()
    }

    /// Other widgets may make room without a scroll; that is found within a second.
    private func checkLater() {
        recheck = Timer(afterMilliseconds: 1000) { [weak self] in
            guard let self else { return }
            recheck = nil
            if isInView { lookAgain() } else { checkLater() }
        }
    }

    private func lookAgain() {
        comeBack()
        changed()
    }

    private func comeBack() {
        grace = 2
        isScrolledAway = false
        recheck?.cancel()
        recheck = nil
        let connections = scrolling
        scrolling = []
        connections.forEach { $0.disconnect() }
    }

    private static func viewports(around widget: Widget) -> [Widget] {
        var found: [Widget] = []
        var parent = gtk_widget_get_parent(widget)
        while let ancestor = parent {
            if headway_is_a(ancestor, gtk_viewport_get_type()) != 0 { found.append(ancestor) }
            parent = gtk_widget_get_parent(ancestor)
        }
        return found
    }
}
