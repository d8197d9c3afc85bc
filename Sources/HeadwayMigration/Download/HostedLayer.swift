#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import HeadwayUIKit
import UIKit

/// A layer of the app's in a view of ours.
@MainActor
@available(swift, deprecated: 5.9)
struct HostedLayer {
    let layer: any ACPLayerProtocol
    /// True when the app gave it a colour before it gave us the layer; it is never painted over then.
    private let hasOwnColor: Bool

    init(_ layer: any ACPLayerProtocol) {
        self.layer = layer
        hasOwnColor = layer.colorLayer != nil || layer.layer.strokeColor != nil
    }

    /// False for the originals' own classes, which stand for motions of the engine.
    var isForeign: Bool { !(layer is ACPMotionLayer) }

    var motion: DownloadMotion { (layer as? ACPMotionLayer)?.motion ?? .nothing }

    /// The colour that the app gave a motion of ours, as it is in these traits.
    func tint(in traits: UITraitCollection) -> Color? {
        (layer as? ACPMotionLayer)?.colorLayer.flatMap { Color($0, in: traits) }
    }

    func color(_ tint: UIColor) {
        if isForeign && !hasOwnColor { layer.updateColor(tint) }
    }

    func show(_ shows: Bool, in view: UIView) {
        guard isForeign else { return shows ? layer.start() : layer.stop() }
        guard shows else { return remove() }
        layer.updateFrame(view.bounds)
        color(view.tintColor)
        if layer.layer.superlayer !== view.layer { view.layer.addSublayer(layer.layer) }
        layer.layer.isHidden = false
        layer.start()
    }

    func remove() {
        layer.stop()
        layer.removeLayer()
        // What a layer of the app's forgets to do is done for it.
        layer.layer.removeFromSuperlayer()
    }
}

extension DownloadMotion {
    /// Leaves the place to a layer of the app's.
    static let nothing = DownloadMotion { _, _, _, _ in }

    /// The progress without the thin ring, which pictures of the app's draw themselves (Sources.md#classic-download).
    static let ringAlone = DownloadMotion { drawing, progress, colors, size in
        let shape = ArcShape(
            center: size.center, radius: size.shorterSide / 2 - 3, width: 3, start: 0, sweep: 360 * progress)
        drawing.strokeArc(shape, colors.tint)
    }
}
#endif
