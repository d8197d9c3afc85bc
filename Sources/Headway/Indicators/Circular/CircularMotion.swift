/// How a circular indicator moves while it is indeterminate.
public enum CircularMotion: String, Sendable, Hashable, CaseIterable {
    /// The iOS spinner: a five-pointed star in five cycles of 4/3 s (Sources.md#classic-ring).
    case star
    /// Android's older spinner: head and tail advance in turn, 5.4 s a loop (Sources.md#rings).
    case advance
    /// Material 3's spinner: the arc grows and retreats while it rotates with a jolt, 6 s a loop (Sources.md#rings).
    case retreat
}

/// The position of a ring's arc, in compass degrees that are not reduced at a full turn.
struct RingArc: Sendable, Hashable {
    var start: Double
    var sweep: Double

    /// The arc at a fraction of the way to another.
    func mixed(with other: RingArc, _ share: Double) -> RingArc {
        RingArc(start: .mix(start, other.start, share), sweep: .mix(sweep, other.sweep, share))
    }
}

extension CircularMotion {
    /// The arc at a time since the motion began; `dot` is the shortest arc, in degrees.
    func arc(after elapsed: TimeSpan, dot: Double, reduced: Bool) -> RingArc {
        if reduced {
            let turns = Double(max(0, elapsed.nanoseconds)) / Double(RingMotion.reducedPeriod.nanoseconds)
            return RingArc(start: 360 * turns, sweep: RingMotion.reducedSweep)
        }
        return switch self {
        case .star: RingMotion.star.arc(Self.starCycles(elapsed), dot: dot)
        case .advance: RingMotion.advance.arc(elapsed.cyclesAndPhase(of: .milliseconds(1350)))
        case .retreat:
            RingArc(
                start: RingMotion.retreat.start(elapsed.cyclesAndPhase(of: .milliseconds(1500))),
                sweep: RingMotion.retreatSweep.value(at: elapsed.phase(of: RingMotion.retreatPeriod)))
        }
    }

    /// How many cycles, and with them colours, the arc has been through, and how much of the next colour is mixed in.
    func colorStep(after elapsed: TimeSpan) -> (step: Int64, blend: Double) {
        switch self {
        case .star: RingMotion.star.colorStep(Self.starCycles(elapsed))
        case .advance: RingMotion.advance.colorStep(elapsed.cyclesAndPhase(of: .milliseconds(1350)))
        case .retreat: RingMotion.retreat.colorStep(elapsed.cyclesAndPhase(of: .milliseconds(1500)))
        }
    }

    /// Cycles of 4/3 s, which is not a whole number of nanoseconds; fifteen cycles are 20 s, so no error accumulates.
    static func starCycles(_ elapsed: TimeSpan) -> (count: Int64, phase: Double) {
        guard elapsed > .zero else { return (0, 0) }
        let (fifteens, rest) = elapsed.nanoseconds.quotientAndRemainder(dividingBy: 20_000_000_000)
        let (count, thirds) = (rest * 3).quotientAndRemainder(dividingBy: 4_000_000_000)
        return (fifteens * 15 + count, Double(thirds) / 4e9)
    }
}
