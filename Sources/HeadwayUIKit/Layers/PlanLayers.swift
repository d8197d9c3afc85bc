#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

/// The layers that play a view's plan: Core Animation animates them, even while the app is busy.
///
/// Nothing here depends on UIKit itself: the same layers would work in any view that has a layer.
@MainActor
final class PlanLayers {
    /// The layer that contains all parts.
    let root = CALayer()
    /// The layer that contains the track, if it has a view of its own.
    private(set) var back: CALayer?
    private var parts: [UInt8: any PlanPart] = [:]

    init() { root.actions = CALayer.noActions }

    /// Plays a plan from an instant on, replacing the previous one.
    ///
    /// The instant is on `CACurrentMediaTime`'s clock; `picture` returns a piece of artwork and its box.
    func play(
        _ plan: Plan, from instant: Instant, scale: Double,
        picture: (ArtName, Rect) -> (drawing: Drawing, box: Rect)?
    ) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        // All layers have the same ancestors and therefore the same time.
        let origin = root.convertTime(instant.seconds, from: nil)
        var gone = Set(parts.keys)
        for layer in plan.layers {
            let motion = PartMotion(layer, of: plan, scale: scale)
            gone.remove(motion.slot)
            let part = part(for: motion)
            if case .art(let name, let box) = motion.shape, let (drawing, place) = picture(name, box) {
                (part as? PartLayer)?.show(drawing, in: place)
            }
            part.play(motion, origin: origin)
        }
        for slot in gone { parts.removeValue(forKey: slot)?.layer.removeFromSuperlayer() }
        CATransaction.commit()
    }

    /// Separates the track from what lies over it, from the next plan on.
    func makeBack() -> CALayer {
        let layer = CALayer()
        layer.actions = CALayer.noActions
        back = layer
        return layer
    }

    /// Moves all parts within the view.
    func place(at point: CGPoint) {
        guard root.position != point else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.position = point
        CATransaction.commit()
    }

    func clear() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for part in parts.values { part.layer.removeFromSuperlayer() }
        parts = [:]
        CATransaction.commit()
    }

    private func part(for motion: PartMotion) -> any PlanPart {
        if let part = parts[motion.slot], part.shape == motion.shape { return part }
        parts[motion.slot]?.layer.removeFromSuperlayer()
        let part: any PlanPart =
            if case .wave(let course, let colors) = motion.shape {
                WaveLayer(course, colors: colors)
            } else {
                PartLayer(motion.shape)
            }
        parts[motion.slot] = part
        (motion.isTrack ? back ?? root : root).addSublayer(part.layer)
        return part
    }
}
#endif
