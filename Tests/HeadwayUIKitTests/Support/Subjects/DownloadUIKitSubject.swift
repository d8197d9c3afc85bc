import Headway
import HeadwayUIKit
import HostCases
@_spi(Double) import UIKit

/// A `DownloadView` for the shared cases.
final class DownloadUIKitSubject: UIKitSubject<DownloadView>, DownloadSubject {
    private(set) var taps: [DownloadState] = []

    init() {
        super.init(DownloadView(frame: .ring))
        view.onTap = { [weak self] _, state in self?.taps.append(state) }
    }

    func setProgress(_ progress: Double, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setProgress(Float(progress), animated: animated, completion: completion)
    }
    var progress: Double { Double(view.progress) }
    func setHidden(_ hidden: Bool, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setHidden(hidden, animated: animated, completion: completion)
    }
    func follow(_ source: any ProgressSource) { view.follow(progress: source) }
    func unfollow() { view.unfollow() }
    func follow(transfer: any Transfer) { view.follow(transfer) }
    var state: DownloadState { view.downloadState }
    func setState(_ state: DownloadState, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
        view.setState(state, animated: animated, completion: completion)
    }
    var isEnabled: Bool {
        get { view.isEnabled }
        set { view.isEnabled = newValue }
    }
    func tap() { view.touch() }
    func picture() -> [String] { view.drawn() }
}
