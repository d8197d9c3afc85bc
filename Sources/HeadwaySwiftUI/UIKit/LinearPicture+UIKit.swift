#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import HeadwayUIKit
import SwiftUI
import UIKit

/// A bar shown by UIKit's view, which Core Animation keeps moving while the app is busy.
struct LinearPicture: UIViewRepresentable {
    let value: Double?
    let buffer: Double
    let style: LinearStyle
    let tint: SwiftUI.Color?
    let track: SwiftUI.Color?

    func makeUIView(context: Context) -> LinearProgressView {
        let view = LinearProgressView(frame: .zero)
        view.takesInheritedTint = true
        show(on: view, animated: false)
        return view
    }

    func updateUIView(_ view: LinearProgressView, context: Context) { show(on: view, animated: true) }

    private func show(on view: LinearProgressView, animated: Bool) {
        if view.style != style { view.style = style }
        view.progressTintColor = style.namesColors ? nil : tint.map { UIColor($0) }
        view.trackTintColor = style.trackTint == nil ? track.map { UIColor($0) } : nil
        view.show(ProgressValue(value), buffer: buffer, animated: animated)
    }
}
#endif
