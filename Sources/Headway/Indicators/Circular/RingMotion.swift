/// A spinner's motion as data, in degrees: the ring turns evenly and steps on with each cycle, while the ends of its arc run
/// by keyframes.
package struct RingMotion: Sendable, Hashable {
    /// How far the ring turns evenly in a cycle.
    package let turn: Double
    /// How far it has stepped on when a new cycle begins.
    package let step: Double
    /// Where the arc begins, over a cycle.
    package let tail: Keyframes
    /// Where it ends, over a cycle; empty if the sweep has its own keyframes.
    package let head: Keyframes
    /// The fractions of a cycle between which its colour fades into the next; with an empty range it changes with the
    /// cycle.
    package let colorChange: Range<Double>
    /// How many cycles the colour stays behind.
    package let colorLag: Int64

    /// Five cycles of 4/3 s (Sources.md#classic-ring): 36° for the whole ring and 270° within, of which it falls back
    /// 90°.
    package static let star = RingMotion(
        turn: 36 + 270, step: -90,
        tail: Keyframes([.init(offset: 0.5, value: 0, easing: .standard), .init(offset: 1, value: 270)]),
        head: Keyframes([.init(offset: 0, value: 0, easing: .standard), .init(offset: 1, value: 270)]),
        colorChange: 1..<1, colorLag: 0)

    /// Four cycles of 1.35 s, each end in 667 ms (Sources.md#rings).
    package static let advance = RingMotion(
        turn: 1520 / 4, step: 250,
        tail: Keyframes([
            .init(offset: 0.667 / 1.35, value: -20, easing: .standard), .init(offset: 1.334 / 1.35, value: 230),
        ]),
        head: Keyframes([.init(offset: 0, value: 0, easing: .standard), .init(offset: 0.667 / 1.35, value: 250)]),
        colorChange: 1 / 1.35..<1.333 / 1.35, colorLag: 0)

    /// Cycles of 1.5 s, each of which begins with a jolt of 0.5 s (Sources.md#rings).
    package static let retreat = RingMotion(
        turn: 270, step: 90,
        tail: Keyframes([.init(offset: 0, value: 0, easing: .material3Standard), .init(offset: 1.0 / 3, value: 90)]),
        head: Keyframes([]), colorChange: 0..<0.1 / 1.5, colorLag: 1)

    /// How far the arc of `retreat` goes, and how long it takes to grow and retreat (Sources.md#rings).
    package static let retreatSweep = Keyframes([
        .init(offset: 0, value: 36, easing: .material3Standard),
        .init(offset: 0.5, value: 313.2, easing: .material3Standard),
        .init(offset: 1, value: 36),
    ])
    package static let retreatPeriod = TimeSpan.seconds(6)

    /// Under reduced motion three quarters turn in 2 s: simpler and slower, but never still (Sources.md#reduced-motion).
    package static let reducedPeriod = TimeSpan.seconds(2)
    package static let reducedSweep = 270.0

    /// Where the arc begins at a fraction of a cycle, not wound back.
    func start(_ place: (count: Int64, phase: Double)) -> Double {
        turn * (Double(place.count) + place.phase) + step * Double(place.count) + tail.value(at: place.phase)
    }

    /// The arc there; `dot` is added to the length between its ends.
    func arc(_ place: (count: Int64, phase: Double), dot: Double = 0) -> RingArc {
        RingArc(start: start(place), sweep: head.value(at: place.phase) + dot - tail.value(at: place.phase))
    }

    /// How often the arc has changed its colour, and how much of the next one shows.
    func colorStep(_ place: (count: Int64, phase: Double)) -> (step: Int64, blend: Double) {
        let step = place.count - colorLag
        guard step >= 0, !colorChange.isEmpty else { return (max(0, step), 0) }
        let length = colorChange.upperBound - colorChange.lowerBound
        return (step, ((place.phase - colorChange.lowerBound) / length).clampedToUnit)
    }
}
