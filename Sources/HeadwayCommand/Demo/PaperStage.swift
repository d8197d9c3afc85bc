import Headway
import HeadwayDemo
import HeadwayDownloads
import HeadwayHosting

/// A host that renders a download's two indicators without showing them, since the terminal has no pictures.
@MainActor
final class PaperStage: DemoStage, FrameHost {
    private let download: Download
    private let clock = HostClock()
    private let environment: Environment
    private let view = IndicatorDriver(DownloadIndicator(style: DownloadStyle(theme: .classic)))
    private var bar = LinearIndicator(style: LinearStyle(theme: .classic))

    private static let viewSize = Size(width: 44, height: 44)
    private static let barSize = Size(width: 120, height: 4)

    init(_ download: Download) {
        self.download = download
        var environment = Environment()
        environment.scale = 2
        self.environment = environment
        view.environment = environment
        view.size = Self.viewSize
        view.attach(to: self)
        view.follow(download)
    }

    func start() { download.start() }

    func look() -> DemoPicture? {
        view.tick()
        let now = clock.now
        bar.setProgress(.fraction(download.snapshot.fraction ?? 0), animated: true, at: now)
        var (viewFrame, barFrame) = (Frame(), Frame())
        view.withFrame { viewFrame = $0 }
        bar.render(at: now, size: Self.barSize, environment: environment, into: &barFrame)
        return DemoPicture(
            view: (viewFrame, Self.viewSize), bar: (barFrame, Self.barSize), environment: environment)
    }

    var now: Instant { clock.now }

    // The camera takes pictures at its own times, and nothing is announced.
    func setNeedsDisplay() {}
    func deliverFrames(_ delivery: FrameDelivery) {}
    func semanticsChanged(from old: Semantics, to new: Semantics) {}
    func announce(_ announcement: Announcement) {}
}
