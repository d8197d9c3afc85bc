import CGTK
import Headway
import HeadwayDemo
import HeadwayGTK
import HeadwayHosting

/// The indicators of the gallery, one per row of a grid, with their names.
@MainActor
final class Specimens {
    private var bars: [(name: String, view: LinearProgressView)] = []
    private var rings: [(name: String, view: CircularProgressView)] = []
    private var downloads: [(name: String, view: DownloadView)] = []

    init() {
        bar(.determinate) { _ in }
        bar(.buffer) { $0.buffer = 0.8 }
        bar(.indeterminate, "disjoint") { $0.mode = .indeterminate }
        bar(.indeterminate, "web") {
            $0.style.motion = .web
            $0.mode = .indeterminate
        }
        bar(.indeterminate, "contiguous") {
            $0.style.motion = .contiguous
            $0.style.tints = [Color(hex: 0xE53935), Color(hex: 0x43A047), Color(hex: 0x1E88E5)]
            $0.mode = .indeterminate
        }
        bar(.wavy) { $0.style.wave = Wave() }
        bar(.gradient) {
            $0.style.thickness = 8
            $0.style.tints = [Color(hex: 0x7E57C2), Color(hex: 0xEC407A), Color(hex: 0xFFA726)]
        }
        ring(.determinate) { $0.style.showsTrack = true }
        ring(.wavy) {
            $0.style.showsTrack = true
            $0.radius = 24
            $0.style.wave = Wave(amplitude: 1.6, wavelength: 15)
        }
        for (name, motion) in [("retreat", CircularMotion.retreat), ("advance", .advance), ("star", .star)] {
            ring(.indeterminate, name) {
                $0.style.motion = motion
                $0.mode = .indeterminate
            }
        }
        for state in DownloadState.allCases {
            let view = DownloadView()
            view.state = state
            view.style.artwork = state.number % 2 == 0 ? .tray : .cloud
            downloads.append(("\(state)", view))
        }
    }

    private func bar(_ text: ProgramText, _ motion: String = "", _ look: (LinearProgressView) -> Void) {
        let view = LinearProgressView()
        let name = text.text(motion)
        view.accessibilityLabel = name
        look(view)
        bars.append((name, view))
    }

    private func ring(_ text: ProgramText, _ motion: String = "", _ look: (CircularProgressView) -> Void) {
        let view = CircularProgressView()
        let name = text.text(motion)
        view.accessibilityLabel = name
        look(view)
        rings.append((name, view))
    }

    /// Puts them into a grid: bars in a row each, rings and downloads side by side.
    func place(in grid: Item) {
        for (row, bar) in bars.enumerated() {
            attach(label(bar.name), to: grid, 0, row)
            let item = Item(bar.view.widget)
            item.set("hexpand", true)
            gtk_widget_set_valign(item.widget, GTK_ALIGN_CENTER)
            attach(item, to: grid, 1, row)
        }
        attach(label(ProgramText.circular.text()), to: grid, 0, bars.count)
        attach(line(rings.map { ($0.name, Item($0.view.widget)) }), to: grid, 1, bars.count)
        attach(label(Wording.current[.download]), to: grid, 0, bars.count + 1)
        attach(line(downloads.map { ($0.name, Item($0.view.widget)) }), to: grid, 1, bars.count + 1)
    }

    func setProgress(_ progress: Double) {
        for (_, view) in bars { view.setProgress(progress, animated: true) }
        for (_, view) in rings { view.setProgress(progress, animated: true) }
        for (_, view) in downloads { view.setProgress(progress, animated: true) }
    }

    func setTheme(_ theme: Theme) {
        for (_, view) in bars { view.style.theme = theme }
        for (_, view) in rings { view.style.theme = theme }
        for (_, view) in downloads { view.style.theme = theme }
    }

    func setTint(_ tint: Color?) {
        for (_, view) in bars { view.style.tint = tint }
        for (_, view) in rings { view.style.tint = tint }
        for (_, view) in downloads { view.style.tint = tint }
    }

    func setHidden(_ hidden: Bool) {
        for (_, view) in bars { view.setHidden(hidden, animated: true) }
        for (_, view) in rings { view.setHidden(hidden, animated: true) }
        for (_, view) in downloads { view.setHidden(hidden, animated: true) }
    }

    func setDirection(_ direction: GtkTextDirection) {
        let widgets = bars.map(\.view.widget) + rings.map(\.view.widget) + downloads.map(\.view.widget)
        for widget in widgets { gtk_widget_set_direction(Item(widget).widget, direction) }
    }

    private func label(_ text: String) -> Item {
        let label = Item(gtk_label_new(text))
        label.set("xalign", 0.0)
        label.set("wrap", true)
        label.set("max-width-chars", Int32(14))
        return label
    }

    /// Names above widgets, side by side on their own grid, and below one another in a narrow window.
    private func line(_ items: [(name: String, item: Item)]) -> Item {
        let box = Item(gtk_flow_box_new())
        gtk_flow_box_set_selection_mode(box.opaque, GTK_SELECTION_NONE)
        box.set("homogeneous", true)
        box.set("max-children-per-line", UInt32(items.count))
        box.set("hexpand", true)
        for (name, item) in items {
            let column = Item(gtk_box_new(GTK_ORIENTATION_VERTICAL, 4))
            gtk_widget_set_halign(item.widget, GTK_ALIGN_CENTER)
            column.append(item)
            column.append(Item(gtk_label_new(name)))
            gtk_widget_set_valign(column.widget, GTK_ALIGN_END)
            gtk_flow_box_insert(box.opaque, column.widget, -1)
            gtk_widget_set_focusable(gtk_widget_get_parent(column.widget), 0)
        }
        return box
    }

    private func attach(_ item: Item, to grid: Item, _ column: Int, _ row: Int) {
        gtk_grid_attach(grid.pointer(), item.widget, Int32(column), Int32(row), 1, 1)
    }
}
