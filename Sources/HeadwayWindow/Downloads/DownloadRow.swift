import CGTK
import Foundation
import Headway
import HeadwayDownloads
import HeadwayGTK
import HeadwayHosting

/// One download of the page: its view, a bar, its name, and how it goes.
@MainActor
final class DownloadRow {
    let download: Download
    let root: Item?
    /// The view, which shows the states and steers by presses.
    let view: DownloadView?
    let bar: LinearProgressView?
    private let interface: Interface
    private let changed: @MainActor () -> Void
    private var throughput: Throughput?
    private let clock = HostClock()
    private var watch: Task<Void, Never>?

    /// Makes a row; `changed` is called whenever the download has changed its state.
    init(_ download: Download, changed: @escaping @MainActor () -> Void) {
        self.download = download
        self.changed = changed
        interface = Interface(PackageResources.download_row_ui)
        root = interface.find("row")
        view = interface.download("view")
        bar = interface.bar("bar")
        // Nothing more is needed for it.
        view?.follow(download)
        view?.onTap = { [weak self] _, state in self?.pressed(state) }
        interface.find("cancel")?.on("clicked") { download.cancel(.kept) }
        show(download.snapshot)
    }

    isolated deinit { watch?.cancel() }

    /// Starts the download, and follows it.
    func start() {
        download.start()
        follow()
    }

    /// The press has steered the download already; a finished one is opened, a cancelled one starts anew.
    private func pressed(_ state: DownloadState) {
        switch state {
        case .initial: follow()
        case .completed: openFile()
        default: break
        }
    }

    private func follow() {
        watch?.cancel()
        watch = Task { [weak self, download] in
            for await snapshot in download.snapshots { self?.show(snapshot) }
            // The last state may be newer than what the stream ended with.
            self?.show(download.snapshot)
        }
    }

    private func openFile() {
        Task { [download] in
            guard let path = try? await download.value.path else { return }
            let file = g_file_new_for_path(path)
            defer { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }
            gtk_show_uri(nil, g_file_get_uri(file), guint32(GDK_CURRENT_TIME))
        }
    }

    private func show(_ snapshot: DownloadSnapshot) {
        measure(snapshot)
        let text = DownloadText(snapshot, throughput, of: download)
        interface.find("name")?.set("label", text.name)
        interface.find("status")?.set("label", text.status)
        showCancel(snapshot.state == .running || snapshot.state == .indeterminate)
        bar?.accessibilityLabel = text.name
        bar?.mode = snapshot.state == .indeterminate ? .indeterminate : .determinate
        if let fraction = snapshot.fraction { bar?.progress = fraction }
        view?.accessibilityLabel = "\(text.action) \(text.name)"
        changed()
    }

    /// The button keeps its place: a bar that becomes longer would look like progress.
    private func showCancel(_ isShown: Bool) {
        interface.find("cancel")?.set("opacity", isShown ? 1.0 : 0.0)
        interface.find("cancel")?.set("sensitive", isShown)
    }

    /// Speed begins anew with each run: what was there before is none.
    private func measure(_ snapshot: DownloadSnapshot) {
        guard snapshot.phase == .receiving else {
            throughput = nil
            return
        }
        if throughput == nil { throughput = Throughput(completed: snapshot.received, at: clock.now) }
        throughput?.sample(completed: snapshot.received, total: snapshot.total, at: clock.now)
    }
}
