import TestSupport
import Testing

@testable import Headway

@Suite(
    "A plan says what frames say, whatever has happened: a quarter of a device pixel, a quarter of a degree, a 255th")
struct PlanLawTests {
    @Test("of bars", arguments: SeedRange.third)
    func linear(seeds: SeedRange) { check(LinearIndicator.self, seeds) }

    @Test("of rings", arguments: SeedRange.third)
    func circular(seeds: SeedRange) { check(CircularIndicator.self, seeds) }

    @Test("of download controls", arguments: SeedRange.third)
    func download(seeds: SeedRange) { check(DownloadIndicator.self, seeds) }

    private func check<Subject: Playable>(_ kind: Subject.Type, _ seeds: SeedRange) {
        var (planner, plan, frame) = (Planner(), Plan(), Frame())
        for seed in seeds.range {
            var random = SeededRandom(seed: seed)
            let play = Play<Subject>(seed: seed, events: 1 + seed % 8) { $0.reducesMotion = seed % 7 == 0 }
            // Within the last change, or some time after it.
            let last = play.moments[play.moments.count - 2]
            let now = last.at + TimeSpan.seconds(random.pick([0, random.unit() * 0.3, random.unit() * 9]))
            planner.plan(last.subject, at: now, size: play.size, environment: play.environment, into: &plan)
            let keys = plan.tracks.map { $0.lead.count + $0.loop.count }.max() ?? 0
            #expect(keys <= 128, "\(kind) \(seed)")
            for _ in 0..<8 {
                let after = random.pick([random.unit() * 0.6, random.unit() * 2, random.unit() * 100])
                let instant = now + TimeSpan.seconds(after)
                if let validity = plan.validity, instant - now >= validity { continue }
                last.subject.render(at: instant, size: play.size, environment: play.environment, into: &frame)
                let comparison = PlanComparison(
                    plan, after: (instant - now).seconds, frame, along: last.subject.axis)
                let what = comparison.what
                #expect(comparison.worst <= 1, "\(kind) \(seed) from \(now.seconds) after \(after): \(what)")
            }
        }
    }
}

extension SeedRange {
    /// As many of one kind of indicator that ten thousand lives are planned in all.
    fileprivate static let third = stride(from: 0, to: 3400, by: 425).map { SeedRange(range: $0..<$0 + 425) }
}
