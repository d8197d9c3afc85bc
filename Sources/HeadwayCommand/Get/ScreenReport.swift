import Foundation
import Headway
import HeadwayCommandLine
import HeadwayDownloads
import HeadwayTerminal

/// Shows downloads on the terminal: a row each where rows can be drawn, lines elsewhere.
struct ScreenReport {
    let downloads: [Download]
    let options: ScreenOptions

    init(_ downloads: [Download], mode: ScreenOptions.Mode, color: ScreenOptions.Switch) {
        self.downloads = downloads
        var options = ScreenOptions()
        options.mode = mode
        options.color = color
        self.options = options
    }

    /// Runs all downloads to their ends.
    func run() async -> [ExitCode] {
        let screen = ProgressScreen(options: options)
        let rows = downloads.map { download in
            screen.add(.download(download.displayName), sampling: download.rowSource)
        }
        let codes = await ExitCode.all(downloads) { number, download in
            await Self.end(of: download, rows[number], on: screen)
        }
        screen.finish()
        return codes
    }

    private static func end(
        of download: Download, _ row: ProgressHandle, on screen: ProgressScreen
    ) async -> ExitCode {
        do {
            _ = try await download.value
            return .success
        } catch {
            guard error != .cancelled else { return .interrupted }
            // A row is cut to the terminal's width; a reason has to be read whole.
            row.remove()
            screen.log("headway: \(describe(error, of: download))")
            return ExitCode(error)
        }
    }

    /// One line that says which download failed, why, and whether it can be gone on with.
    static func describe(_ error: DownloadError, of download: Download) -> String {
        let kept = error.isResumable && download.snapshot.received > 0
        return "\(download.request.redactedURL): \(error.message)"
            + (kept ? "; what was received is kept, and the same command goes on from there" : "")
    }
}
