import Headway
import HeadwayDemo
import HeadwayGTK

/// The demonstration is filmed where it is shown.
extension DownloadRow: DemoStage {
    func look() -> DemoPicture? {
        guard let view, let bar, view.size.width > 0, bar.size.width > 0 else { return nil }
        return DemoPicture(
            view: (view.frame, view.size), bar: (bar.frame, bar.size), environment: view.environment)
    }
}
