#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// The two views that make up a bar, as in `UIProgressView`: the track and what lies over it.
///
/// They are real, so code that uses `subviews[1]` or `layer.sublayers![1]` finds what it wants to round or clip.
@MainActor
struct BarParts {
    let track = UIView()
    let bar = UIView()

    /// Adds both to a view, under the parts that a plan moves.
    func add(to view: UIView, _ layers: PlanLayers) {
        for part in [track, bar] {
            part.isUserInteractionEnabled = false
            part.isOpaque = false
            view.addSubview(part)
        }
        track.layer.addSublayer(layers.makeBack())
        bar.layer.addSublayer(layers.root)
        resize(to: view.bounds)
    }

    func resize(to bounds: CGRect) {
        for part in [track, bar] where part.frame != bounds { part.frame = bounds }
    }
}
#endif
