import CGTK
import Headway
import HeadwayDemo
import HeadwayGTK

/// The second of the originals' sample screens: download views in a list, and one alone.
@MainActor
final class ViewsPage: Page {
    let name = "views"
    let title = ProgramText.views.text()
    let root: Item?
    private let interface = Interface(PackageResources.views_ui)
    private let alone: DownloadView?
    private let rows: [Interface]
    private let views: [DownloadView]
    private let state: Item?
    private var clock: Task<Void, Never>?

    init() {
        root = interface.find("page")
        alone = interface.download("alone")
        state = interface.find("state")
        rows = (0..<12).map { _ in Interface(PackageResources.views_row_ui) }
        views = rows.compactMap { $0.download("view") }
        fill(interface.find("list"))
        let state = state
        alone?.onTap = { view, pressed in
            Self.advance(view, from: pressed)
            state?.set("label", "\(view.state)")
        }
        // As in the original: a fifth more every few seconds, then from the start again.
        clock = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                self?.advanceValues()
            }
        }
    }

    isolated deinit { clock?.cancel() }

    private func fill(_ list: Item?) {
        for (number, row) in rows.enumerated() {
            row.find("name")?.set("label", ProgramText.episode.text("\(number + 1)"))
            guard let list, let item = row.find("row") else { continue }
            gtk_list_box_append(list.opaque, item.widget)
        }
        for (number, view) in views.enumerated() {
            view.state = Self.cycle[number % Self.cycle.count]
            view.onTap = { Self.advance($0, from: $1) }
        }
    }

    private func advanceValues() {
        for view in views + [alone].compactMap({ $0 }) where view.state == .running {
            view.setProgress(view.progress >= 1 ? 0 : view.progress + 0.2, animated: true)
        }
    }

    private static let cycle: [DownloadState] = [.initial, .indeterminate, .running, .completed]

    private static func advance(_ view: DownloadView, from state: DownloadState) {
        let index = cycle.firstIndex(of: state) ?? 0
        view.setState(cycle[(index + 1) % cycle.count], animated: true)
    }
}
