import CGTK
import HeadwayGTK

/// Leaves out of a list's picture the rows that are scrolled far away.
///
/// GTK passes all rows to its renderer, and the Cairo renderer goes through all of them in each frame. A transparent
/// row is left out; it keeps its place, its keyboard focus and its accessibility.
@MainActor
final class RowsInView {
    private let list: Item
    private let adjustment: OpaquePointer
    private var isAwaited = false

    /// Handles a list in a scrolled window; nil if it is not in one.
    init?(_ list: Item) {
        guard let window = gtk_widget_get_ancestor(list.widget, gtk_scrolled_window_get_type()),
            let vertical = gtk_scrolled_window_get_vadjustment(OpaquePointer(window))
        else { return nil }
        self.list = list
        adjustment = OpaquePointer(vertical)
        let item = Item(UnsafeMutableRawPointer(vertical))
        item.on("value-changed") { [weak self] in self?.look() }
        // Called before the rows are laid out.
        item.on("changed") { [weak self] in self?.lookLater() }
    }

    private func lookLater() {
        guard !isAwaited else { return }
        isAwaited = true
        Task { [weak self] in
            self?.isAwaited = false
            self?.look()
        }
    }

    /// Shows what is in view, and as much again above and below it.
    private func look() {
        let item = Item(UnsafeMutableRawPointer(adjustment))
        let (top, page) = (item.number("value"), item.number("page-size"))
        guard page > 0 else { return }
        var row = gtk_widget_get_first_child(list.widget)
        while let present = row {
            var bounds = graphene_rect_t()
            if gtk_widget_compute_bounds(present, list.widget, &bounds) != 0 {
                let (first, last) = (Double(bounds.origin.y), Double(bounds.origin.y + bounds.size.height))
                let isNear = last >= top - page && first <= top + 2 * page
                if (gtk_widget_get_opacity(present) > 0) != isNear { gtk_widget_set_opacity(present, isNear ? 1 : 0) }
            }
            row = gtk_widget_get_next_sibling(present)
        }
    }
}
