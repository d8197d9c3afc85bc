import CGTK
import FoundationEssentials
import Headway
import HeadwayDownloads
import HeadwayGTK
import HeadwayHosting

/// One download of the page: its view, a bar, its name, its status, and what can be done about it.
@MainActor
final class DownloadRow {
    /// The download; a new one if the user has decided what to do about an existing file.
    private(set) var download: Download
    let root: Item?
    /// The view, which shows the states and is pressed to control the download.
    let view: DownloadView?
    let bar: LinearProgressView?
    /// Called when the row has to leave the list.
    var onRemove: (@MainActor () -> Void)?
    private var request: DownloadRequest
    private let downloader: Downloader
    private let interface: Interface
    private var status: StatusLine
    private let changed: @MainActor () -> Void
    private var throughput: Throughput?
    private let clock = HostClock()
    private var shown: DownloadSnapshot?
    private var shownName = ""
    private var shownAt = Instant.zero
    private var watch: Task<Void, Never>?

    /// The buttons that have an icon instead of text.
    private static let iconButtons = [("cancel", Word.cancel), ("remove", .remove), ("folder", .showFolder)]
    /// Those that have text.
    private static let textButtons = [("overwrite", Word.overwrite), ("rename", .keepBoth)]

    /// Makes a row; `changed` is called whenever the download's state has changed.
    init(_ request: DownloadRequest, _ downloader: Downloader, changed: @escaping @MainActor () -> Void) {
        self.request = request
        self.downloader = downloader
        self.changed = changed
        download = downloader.download(request)
        interface = Interface(PackageResources.download_row_ui)
        status = StatusLine(interface)
        root = interface.find("row")
        view = interface.download("view")
        bar = interface.bar("bar")
        view?.follow(RowTransfer(download: download))
        view?.onTap = { [weak self] _, state in self?.pressed(state) }
        for (id, word) in Self.textButtons { interface.find(id)?.set("label", Wording.current[word]) }
        for (id, word) in Self.iconButtons { interface.find(id)?.set("tooltip-text", Wording.current[word]) }
        button("cancel") { $0.download.cancel(.kept) }
        button("remove") { $0.onRemove?() }
        button("folder") { $0.open(folder: true) }
        button("overwrite") { $0.overwrite() }
        button("rename") { $0.keepBoth() }
        show(download.snapshot)
    }

    isolated deinit { watch?.cancel() }

    /// Starts the download, and follows it.
    func start() {
        download.start()
        follow()
    }

    /// Gives the view the keyboard's focus.
    func focus() {
        if let view = interface.find("view") { gtk_widget_grab_focus(view.widget) }
    }

    private func button(_ id: String, _ action: @escaping @MainActor (DownloadRow) -> Void) {
        interface.find(id)?.on("clicked") { [weak self] in if let self { action(self) } }
    }

    /// The press has already controlled the download; a finished one is opened, a cancelled or failed one is restarted.
    private func pressed(_ state: DownloadState) {
        switch state {
        case .initial, .failed: follow()
        case .completed: open(folder: false)
        default: break
        }
    }

    private func follow() {
        watch?.cancel()
        watch = Task { [weak self, download] in
            for await snapshot in download.stateChanges { self?.show(snapshot) }
            // The last state may be newer than the last one of the stream.
            if !Task.isCancelled { self?.show(download.snapshot) }
        }
    }

    // MARK: - An existing file

    private func overwrite() {
        request.existing = .overwrite
        startAnew()
    }

    private func keepBoth() {
        guard let path = existingPath else { return }
        request.destination = .file(FreeName.beside(path))
        startAnew()
    }

    private var existingPath: String? {
        if case .fileExists(let path)? = download.snapshot.error { path } else { nil }
    }

    private func startAnew() {
        download = downloader.download(request)
        view?.follow(RowTransfer(download: download))
        start()
    }

    // MARK: - A downloaded file

    private func open(folder: Bool) {
        Task { [download] in
            guard let path = try? await download.value.path else { return }
            let url = URL(fileURLWithPath: path)
            gtk_show_uri(
                nil, (folder ? url.deletingLastPathComponent() : url).absoluteString, guint32(GDK_CURRENT_TIME))
        }
    }

    // MARK: - What is shown

    /// Figures that change faster cannot be read, and each change lays out the window again: a second (chosen by eye),
    /// less the time by which a check may be early.
    private static let readingTime = TimeSpan.seconds(0.9)

    /// Whether bytes come, so that there are new figures to look at.
    var receives: Bool { shown?.phase == .receiving }

    /// Takes a sample of the bytes, and shows new figures if the last have been read.
    func update() {
        guard receives else { return }
        let snapshot = download.snapshot
        if clock.now - shownAt >= Self.readingTime { show(snapshot) } else { measure(snapshot) }
    }

    private func show(_ snapshot: DownloadSnapshot) {
        measure(snapshot)
        let text = DownloadText(snapshot, throughput, of: download)
        let isNews = shown?.state != snapshot.state || shown?.phase != snapshot.phase || text.name != shownName
        (shown, shownName, shownAt) = (snapshot, text.name, clock.now)
        status.show(text.status)
        if isNews { showState(snapshot, text) }
        changed()
    }

    /// Shows what does not change while bytes arrive.
    private func showState(_ snapshot: DownloadSnapshot, _ text: DownloadText) {
        let hasFailed = snapshot.state == .failed
        interface.find("name")?.set("label", text.name)
        interface.find("name")?.set("tooltip-text", text.name)
        for id in ["view", "bar"] { interface.find(id)?.setClass("error", hasFailed) }
        status.setError(hasFailed)
        bar?.accessibilityLabel = text.name
        view?.accessibilityLabel = text.name
        view?.accessibilityValue = snapshot.phase == .queued ? text.status : nil
        root?.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, text.name)
        // The error belongs to the row, and is read out with whatever gets the focus first.
        for item in [root, interface.find("view")] {
            item?.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hasFailed ? text.status : "")
        }
        showBar(snapshot)
        showButtons(snapshot, text.name)
    }

    /// The bar samples the bytes itself while they arrive; a download that is not running shows how far it got.
    private func showBar(_ snapshot: DownloadSnapshot) {
        let isQueued = snapshot.phase == .queued
        bar?.mode = snapshot.state == .indeterminate && !isQueued ? .indeterminate : .determinate
        if snapshot.state == .running, !isQueued {
            bar?.follow(download.counter)
        } else {
            bar?.unfollow()
            bar?.progress = snapshot.fraction ?? 0
        }
    }

    private func showButtons(_ snapshot: DownloadSnapshot, _ name: String) {
        let runs = snapshot.state == .running || snapshot.state == .indeterminate
        interface.find("cancel")?.show(runs)
        interface.find("remove")?.show(!runs)
        interface.find("folder")?.show(snapshot.state == .completed)
        interface.find("choices")?.show(existingPath != nil)
        // A button's name says which download it is for.
        for (id, word) in Self.iconButtons + Self.textButtons {
            interface.find(id)?.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "\(Wording.current[word]): \(name)")
        }
    }

    /// Speed starts over with each run: what was there before does not count.
    private func measure(_ snapshot: DownloadSnapshot) {
        guard snapshot.phase == .receiving else {
            throughput = nil
            return
        }
        if throughput == nil { throughput = Throughput(completed: snapshot.received, at: clock.now) }
        throughput?.sample(completed: snapshot.received, total: snapshot.total, at: clock.now)
    }
}
