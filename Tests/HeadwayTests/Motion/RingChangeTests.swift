import TestSupport
import Testing

@testable import Headway

/// The original ring's way between value and motion (Sources.md#classic-ring).
@Suite("A classic ring's change of mode")
struct RingChangeTests {
    private func ring(_ value: Double, _ mode: IndicatorMode) -> CircularIndicator {
        CircularIndicator(style: .with(.classic), progress: .fraction(value), mode: mode)
    }

    @Test("to a value waits for the cycle, then takes a time in proportion to the way: 2.083 s in all")
    func toValue() {
        var ring = ring(0.5, .indeterminate)
        ring.setMode(.determinate, animated: true, at: Instant(seconds: 0.5), completion: CompletionToken(1))
        #expect((ring.nextDueSeconds - 2.0833).magnitude < 0.0001)
        let moving = CircularIndicator(style: .with(.classic), mode: .indeterminate)
        #expect(ring.frame(at: 1.2, 24, 24).arcs == moving.frame(at: 1.2, 24, 24).arcs)
        // From 0.6 of the circle it turns on to 12 o'clock at constant speed.
        let half = ring.frame(at: 4.0 / 3 + 0.375, 24, 24).arc(.active)?.shape
        #expect(((half?.start ?? 0) - 360 * 0.8).magnitude < 0.01)
        let end = ring.frame(at: 2.0834, 24, 24)
        #expect((end.activeSweep - 180).magnitude < 1e-9 && (end.arc(.active)?.shape.start ?? 1).angle(to: 0) < 1e-9)
        #expect(end.next == .never)
    }

    @Test("from a value begins at once, head first: 1.683 s from 0.9 at 0.1 s")
    func fromValue() {
        var ring = ring(0.9, .determinate)
        ring.setMode(.indeterminate, animated: true, at: Instant(seconds: 0.1), completion: CompletionToken(1))
        #expect((ring.nextDueSeconds - 1.6833).magnitude < 0.0001)
        let early = ring.frame(at: 0.2, 24, 24).arc(.active)?.shape
        #expect(early?.start == 0 && (early?.sweep ?? 0) > 324)
        let late = ring.frame(at: 1.6, 24, 24).arc(.active)?.shape
        #expect((late?.start ?? 0) > 300 && (late?.sweep ?? 360) < 40)
        let after = ring.frame(at: 1.6834, 24, 24).arc(.active)?.shape
        #expect((after?.start ?? 90).angle(to: 0) < 0.2 && ((after?.sweep ?? 0) - 11.94).magnitude < 0.2)
    }

    @Test("given up before its cycle ends is never seen")
    func givenUp() {
        var ring = ring(0.5, .indeterminate)
        ring.setMode(.determinate, animated: true, at: Instant(seconds: 0.5))
        ring.setMode(.indeterminate, animated: true, at: Instant(seconds: 1))
        let moving = CircularIndicator(style: .with(.classic), mode: .indeterminate)
        for instant in [0.9, 1.2, 1.5, 7.7] {
            #expect(ring.frame(at: instant, 24, 24).arcs == moving.frame(at: instant, 24, 24).arcs)
        }
    }

    @Test("turns round where it ends, and never jumps, however often it is turned")
    func turned() {
        var random = SeededRandom(seed: 71)
        for _ in 0..<300 {
            var ring = ring(random.unit(), random.pick([.determinate, .indeterminate]))
            var now = 0.0
            for _ in 0..<8 {
                let before = ring.frame(at: now, 24, 24)
                ring.setMode(random.pick([.determinate, .indeterminate]), animated: true, at: Instant(seconds: now))
                let after = ring.frame(at: now, 24, 24)
                #expect(before.isNear(after, within: 1e-6), "at \(now)")
                let step = random.chance(0.3) ? 0 : random.unit()
                var last = after
                for share in 1...20 where step > 0 {
                    let frame = ring.frame(at: now + step * Double(share) / 20, 24, 24)
                    // No arc turns by more than six turns a second.
                    #expect(last.isNear(frame, within: 2160 * step / 20 + 1e-6), "at \(now), step \(step)")
                    last = frame
                }
                now += step
            }
        }
    }

    @Test("with the least arc of 11.94° in the original's own size")
    func leastArc() {
        #expect((ring(0, .determinate).frame(at: 0, 24, 24).activeSweep - 11.937).magnitude < 0.001)
    }
}

extension CircularIndicator {
    fileprivate var nextDueSeconds: Double { nextDue(in: Environment())?.seconds ?? 0 }
}

extension Frame {
    /// True where the active arcs begin and end in the same places but for some degrees.
    fileprivate func isNear(_ other: Frame, within degrees: Double) -> Bool {
        guard let a = arc(.active)?.shape, let b = other.arc(.active)?.shape else { return false }
        return a.start.angle(to: b.start) <= degrees && (a.start + a.sweep).angle(to: b.start + b.sweep) <= degrees
    }
}
