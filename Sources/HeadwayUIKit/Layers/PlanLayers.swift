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
    private var parts: [UInt8: PartLayer] = [:]

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
            guard let motion = PartMotion(layer, of: plan, scale: scale) else { continue }
            gone.remove(motion.slot)
            let part = part(for: motion)
            if case .art(let name, let box) = motion.shape, let (drawing, place) = picture(name, box) {
                part.show(drawing, in: place)
            }
            part.play(motion, origin: origin)
        }
        for slot in gone { parts.removeValue(forKey: slot)?.layer.removeFromSuperlayer() }
        CATransaction.commit()
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

    private func part(for motion: PartMotion) -> PartLayer {
        if let part = parts[motion.slot], part.shape == motion.shape { return part }
        parts[motion.slot]?.layer.removeFromSuperlayer()
        let part = PartLayer(motion.shape)
        parts[motion.slot] = part
        root.addSublayer(part.layer)
        return part
    }
}
#endif
