/// How a circular indicator moves while there is no value.
public enum CircularMotion: UInt8, Sendable, Hashable, CaseIterable {
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
            // Three quarters that turn in 2 s: simpler and slower, but never still (Sources.md#reduced-motion).
            let turns = Double(max(0, elapsed.nanoseconds)) / 2e9
            return RingArc(start: 360 * turns, sweep: 270)
        }
        return switch self {
        case .star: Self.star(elapsed, dot)
        case .advance: Self.advance(elapsed)
        case .retreat: Self.retreat(elapsed)
        }
    }

    /// How often the arc has begun anew, and with it its colour; and how much of the next colour shows.
    func colorStep(after elapsed: TimeSpan) -> (step: Int64, blend: Double) {
        switch self {
        case .star:
            return (Self.starCycles(elapsed).count, 0)
        case .advance:
            let (cycle, rest) = elapsed.cycles(of: .milliseconds(1350))
            return (cycle, ((rest - 1.0) / 0.333).clampedToUnit)
        case .retreat:
            let (cycle, rest) = elapsed.cycles(of: .milliseconds(1500))
            return cycle == 0 ? (0, 0) : (cycle - 1, (rest / 0.1).clampedToUnit)
        }
    }

    /// Cycles of 4/3 s, which is no whole number of nanoseconds; fifteen are 20 s, so no error adds up.
    private static func starCycles(_ elapsed: TimeSpan) -> (count: Int64, phase: Double) {
        guard elapsed > .zero else { return (0, 0) }
        let (fifteens, rest) = elapsed.nanoseconds.quotientAndRemainder(dividingBy: 20_000_000_000)
        let (count, thirds) = (rest * 3).quotientAndRemainder(dividingBy: 4_000_000_000)
        return (fifteens * 15 + count, Double(thirds) / 4e9)
    }

    private static let standard = CubicBezier(0.4, 0, 0.2, 1)
    private static let material3Standard = CubicBezier(0.2, 0, 0, 1)

    private static func star(_ elapsed: TimeSpan, _ dot: Double) -> RingArc {
        let (cycle, phase) = starCycles(elapsed)
        let head = 270 * standard.value(at: phase) + dot
        let tail = 270 * standard.value(at: phase * 2 - 1)
        let outer = 36 * (Double(cycle) + phase)
        let inner = 180 * Double(cycle) + 270 * phase
        return RingArc(start: outer + inner + tail, sweep: head - tail)
    }

    private static func advance(_ elapsed: TimeSpan) -> RingArc {
        let (cycle, rest) = elapsed.cycles(of: .milliseconds(1350))
        let turned = 1520 / 5.4 * (Double(cycle) * 1.35 + rest)
        let head = 250 * (Double(cycle) + standard.value(at: rest / 0.667))
        let tail = 250 * (Double(cycle) + standard.value(at: (rest - 0.667) / 0.667)) - 20
        return RingArc(start: turned + tail, sweep: head - tail)
    }

    private static func retreat(_ elapsed: TimeSpan) -> RingArc {
        let (spins, rest) = elapsed.cycles(of: .milliseconds(1500))
        let turned = 180 * (Double(spins) * 1.5 + rest)
        let spun = 90 * (Double(spins) + material3Standard.value(at: rest / 0.5))
        let phase = elapsed.phase(of: .seconds(6)) * 2
        let share =
            phase < 1
            ? Double.mix(0.1, 0.87, material3Standard.value(at: phase))
            : .mix(0.87, 0.1, material3Standard.value(at: phase - 1))
        return RingArc(start: turned + spun, sweep: 360 * share)
    }
}
