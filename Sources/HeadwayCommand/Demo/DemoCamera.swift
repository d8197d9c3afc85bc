import Foundation
import Headway
import HeadwayDownloads
import HeadwayFilm
import HeadwayHosting

/// A host that shows a download's two indicators on paper: it follows the download as a window would, 20 times a second,
/// and keeps the frames worth keeping.
@MainActor
final class DemoCamera: FrameHost {
    private(set) var cells: [ContactSheet.Cell] = []
    private(set) var seen: Set<DownloadState> = []

    private let clock = HostClock()
    private let view = IndicatorDriver(DownloadIndicator(style: DownloadStyle(theme: .classic)))
    private var bar = LinearIndicator(style: LinearStyle(theme: .classic))
    private var frame = Frame()
    private var lastState: DownloadState?
    private var lastTenth = 0
    private var framesInState = 0

    private static let viewSize = Size(width: 44, height: 44)
    private static let barSize = Size(width: 120, height: 4)
    private static let cellSize = Size(width: 136, height: 64)

    init(_ download: Download) {
        view.size = Self.viewSize
        view.attach(to: self)
        view.follow(download)
    }

    /// Starts the download after a first look at it, and films it to its end.
    func film(for download: Download) async -> Result<DownloadResult, DownloadError> {
        for _ in 0..<8 { await expose(download) }
        let end = Task { () -> Result<DownloadResult, DownloadError> in
            do throws(DownloadError) { return .success(try await download.value) } catch { return .failure(error) }
        }
        while ![.completed, .failed].contains(download.snapshot.state) { await expose(download) }
        for _ in 0..<8 { await expose(download) }
        return await end.value
    }

    /// Lets a twentieth of a second pass, and takes a picture.
    private func expose(_ download: Download) async {
        try? await Task.sleep(for: .milliseconds(50))
        view.tick()
        let now = clock.now
        bar.setProgress(.fraction(download.snapshot.fraction ?? 0), animated: true, at: now)
        view.render(into: &frame)
        let state = view.indicator.state
        seen.insert(state)
        let tenth = Int((view.indicator.progress ?? 0) * 10)
        framesInState = lastState == state ? framesInState + 1 : 0
        // Of each state the first frame, one on the way to it and one when it has arrived; of a running one each tenth.
        let isTelling = [0, 2, 7].contains(framesInState) || (state == .running && lastTenth != tenth)
        (lastState, lastTenth) = (state, tenth)
        guard isTelling else { return }
        keep(label: "\(state) \(frame.semantics.percent.map { "\($0)%" } ?? "")", at: now)
    }

    /// Puts both indicators of the moment into one cell.
    private func keep(label: String, at now: Instant) {
        var both = Drawing()
        let left = (Self.cellSize.width - Self.viewSize.width) / 2
        both.append(frame.drawing, origin: Point(x: left, y: 4))
        var barFrame = Frame()
        bar.render(at: now, size: Self.barSize, environment: Environment(), into: &barFrame)
        both.append(barFrame.drawing, origin: Point(x: (Self.cellSize.width - Self.barSize.width) / 2, y: 54))
        cells.append(ContactSheet.Cell(label: label, drawing: both, size: Self.cellSize, scale: 2))
    }

    var now: Instant { clock.now }

    // The camera takes its pictures at its own pace and has nobody to speak to.
    func setNeedsDisplay() {}
    func deliverFrames(_ delivery: FrameDelivery) {}
    func semanticsChanged(to semantics: Semantics) {}
    func announce(_ announcement: Announcement) {}
}
