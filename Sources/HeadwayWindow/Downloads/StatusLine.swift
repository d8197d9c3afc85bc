import CGTK

/// The words below a download's bar: how it goes, or what went wrong.
///
/// A label lays its window out anew for each text, and figures change every second. So a text that fits in one line stands in an
/// inscription, whose size does not depend on what it says, and only a longer one in a label, which wraps.
@MainActor
struct StatusLine {
    private let figures: Item?
    private let sentence: Item?
    private var shown = ""

    /// Takes the two widgets of a row.
    init(_ interface: Interface) {
        figures = interface.find("figures")
        sentence = interface.find("status")
    }

    /// Shows a text in the widget that it fits.
    mutating func show(_ text: String) {
        guard text != shown else { return }
        shown = text
        let isShort = fits(text)
        (isShort ? figures : sentence)?.set(isShort ? "text" : "label", text)
        figures?.show(isShort)
        sentence?.show(!isShort)
    }

    /// Looks like an error, or like an aside.
    func setError(_ isError: Bool) {
        for item in [figures, sentence] {
            item?.setClass("error", isError)
            item?.setClass("dim-label", !isError)
        }
    }

    /// Whether a text has room in one line of the column; false before that is laid out.
    private func fits(_ text: String) -> Bool {
        guard let figures, let column = gtk_widget_get_parent(figures.widget),
            let layout = gtk_widget_create_pango_layout(figures.widget, text)
        else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var width: Int32 = 0
        pango_layout_get_pixel_size(layout, &width, nil)
        return width <= gtk_widget_get_width(column)
    }
}
