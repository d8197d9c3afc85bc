import CGTK
import Headway
import HeadwayGTK
import HeadwayHosting
import HostCases

/// A `DownloadView` for the shared cases.
final class DownloadGTKSubject: GTKSubject<DownloadIndicator>, DownloadSubject {
    private let view: DownloadView
    private(set) var taps: [DownloadState] = []

    init(on stage: Stage) async {
        view = DownloadView()
        view.style.theme = .classic
        await super.init(view, on: stage, width: 64, height: 64)
        view.onTap = { [weak self] _, state in self?.taps.append(state) }
    }

    func follow(_ source: any ProgressSource) { view.follow(progress: source) }
    func unfollow() { view.unfollow() }
    func follow(transfer: any Transfer) { view.follow(transfer) }
    var state: DownloadState { view.state }
    func setState(_ state: DownloadState, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setState(state, animated: animated, completion: completion)
    }
    var isEnabled: Bool {
        get { view.isEnabled }
        set { view.isEnabled = newValue }
    }
    /// Pointer and keys end here; that they do is seen from outside, by `InputTests`.
    func tap() { gtk_widget_activate(Stage.cast(view.widget)) }
    func picture() -> [String] { place.draw { RenderNode.text($0) } }
}
