#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import HeadwayUIKit
import UIKit

/// One of the app's layers in one of our views.
@MainActor
@available(swift, deprecated: 5.9)
struct HostedLayer {
    let layer: any ACPLayerProtocol
    /// True if the app gave it a colour before passing the layer on; that is never overwritten.
    private let hasOwnColor: Bool

    init(_ layer: any ACPLayerProtocol) {
        self.layer = layer
        hasOwnColor = layer.colorLayer != nil || layer.layer.strokeColor != nil
    }

    /// False for the originals' own classes, which represent motions of the engine.
    var isForeign: Bool { !(layer is ACPMotionLayer) }

    var motion: DownloadMotion { (layer as? ACPMotionLayer)?.motion ?? .nothing }

    /// The colour that the app gave one of our motions, resolved for these traits.
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
        // Does what the app's layer forgets to do.
        layer.layer.removeFromSuperlayer()
    }
}

extension DownloadMotion {
    /// Makes room for one of the app's layers.
    static let nothing = DownloadMotion { _, _, _, _ in }

    /// The progress without the thin ring, which the app's pictures draw themselves (Sources.md#classic-download).
    static let ringAlone = DownloadMotion { drawing, progress, colors, size in
        let shape = ArcShape(
            center: size.center, radius: size.shorterSide / 2 - 3, width: 3, start: 0, sweep: 360 * progress)
        drawing.strokeArc(shape, colors.tint)
    }
}
#endif
