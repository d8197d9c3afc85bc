import Testing

@testable import Headway

@Suite("A plan at the very instants at which a frame jumps")
struct PlanCornerTests {
    @Test("Colours change at the nanosecond at which they do in frames", arguments: CircularMotion.allCases)
    func colors(motion: CircularMotion) {
        var style = CircularStyle(theme: .classic)
        style.motion = motion
        let (size, environment) = (Size(width: 48, height: 48), Environment())
        let ring = CircularIndicator(style: style, mode: .indeterminate, at: Instant(nanoseconds: 123_456_789))
        let now = Instant(nanoseconds: 900_000_001)
        var (planner, plan, frame) = (Planner(), Plan(), Frame())
        planner.plan(ring, at: now, size: size, environment: environment, into: &plan)
        let step = motion.cycle(since: .zero, reduced: false, colors: 4).colors?.step ?? 0
        #expect(step > 0)
        for round in 1..<100 {
            for aside in -1...1 as ClosedRange<Int64> {
                let elapsed = Int64((Double(round) * step).rounded(.up)) + aside
                let instant = Instant(nanoseconds: 123_456_789 + elapsed)
                ring.render(at: instant, size: size, environment: environment, into: &frame)
                let comparison = PlanComparison(plan, after: (instant - now).seconds, frame)
                #expect(comparison.worst <= 1, "\(round) \(aside): \(comparison.what)")
            }
        }
    }
}
