/// How a linear indicator moves while it is indeterminate.
public enum LinearMotion: String, Sendable, Hashable, CaseIterable {
    /// Two bars that follow each other in 1.8 s, with the easings of the iOS original (Sources.md#classic-linear).
    case disjoint
    /// Two bars that stretch and shrink, in 2 s, as on the web (Sources.md#web-linear).
    case web
    /// Three colours side by side that move without a pause, 333 ms a step (Sources.md#contiguous).
    case contiguous
}

/// The position of one moving bar, in fractions of the track, not clipped.
struct Segment: Sendable, Hashable {
    var tail: Double
    var head: Double

    /// The part within the track.
    var clipped: Segment { Segment(tail: tail.clampedToUnit, head: head.clampedToUnit) }

    /// The segment scaled about its middle.
    func scaled(_ share: Double) -> Segment {
        let middle = (tail + head) / 2
        return Segment(tail: middle + (tail - middle) * share, head: middle + (head - middle) * share)
    }
}

extension LinearMotion {
    /// The length of a cycle.
    package var period: TimeSpan {
        switch self {
        case .disjoint: .milliseconds(1800)
        case .web: .milliseconds(2000)
        case .contiguous: .milliseconds(333)
        }
    }

    /// The two bars of `disjoint` and `web`; for `contiguous`, the boundaries as the ends of its first two pieces.
    func segments(at phase: Double) -> (Segment, Segment) {
        switch self {
        case .disjoint: DisjointMotion.segments(at: phase)
        case .web: WebMotion.segments(fraction: phase)
        case .contiguous: ContiguousMotion.segments(milliseconds: phase * 333)
        }
    }
}

/// The iOS original's indeterminate motion (Sources.md#classic-linear): each edge runs once along the track.
package enum DisjointMotion {
    package static let firstHead = edge(from: 0, through: 750, CubicBezier(0.2, 0, 0.8, 1))
    package static let firstTail = edge(from: 333, through: 1183, CubicBezier(0.4, 0, 1, 1))
    package static let secondHead = edge(from: 1000, through: 1567, CubicBezier(0, 0, 0.65, 1))
    package static let secondTail = edge(from: 1267, through: 1800, CubicBezier(0.1, 0, 0.45, 1))

    /// One edge's run, between two times of the cycle in milliseconds.
    private static func edge(from start: Double, through end: Double, _ curve: CubicBezier) -> Keyframes {
        Keyframes([
            .init(offset: start / 1800, value: 0, easing: .cubic(curve)), .init(offset: end / 1800, value: 1),
        ])
    }

    static func segments(at phase: Double) -> (Segment, Segment) {
        (
            Segment(tail: firstTail.value(at: phase), head: firstHead.value(at: phase)),
            Segment(tail: secondTail.value(at: phase), head: secondHead.value(at: phase))
        )
    }
}

/// Three neighbouring pieces, of which a new one enters at each step (Sources.md#contiguous).
package enum ContiguousMotion {
    /// How long an edge takes to cross the track, in milliseconds; a new one enters every `LinearMotion.period`.
    package static let run = 667.0
    /// An edge's run.
    package static let edge = Keyframes([
        .init(offset: 0, value: 0, easing: .standard), .init(offset: 1, value: 1),
    ])

    static func segments(milliseconds: Double) -> (Segment, Segment) {
        let first = edge.value(at: milliseconds / run)
        let second = edge.value(at: (milliseconds + 333) / run)
        return (Segment(tail: 0, head: first), Segment(tail: first, head: second))
    }
}
