extension CircularMotion {
    /// The motion's cycle: where its curves begin and end, and how much each round adds to the angle.
    func cycle(since: Instant, reduced: Bool, colors: Int) -> MotionCycle {
        let ms = 1e6
        var cycle: MotionCycle
        var pace: MotionCycle.ColorCycle
        switch self {
        case .star:
            let period = 4e9 / 3
            cycle = MotionCycle(since: since, period: period, corners: [0, period / 2])
            cycle.curves = Self.starCurves
            cycle.advance = 216
            pace = MotionCycle.ColorCycle(step: period, count: colors, corners: [0])
        case .advance:
            cycle = MotionCycle(since: since, period: 1350 * ms, corners: [0, 667 * ms, 1334 * ms])
            cycle.curves = Self.advanceCurves
            cycle.advance = 270
            pace = MotionCycle.ColorCycle(step: 1350 * ms, count: colors, corners: [0, 1000 * ms, 1333 * ms])
        case .retreat:
            // The arc rotates with a jolt every 1.5 s; it grows for 3 s and retreats for 3 s.
            cycle = MotionCycle(
                since: since, period: 6000 * ms,
                corners: [0, 500, 1500, 2000, 3000, 3500, 4500, 5000].map { $0 * ms })
            cycle.curves = Self.retreatCurves
            // A colour is not known while its part is hidden, so all colours are sampled at all four phases.
            let count = colors % 4 == 0 ? colors : colors % 2 == 0 ? colors * 2 : colors * 4
            pace = MotionCycle.ColorCycle(step: 1500 * ms, count: count, corners: [0, 100 * ms], lead: 1500 * ms)
        }
        if reduced { cycle = MotionCycle(since: since, period: 2000 * ms, corners: [0]) }
        // The colours change at the same rate with reduced motion.
        if colors > 1 { cycle.colors = pace }
        return cycle
    }

    private static let starCurves = curves(of: .star, every: 4e9 / 3)
    private static let advanceCurves = curves(of: .advance, every: 1350e6)
    private static let retreatCurves =
        [0, 1500e6, 3000e6, 4500e6].flatMap { curves(of: .retreat, every: 1500e6, from: $0) }
        + MotionCurve.all(of: RingMotion.retreatSweep, every: 6000e6)

    private static func curves(of motion: RingMotion, every period: Double, from start: Double = 0) -> [MotionCurve] {
        [motion.tail, motion.head].flatMap { MotionCurve.all(of: $0, every: period, from: start) }
    }
}
