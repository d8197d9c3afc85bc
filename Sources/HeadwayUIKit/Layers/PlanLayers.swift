#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

/// The layers that play a view's plan: Core Animation moves them, also while the app is busy.
///
/// Nothing here is UIKit's but the import: the same layers would do in any view that has a layer.
@MainActor
final class PlanLayers {
    /// What all parts lie in, to be placed in the view.
    let root = CALayer()
    private var parts: [UInt8: PartLayer] = [:]

    init() { root.actions = CALayer.noActions }

    /// Plays a plan from an instant on, in place of the one before, and begins where that one is.
    ///
    /// The instant counts on `CACurrentMediaTime`'s clock; `picture` answers with a piece of artwork and its box.
    func play(
        _ plan: Plan, from instant: Instant, scale: Double,
        picture: (ArtName, Rect) -> (drawing: Drawing, box: Rect)?
    ) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        // All layers have the same ancestors, and so the same time.
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

    /// Puts all parts elsewhere in the view.
    func place(at point: CGPoint) {
        guard root.position != point else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.position = point
        CATransaction.commit()
    }

    /// Takes all parts away.
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
