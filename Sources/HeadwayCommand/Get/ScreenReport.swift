import Glibc
import Headway
import HeadwayCommandLine
import HeadwayDownloads
import HeadwayTerminal

/// Shows downloads on the terminal: as rows if rows can be drawn, otherwise as lines.
struct ScreenReport {
    let downloads: [Download]
    let options: ScreenOptions
    let isQuiet: Bool

    init(_ downloads: [Download], mode: ScreenOptions.Mode, color: ScreenOptions.Switch, isQuiet: Bool) {
        self.isQuiet = isQuiet
        self.downloads = downloads
        var options = ScreenOptions()
        options.mode = mode
        options.color = color
        self.options = options
    }

    /// Runs all downloads to their ends.
    func run() async -> [ExitCode] {
        let screen = ProgressScreen(options: options)
        // If nothing is shown, nothing is sampled either.
        let rows: [ProgressHandle?] = downloads.map { download in
            guard options.mode != .silent else { return nil }
            return screen.add(.download(download.displayName), sampling: download.rowSource)
        }
        let codes = await ExitCode.all(downloads) { number, download in
            await end(of: download, rows[number], on: screen)
        }
        screen.finish()
        return codes
    }

    private func end(
        of download: Download, _ row: ProgressHandle?, on screen: ProgressScreen
    ) async -> ExitCode {
        do {
            _ = try await download.value
            tellRestart(of: download, on: screen)
            return .success
        } catch {
            guard error != .cancelled else { return .interrupted }
            // A row is truncated to the terminal's width, but a reason has to be readable in full.
            row?.remove()
            tellRestart(of: download, on: screen)
            if case .upToDate = error, isQuiet { return .success }
            screen.log("headway: \(Self.describe(error, of: download))")
            return ExitCode(error)
        }
    }

    /// Reports that received data had to be discarded.
    private func tellRestart(of download: Download, on screen: ProgressScreen) {
        guard !isQuiet, let reason = download.snapshot.restart else { return }
        screen.log("headway: \(download.request.redactedURL): started over: \(reason.message)")
    }

    /// One line that says which download failed, why, and whether it can be resumed.
    static func describe(_ error: DownloadError, of download: Download) -> String {
        let kept = error.isResumable && download.snapshot.received > 0
        return "\(download.request.redactedURL): \(error.message)"
            + (kept ? "; what was received is kept, and the same command resumes it" : "")
    }
}
