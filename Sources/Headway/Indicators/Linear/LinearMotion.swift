/// How a linear indicator moves while there is no value.
public enum LinearMotion: UInt8, Sendable, Hashable, CaseIterable {
    /// Two bars that run after each other, in 1.8 s, with the easings of the iOS original (Sources.md#classic-linear).
    case disjoint
    /// Two bars that stretch and shrink, in 2 s, as on the web (Sources.md#web-linear).
    case web
    /// Three colours side by side without a gap in time, 333 ms a step (Sources.md#contiguous).
    case contiguous
}

/// Where one moving bar is, in fractions of the track, not clipped.
struct Segment: Sendable, Hashable {
    var tail: Double
    var head: Double

    /// The part within the track.
    var clipped: Segment { Segment(tail: tail.clampedToUnit, head: head.clampedToUnit) }

    /// The segment drawn together about its middle.
    func scaled(_ share: Double) -> Segment {
        let middle = (tail + head) / 2
        return Segment(tail: middle + (tail - middle) * share, head: middle + (head - middle) * share)
    }
}

extension LinearMotion {
    /// The length of a cycle.
    var period: TimeSpan {
        switch self {
        case .disjoint: .milliseconds(1800)
        case .web: .milliseconds(2000)
        case .contiguous: .milliseconds(333)
        }
    }

    /// The two bars of `disjoint` and `web`, and the boundaries of `contiguous` as the ends of its first two pieces.
    func segments(at phase: Double) -> (Segment, Segment) {
        switch self {
        case .disjoint: DisjointMotion.segments(milliseconds: phase * 1800)
        case .web: WebMotion.segments(fraction: phase)
        case .contiguous: ContiguousMotion.segments(milliseconds: phase * 333)
        }
    }
}

/// The iOS original's indeterminate motion (Sources.md#classic-linear): each edge runs once along the track.
enum DisjointMotion {
    /// One edge's run: begin and length in milliseconds, and its easing.
    struct Edge {
        let begin: Double
        let length: Double
        let curve: CubicBezier

        func position(_ milliseconds: Double) -> Double {
            curve.value(at: (milliseconds - begin) / length)
        }
    }

    static let firstHead = Edge(begin: 0, length: 750, curve: CubicBezier(0.2, 0, 0.8, 1))
    static let firstTail = Edge(begin: 333, length: 850, curve: CubicBezier(0.4, 0, 1, 1))
    static let secondHead = Edge(begin: 1000, length: 567, curve: CubicBezier(0, 0, 0.65, 1))
    static let secondTail = Edge(begin: 1267, length: 533, curve: CubicBezier(0.1, 0, 0.45, 1))

    static func segments(milliseconds: Double) -> (Segment, Segment) {
        (
            Segment(tail: firstTail.position(milliseconds), head: firstHead.position(milliseconds)),
            Segment(tail: secondTail.position(milliseconds), head: secondHead.position(milliseconds))
        )
    }
}

/// Three neighbouring pieces, of which a new one enters at each step (Sources.md#contiguous).
enum ContiguousMotion {
    static let curve = CubicBezier(0.4, 0, 0.2, 1)

    static func segments(milliseconds: Double) -> (Segment, Segment) {
        let first = curve.value(at: milliseconds / 667)
        let second = curve.value(at: (milliseconds + 333) / 667)
        return (Segment(tail: 0, head: first), Segment(tail: first, head: second))
    }
}
