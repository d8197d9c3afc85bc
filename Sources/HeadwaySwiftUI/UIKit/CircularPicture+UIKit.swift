#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import HeadwayUIKit
import SwiftUI
import UIKit

/// A ring shown by UIKit's view, which Core Animation keeps moving while the app is busy.
struct CircularPicture: UIViewRepresentable {
    let value: Double?
    let diameter: CGFloat
    let style: CircularStyle
    let tint: SwiftUI.Color?
    let track: SwiftUI.Color?

    func makeUIView(context: Context) -> CircularProgressView {
        let view = CircularProgressView(frame: .zero)
        view.takesInheritedTint = true
        show(on: view, animated: false)
        return view
    }

    func updateUIView(_ view: CircularProgressView, context: Context) { show(on: view, animated: true) }

    private func show(on view: CircularProgressView, animated: Bool) {
        view.radius = diameter / 2
        if view.style != style { view.style = style }
        let color = style.namesColors ? nil : tint.map { UIColor($0) }
        if view.progressTintColor != color { view.progressTintColor = color }
        view.trackTintColor = style.trackTint == nil ? track.map { UIColor($0) } : nil
        view.show(ProgressValue(value), animated: animated)
    }
}
#endif
