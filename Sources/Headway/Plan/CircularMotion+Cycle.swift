extension CircularMotion {
    /// The motion's cycle: where its curves begin and end, and how much each round adds to the angle.
    func cycle(since: Instant, reduced: Bool, colors: Int) -> MotionCycle {
        var cycle = (reduced ? Self.reducedCycle : plainCycle).begun(at: since)
        // The colours change at the same rate with reduced motion.
        if reduced { cycle.colors = plainCycle.colors }
        if colors <= 1 {
            cycle.colors = nil
        } else if self == .retreat {
            // A colour is not known while its part is hidden, so all colours are sampled at all four phases.
            cycle.colors?.count = colors % 4 == 0 ? colors : colors % 2 == 0 ? colors * 2 : colors * 4
        } else {
            cycle.colors?.count = colors
        }
        return cycle
    }

    private var plainCycle: MotionCycle {
        switch self {
        case .star: Self.starCycle
        case .advance: Self.advanceCycle
        case .retreat: Self.retreatCycle
        }
    }

    private static let starCycle = MotionCycle(
        period: 4e9 / 3, corners: [0, 2e9 / 3], curves: curves(of: .star, every: 4e9 / 3), advance: 216,
        colors: MotionCycle.ColorCycle(step: 4e9 / 3, count: 1, corners: [0]))

    private static let advanceCycle = MotionCycle(
        period: 1350e6, corners: [0, 667e6, 1334e6], curves: curves(of: .advance, every: 1350e6), advance: 270,
        colors: MotionCycle.ColorCycle(step: 1350e6, count: 1, corners: [0, 1000e6, 1333e6]))

    /// The arc rotates with a jolt every 1.5 s; it grows for 3 s and retreats for 3 s.
    private static let retreatCycle = MotionCycle(
        period: 6000e6, corners: [0, 500e6, 1500e6, 2000e6, 3000e6, 3500e6, 4500e6, 5000e6],
        curves: [0, 1500e6, 3000e6, 4500e6].flatMap { curves(of: .retreat, every: 1500e6, from: $0) }
            + MotionCurve.all(of: RingMotion.retreatSweep, every: 6000e6),
        colors: MotionCycle.ColorCycle(step: 1500e6, count: 1, corners: [0, 100e6], lead: 1500e6))

    private static let reducedCycle = MotionCycle(
        period: Double(RingMotion.reducedPeriod.nanoseconds), corners: [0], curves: [])

    private static func curves(of motion: RingMotion, every period: Double, from start: Double = 0) -> [MotionCurve] {
        [motion.tail, motion.head].flatMap { MotionCurve.all(of: $0, every: period, from: start) }
    }
}
