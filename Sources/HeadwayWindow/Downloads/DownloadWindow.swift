import CGTK
import Headway
import HeadwayCommandLine
import HeadwayDownloads

/// The window of `headway get --window`: the download page with the requested downloads.
@MainActor
final class DownloadWindow: SessionWindow {
    private(set) var status = ExitCode.interrupted.rawValue
    private let interface = Interface(PackageResources.download_window_ui)
    private let window: Item?
    private let page: DownloadPage
    private let options: GetOptions
    private var isClosing = false

    init(_ options: GetOptions) {
        self.options = options
        window = interface.find("window")
        page = DownloadPage(folder: options.folder, jobs: options.jobs)
        if let window, let root = page.root { gtk_window_set_child(window.pointer(), root.widget) }
    }

    func present() {
        guard let window else { return Session.quit() }
        Closing.handle(window) { [self] in await close() }
        page.onChange = { [weak self] in self?.closeWhenDone() }
        for request in options.requests { page.add(request).start() }
        // Who asked for downloads looks at them; a caret that blinks in the address's field would cost frames besides.
        page.rows.first?.focus()
        Session.present(window)
    }

    /// The outcome of the downloads, and the end of the window.
    private func close() async {
        isClosing = true
        status = Self.status(of: page.rows.map(\.download.snapshot)).rawValue
        await page.stop()
        Session.quit()
    }

    private func closeWhenDone() {
        let isDone = !page.rows.isEmpty && page.rows.allSatisfy { $0.download.snapshot.state == .completed }
        guard isDone, !isClosing else { return }
        isClosing = true
        Task {
            // Long enough to be seen.
            try? await Task.sleep(for: .seconds(1))
            await close()
        }
    }

    /// What is not complete when the window is closed counts as interrupted.
    private static func status(of snapshots: [DownloadSnapshot]) -> ExitCode {
        let failed = snapshots.compactMap(\.error).map { ExitCode($0) }
        guard failed.isEmpty else { return ExitCode.most(urgent: failed) }
        return snapshots.allSatisfy { $0.state == .completed } ? .success : .interrupted
    }
}
