/// How a circular indicator moves while there is no value.
public enum CircularMotion: String, Sendable, Hashable, CaseIterable {
    /// The iOS spinner: a five-pointed star in five cycles of 4/3 s (Sources.md#classic-ring).
    case star
    /// Android's older spinner: head and tail advance by turns, 5.4 s a loop (Sources.md#rings).
    case advance
    /// Material 3's: the arc grows and retreats while it turns with a jolt, 6 s a loop (Sources.md#rings).
    case retreat
}

/// Where a ring's arc is, in compass degrees that are not wound back at a full turn.
struct RingArc: Sendable, Hashable {
    var start: Double
    var sweep: Double

    /// The arc at a fraction of the way to another.
    func mixed(with other: RingArc, _ share: Double) -> RingArc {
        RingArc(start: .mix(start, other.start, share), sweep: .mix(sweep, other.sweep, share))
    }
}

extension CircularMotion {
    /// The arc at a time since the motion began; `dot` is the least arc, in degrees.
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

    /// How often the arc has begun anew, and with it its colour; and how much of the next colour shows.
    func colorStep(after elapsed: TimeSpan) -> (step: Int64, blend: Double) {
        switch self {
        case .star: RingMotion.star.colorStep(Self.starCycles(elapsed))
        case .advance: RingMotion.advance.colorStep(elapsed.cyclesAndPhase(of: .milliseconds(1350)))
        case .retreat: RingMotion.retreat.colorStep(elapsed.cyclesAndPhase(of: .milliseconds(1500)))
        }
    }

    /// Cycles of 4/3 s, which is no whole number of nanoseconds; fifteen are 20 s, so no error adds up.
    static func starCycles(_ elapsed: TimeSpan) -> (count: Int64, phase: Double) {
        guard elapsed > .zero else { return (0, 0) }
        let (fifteens, rest) = elapsed.nanoseconds.quotientAndRemainder(dividingBy: 20_000_000_000)
        let (count, thirds) = (rest * 3).quotientAndRemainder(dividingBy: 4_000_000_000)
        return (fifteens * 15 + count, Double(thirds) / 4e9)
    }
}
