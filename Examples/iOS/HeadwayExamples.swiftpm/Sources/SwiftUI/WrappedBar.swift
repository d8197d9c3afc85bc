import HeadwayUIKit
import SwiftUI
import UIKit

/// UIKit's bar in SwiftUI, as an app has it that wrapped the original.
struct WrappedBar: UIViewRepresentable {
    let value: Double
    let color: Color
    @Environment(\.isEnabled) private var isEnabled

    func makeUIView(context: Context) -> LinearProgressView {
        let bar = LinearProgressView()
        bar.style = LinearStyle(theme: .material3)
        bar.backwardProgressAnimationMode = .animate
        return bar
    }

    func updateUIView(_ bar: LinearProgressView, context: Context) {
        bar.progressTintColor = UIColor(color)
        bar.alpha = isEnabled ? 1 : 0.4
        bar.setProgress(Float(value), animated: true)
    }
}
