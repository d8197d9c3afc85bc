import Headway
package import HeadwayDownloads
import HeadwayFilm

/// Samples a stage 20 times a second, and keeps the pictures worth keeping.
@MainActor
package final class DemoCamera {
    private var cells: [ContactSheet.Cell] = []
    private(set) var seen: Set<DownloadState> = []

    private let stage: any DemoStage
    private var lastState: DownloadState?
    private var lastTenth = 0
    private var picturesInState = 0

    package init(_ stage: any DemoStage) {
        self.stage = stage
    }

    /// Starts the download after a first picture of the stage, and films it to its end.
    ///
    /// Cancelling the task ends the download, and its partial file is discarded.
    package func film(_ download: Download) async -> Result<DownloadResult, DownloadError> {
        // A window takes a moment to appear.
        while !Task.isCancelled, stage.look() == nil { await Self.wait() }
        await expose(times: 16)
        guard !Task.isCancelled else { return .failure(.cancelled) }
        stage.start()
        // A download that the user cancels may be restarted, so only these two states are final.
        while !Task.isCancelled, ![.completed, .failed].contains(download.snapshot.state) { await expose() }
        guard !Task.isCancelled else {
            download.cancel(.discarded)
            // In a separate task, since this one would not wait until the files have been removed.
            _ = await Task { try? await download.value }.value
            return .failure(.cancelled)
        }
        await expose(times: 8)
        do throws(DownloadError) { return .success(try await download.value) } catch { return .failure(error) }
    }

    /// The pictures that were kept, side by side.
    var sheet: ContactSheet {
        let widest = cells.map { $0.size.width * $0.scale }.max() ?? 1
        return ContactSheet(cells, columns: Int(Self.sheetWidth / widest))
    }

    /// About the width of a sheet in pixels: what fits a screen.
    private static let sheetWidth = 1800.0

    private static func wait() async { try? await Task.sleep(for: .milliseconds(50)) }

    private func expose(times: Int) async {
        for _ in 0..<times where !Task.isCancelled { await expose() }
    }

    /// Waits a twentieth of a second, and takes a sample.
    private func expose() async {
        await Self.wait()
        if let picture = stage.look() { keep(picture) }
    }

    /// Keeps a picture if it shows something new.
    private func keep(_ picture: DemoPicture) {
        let state = picture.state
        seen.insert(state)
        let tenth = (picture.percent ?? 0) / 10
        picturesInState = lastState == state ? picturesInState + 1 : 0
        // For each state the first picture, one during the change and one at its end; while running, one per tenth.
        let isTelling = [0, 2, 7].contains(picturesInState) || (state == .running && lastTenth != tenth)
        (lastState, lastTenth) = (state, tenth)
        if isTelling { cells.append(picture.cell) }
    }
}
