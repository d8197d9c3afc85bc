#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import UIKit

/// The layers of a wave: a line behind a window, and the dots at its ends.
@MainActor
final class WaveLayer: PlanPart {
    let layer = CALayer()
    let shape: PartMotion.Shape
    /// What clips the line: the layer that contains it, or that layer's mask.
    let window: CALayer
    let line = CAShapeLayer()
    let ends = [WaveEndLayer(), WaveEndLayer()]

    init(_ course: WaveMotion.Course, colors: [Color]) {
        shape = .wave(course, colors: colors)
        line.fillColor = nil
        line.lineJoin = .round
        line.lineCap = .butt
        let holder: CALayer
        switch course {
        case .level(let axis, let breadth):
            holder = colors.isEmpty ? CALayer() : CALayer.gradient(colors, along: axis)
            window = holder
            holder.masksToBounds = true
            holder.bounds.size = CGSize(width: breadth, height: breadth)
            line.anchorPoint = .zero
        case .ring(let center, let radius, let reach):
            holder = CALayer()
            let ring = CAShapeLayer()
            ring.path = .arc(center: Point(x: 0, y: 0), radius: radius, start: 0, sweep: 360)
            ring.fillColor = nil
            ring.strokeColor = Color.black.cgColor
            ring.lineWidth = CGFloat(2 * reach)
            ring.lineCap = .butt
            holder.mask = ring
            window = ring
            layer.position = CGPoint(center)
        }
        holder.anchorPoint = .zero
        // Colours lie still in the window, and are seen where the line is.
        if colors.isEmpty { holder.addSublayer(line) } else { holder.mask = line }
        layer.addSublayer(holder)
        for end in ends { layer.addSublayer(end.layer) }
        for each in [layer, holder, window, line] { each.actions = CALayer.noActions }
    }

    func play(_ motion: PartMotion, origin: CFTimeInterval) {
        guard let wave = motion.wave else { return }
        layer.zPosition = CGFloat(motion.slot)
        for each in [layer, window, line] { each.removeAllAnimations() }
        for (property, number) in motion.numbers { layer.play(number, as: property, origin) }
        for (property, number) in wave.window { window.play(number, as: property, origin) }
        for (property, number) in wave.line { line.play(number, as: property, origin) }
        line.play(wave.outline, origin)
        line.play(wave.color, as: .stroke, origin)
        for (end, motion) in zip(ends, wave.ends) { end.play(motion, wave.color, origin) }
    }
}

/// A dot that follows a wave; see `WaveEnd`.
@MainActor
final class WaveEndLayer {
    /// From the outside in: the position, the rotation by position and by phase, half the amplitude, and both rotations
    /// back.
    let layer = CALayer()
    private let turned = CALayer()
    private let further = CALayer()
    private let back = CALayer()
    private let furtherBack = CALayer()
    private let crest = CALayer()
    let dot = CALayer()

    init() {
        let all = [layer, crest, turned, further, back, furtherBack, dot]
        for (outer, inner) in zip(all, all.dropFirst()) { outer.addSublayer(inner) }
        for each in all { each.actions = CALayer.noActions }
    }

    func play(_ motion: WaveEnd, _ color: LayerMotion<Color>, _ origin: CFTimeInterval) {
        for each in [layer, crest, turned, further, back, furtherBack, dot] { each.removeAllAnimations() }
        for (property, number) in motion.place { layer.play(number, as: property, origin) }
        crest.play(motion.distance, as: .y, origin)
        crest.transform = CATransform3DMakeRotation(CGFloat(motion.direction * .pi / 180), 0, 0, 1)
        turned.play(motion.byPlace, as: .rotation, origin)
        further.play(motion.byPhase, as: .rotation, origin)
        back.play(motion.arm, as: .y, origin)
        back.play(motion.backByPlace, as: .rotation, origin)
        furtherBack.play(motion.backByPhase, as: .rotation, origin)
        dot.play(motion.arm, as: .y, origin)
        for (property, number) in motion.size { dot.play(number, as: property, origin) }
        dot.play(motion.color.map { LayerMotion(rest: $0) } ?? color, as: .fill, origin)
    }
}
#endif
