import Foundation
import Testing

@testable import Headway

/// Indeterminate arcs, to a hundredth of a degree.
@Suite("Indeterminate rings")
struct CircularMotionTests {
    private let tolerance = 0.01

    private func indicator(_ motion: CircularMotion) -> CircularIndicator {
        CircularIndicator(style: .with(.classic) { $0.motion = motion }, mode: .indeterminate)
    }

    private func compare(_ motion: CircularMotion, _ seed: Int, _ form: (Double) -> (start: Double, sweep: Double)) {
        for now in RandomInstants.thousand(seed: seed) {
            let arc = indicator(motion).frame(at: now, 24, 24).arc(.active)?.shape
            let (start, sweep) = form(now.seconds)
            #expect((arc?.start ?? 0).angle(to: start) < tolerance, "start at \(now.seconds)")
            #expect(((arc?.sweep ?? 0) - sweep).magnitude < tolerance, "sweep at \(now.seconds)")
        }
    }

    /// One dot at the spinner's own size, as the original counts it: stroke 2.5 on a circle of radius 12, 11.94°.
    private let dot = 2.5 / (2 * Double.pi * 12) * 360

    @Test("star: the closed form")
    func star() {
        let ease = ReferenceCurve.standard
        compare(.star, 11) { seconds in
            let cycle = (seconds * 3 / 4).rounded(.down)
            let phase = seconds * 3 / 4 - cycle
            let tail = 0.75 * ease(2 * phase - 1)
            let head = 0.75 * ease(phase) + dot / 360
            let turned = 36 * (cycle + phase) + cycle * 180 + 270 * phase
            return (turned + tail * 360, (head - tail) * 360)
        }
    }

    @Test("star: five cycles of 1.6 turns are one star")
    func starTurns() {
        for cycle in 0..<5 {
            let now = Instant(seconds: Double(cycle) * 4 / 3 + 0.4)
            let later = Instant(seconds: Double(cycle + 1) * 4 / 3 + 0.4)
            let starts = [now, later].map { indicator(.star).frame(at: $0, 24, 24).arc(.active)?.shape.start ?? 0 }
            #expect(starts[1].angle(to: starts[0] + 1.6 * 360) < tolerance)
        }
        let first = indicator(.star).frame(at: 0.4, 24, 24).arc(.active)?.shape.start ?? 0
        let sixth = indicator(.star).frame(at: 0.4 + 20.0 / 3, 24, 24).arc(.active)?.shape.start ?? 0
        #expect(first.angle(to: sixth) < tolerance)
    }

    @Test("advance: the closed form")
    func advance() {
        let ease = ReferenceCurve.standard
        compare(.advance, 12) { seconds in
            let t = fmod(seconds, 5.4) * 1000
            let head = [0.0, 1350, 2700, 4050].map { 250 * ease((t - $0) / 667) }.reduce(0, +)
            let tail = [667.0, 2017, 3367, 4717].map { 250 * ease((t - $0) / 667) }.reduce(0, +) - 20
            return (1520 * t / 5400 + tail, head - tail)
        }
    }

    @Test("advance: check values", arguments: [(0.333, 213.65), (0.667, 270.00), (1.0, 76.35)])
    func advanceChecks(_ seconds: Double, _ sweep: Double) {
        #expect((indicator(.advance).frame(at: seconds).activeSweep - sweep).magnitude < tolerance)
    }

    @Test("retreat: the closed form")
    func retreat() {
        let ease = ReferenceCurve.material3Standard
        compare(.retreat, 13) { seconds in
            let t = fmod(seconds, 6) * 1000
            let spun = [0.0, 1500, 3000, 4500].map { 90 * ease((t - $0) / 500) }.reduce(0, +)
            let grown = t < 3000 ? ease(t / 3000) : 1 - ease((t - 3000) / 3000)
            return (1080 * t / 6000 + spun, 360 * (0.1 + 0.77 * grown))
        }
    }

    @Test("retreat: check values", arguments: [(0.5, 180.0, 148.63), (1.5, 360, 279.34)])
    func retreatChecks(_ seconds: Double, _ start: Double, _ sweep: Double) {
        let arc = indicator(.retreat).frame(at: seconds).arc(.active)?.shape
        #expect((arc?.start ?? 0).angle(to: start) < tolerance)
        #expect(((arc?.sweep ?? 0) - sweep).magnitude < tolerance)
    }

    // Star: one a cycle, at once. Advance: blends 333 ms from 1000, 2350, …. Retreat: blends 100 ms at each spin.
    @Test(
        "colours follow each motion's clock",
        arguments: [
            (CircularMotion.star, 1.33, 0.0), (.star, 1.34, 1), (.star, 2.66, 1), (.star, 2.67, 0),
            (.advance, 0.999, 0), (.advance, 1.1665, 0.5), (.advance, 1.334, 1), (.advance, 2.349, 1),
            (.advance, 2.5165, 0.5), (.retreat, 0.05, 0), (.retreat, 1.499, 0), (.retreat, 1.55, 0.5),
            (.retreat, 1.6, 1), (.retreat, 3.05, 0.5),
        ])
    func colors(_ motion: CircularMotion, _ seconds: Double, _ share: Double) {
        var style = CircularStyle(theme: .classic)
        style.motion = motion
        style.tints = [.black, .white]
        let indicator = CircularIndicator(style: style, mode: .indeterminate)
        let color = indicator.frame(at: seconds).arc(.active)?.color
        #expect(((color?.red ?? -1) - share).magnitude < 0.002)
    }
}
