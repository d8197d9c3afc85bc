#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import HeadwayHosting
import HeadwayUIKit
import SwiftUI
import UIKit

/// A download shown by UIKit's control, which Core Animation keeps moving while the app is busy.
struct DownloadPicture: UIViewRepresentable {
    let subject: DownloadSubject
    let style: DownloadStyle
    let tint: SwiftUI.Color?
    let track: SwiftUI.Color?
    let isEnabled: Bool

    func makeUIView(context: Context) -> DownloadView {
        let view = DownloadView(frame: .zero)
        show(on: view, animated: false)
        return view
    }

    func updateUIView(_ view: DownloadView, context: Context) { show(on: view, animated: true) }

    private func show(on view: DownloadView, animated: Bool) {
        view.isEnabled = isEnabled
        if view.style != style { view.style = style }
        view.tintColor = tint.map { UIColor($0) }
        view.trackTint = track.map { UIColor($0) }
        let action = subject.action
        view.onTap = { _, _ in action() }
        if let transfer = subject.transfer {
            view.show(transfer, taps: subject.taps)
        } else {
            view.show(subject.state, ProgressValue(subject.progress), animated: animated)
        }
    }
}
#endif
