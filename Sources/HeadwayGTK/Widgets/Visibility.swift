import CGTK

/// Whether a widget can be seen: mapped, in a window that is not minimised, and not scrolled away.
///
/// GTK stops the frames of a minimised window but not of a widget that is scrolled out of its viewport.
@MainActor
final class Visibility {
    private let widget: Widget
    private let changed: @MainActor () -> Void
    private var viewports: [Widget] = []
    /// The signal that reports whether the window is minimised.
    private var window: OpaquePointer?
    private var layoutConnection: SignalConnection?
    private var isMinimised = false
    private(set) var isMapped = false
    private var isScrolledAway = false
    /// The number of frames until the position is checked again: scrolling is laid out within a frame or two.
    private var grace = 0

    /// Calls `changed` whenever `isOnScreen` may have changed.
    init(_ widget: Widget, changed: @escaping @MainActor () -> Void) {
        self.widget = widget
        self.changed = changed
    }

    /// True if frames would be visible.
    var isOnScreen: Bool { isMapped && !isMinimised && !isScrolledAway }

    /// Called when the widget is mapped: finds the viewports and the window that may hide it.
    func map() {
        isMapped = true
        grace = 2
        viewports = Self.viewports(around: widget)
        window = surface
        if let window {
            SharedSignal.follow("notify::state", of: UnsafeMutableRawPointer(window), for: widget) {
                $0.windowStateChanged()
            }
        }
        readState()
    }

    /// Called when the widget is unmapped.
    func unmap() {
        isMapped = false
        isMinimised = false
        comeBack()
        if let window { SharedSignal.unfollow("notify::state", of: UnsafeMutableRawPointer(window), for: widget) }
        window = nil
        viewports = []
        changed()
    }

    /// Checks whether the widget has left its viewports; called at each delivered frame.
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

    /// Checks whether the window is minimised.
    func readState() {
        // A popover's surface has no such state.
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

    /// A widget comes back into view by scrolling, or when other widgets make room: either lays out the window again,
    /// which only the window's clock reports.
    private func goAway() {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return }
        isScrolledAway = true
        layoutConnection = SignalConnection(UnsafeMutableRawPointer(clock), "layout") { [weak self] in
            guard let self, isInView else { return }
            comeBack()
            changed()
        }
        changed()
    }

    private func comeBack() {
        grace = 2
        isScrolledAway = false
        layoutConnection?.disconnect()
        layoutConnection = nil
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
