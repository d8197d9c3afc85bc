import CGTK
import FoundationEssentials
import Glibc
import HeadwayDownloads
import HeadwayGTK
import HeadwayHosting

/// A real download page: an address, and a row for each download.
@MainActor
final class DownloadPage: Page {
    let name = "download"
    let title = Wording.current[.download]
    let root: Item?
    /// Called when a download has ended or has been resumed.
    var onChange: (@MainActor () -> Void)?
    private(set) var rows: [DownloadRow] = []
    private let interface: Interface
    private let downloader: Downloader
    private let folder: String
    private var rowsInView: RowsInView?
    private var nextLook: Timer?

    /// Makes a page that downloads into a folder.
    init(folder: String = ".", jobs: Int = 3) {
        self.folder = folder
        downloader = Downloader(jobs: jobs, jobsPerHost: jobs)
        interface = Interface(PackageResources.download_ui)
        root = interface.find("page")
        let path = Self.abbreviated(URL(fileURLWithPath: folder).standardizedFileURL.path)
        interface.find("folder")?.set("label", path)
        let words = Wording.current
        interface.find("add")?.set("label", "_" + words[.download])
        interface.find("none")?.set("label", words[.noDownloads])
        interface.find("address")?.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, words[.address])
        interface.find("list")?.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, words[.downloads])
        for (id, signal) in [("add", "clicked"), ("address", "activate")] {
            interface.find(id)?.on(signal) { [weak self] in self?.addEntered() }
        }
        rowsInView = interface.find("list").flatMap { RowsInView($0) }
        root?.onDrop { [weak self] text in self?.addDropped(text) }
    }

    /// Adds a download, which its row starts.
    func add(_ request: DownloadRequest) -> DownloadRow {
        let row = DownloadRow(request, downloader) { [weak self] in
            self?.lookLater()
            self?.onChange?()
        }
        row.onRemove = { [weak self, weak row] in if let row { self?.remove(row) } }
        rows.append(row)
        if let list = interface.find("list"), let item = row.root {
            gtk_list_box_append(list.opaque, item.widget)
        }
        return row
    }

    /// All rows look at their figures at the same instants, so that one frame shows what is new in all of them.
    private func lookLater() {
        guard nextLook == nil, rows.contains(where: \.receives) else { return }
        nextLook = Timer(afterMilliseconds: 250) { [weak self] in
            guard let self else { return }
            nextLook = nil
            for row in rows { row.update() }
            lookLater()
        }
    }

    private func remove(_ row: DownloadRow) {
        rows.removeAll { $0 === row }
        if let list = interface.find("list"), let item = row.root { gtk_list_box_remove(list.opaque, item.widget) }
        onChange?()
    }

    /// Stops everything that is running and keeps what has been received; returns when that is on disk.
    func stop() async {
        for row in rows { row.download.cancel(.kept) }
        for row in rows { _ = try? await row.download.value }
    }

    /// A path with the user's home as a tilde.
    private static func abbreviated(_ path: String) -> String {
        guard let home = ProcessInfo.processInfo.environment["HOME"], home.count > 1, path.hasPrefix(home) else {
            return path
        }
        return "~" + path.dropFirst(home.count)
    }

    private func addEntered() {
        guard let entry = interface.find("address") else { return }
        // An address has no spaces; those around it were copied along.
        guard let address = entry.text("text").split(separator: " ").first else { return }
        add(DownloadRequest(url: String(address), destination: .folder(folder))).start()
        entry.set("text", "")
    }

    /// Links that were dragged here, one per line.
    private func addDropped(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("http") {
            add(DownloadRequest(url: String(line), destination: .folder(folder))).start()
        }
    }
}
