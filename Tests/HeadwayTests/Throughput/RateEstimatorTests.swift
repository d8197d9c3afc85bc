import Foundation
import TestSupport
import Testing

@testable import Headway

/// A course of reports: counts at seconds.
struct Course: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var start: Int64 = 0
    let reports: [(seconds: Double, count: Int64)]
    let readAt: Double
    let rate: Double?
    var tolerance = 1e-9

    func estimator() -> RateEstimator {
        var estimator = RateEstimator(completed: start, at: Instant(seconds: 1000))
        for report in reports { estimator.record(report.count, at: Instant(seconds: 1000 + report.seconds)) }
        return estimator
    }
}

@Suite("Rate estimator")
struct RateEstimatorTests {
    static let courses: [Course] = [
        Course(testDescription: "nothing reported is unknown", reports: [], readAt: 5, rate: nil),
        Course(testDescription: "no growth is unknown", reports: [(1, 0), (2, 0)], readAt: 5, rate: nil),
        Course(testDescription: "one report is exact", reports: [(2, 500)], readAt: 2, rate: 250),
        Course(testDescription: "a report after a microsecond is exact", reports: [(1e-6, 3)], readAt: 1e-6, rate: 3e6),
        Course(
            testDescription: "a constant speed is exact at any time", reports: [(1, 10), (2, 20), (7, 70), (60, 600)],
            readAt: 60, rate: 10),
        Course(
            testDescription: "resumed bytes are no speed", start: 1_000_000, reports: [(1, 1_000_100)], readAt: 1,
            rate: 100),
        Course(
            testDescription: "going backwards begins anew", reports: [(10, 10_000), (11, 0), (12, 5)], readAt: 12,
            rate: 5),
        Course(
            testDescription: "time that stands still is counted later", reports: [(1, 10), (1, 15), (2, 20)], readAt: 2,
            rate: 10),
        // 100/s for 15 s, then silence for 15 s: with x = ln 10, 100·((p₂ + p₁x)·e⁻ˣ)/(1 − (1 + 2x)·e⁻²ˣ), where
        // p₁ = 0.9 and p₂ = 1 − (1 + x)/10.
        Course(
            testDescription: "a stall decays", reports: [(15, 1500)], readAt: 30,
            rate: 100 * ((1 - 3.302585092994046 / 10) + 0.9 * 2.302585092994046) / 10
                / (1 - 5.605170185988092 / 100)),
        Course(testDescription: "a stall of a year is a standstill", reports: [(1, 100)], readAt: 3e7, rate: 0),
        Course(
            testDescription: "the largest counts", start: .min, reports: [(1, .max)], readAt: 1,
            rate: 1.8446744073709552e19, tolerance: 1e7),
    ]

    @Test("speed at an instant", arguments: courses)
    func rate(_ course: Course) {
        let rate = course.estimator().rate(at: Instant(seconds: 1000 + course.readAt))
        guard let expected = course.rate else {
            #expect(rate == nil)
            return
        }
        #expect(abs((rate ?? -1) - expected) <= max(course.tolerance, expected * 1e-7))
    }

    @Test("the estimate does not depend on how often it is told", arguments: 0..<100)
    func reportsAreIndependent(seed: Int) {
        var random = SeededRandom(seed: seed)
        var coarse = RateEstimator(at: .zero)
        var fine = RateEstimator(at: .zero)
        var seconds = 0.0
        var count: Int64 = 0
        for _ in 0..<20 {
            let span = Double.random(in: 0.5...9, using: &random)
            let pieces = Int64.random(in: 1...50, using: &random)
            let growth = Int64.random(in: 1...100_000, using: &random) * pieces
            for piece in 1...pieces {
                let part = Double(piece) / Double(pieces)
                fine.record(count + growth / pieces * piece, at: Instant(seconds: seconds + span * part))
            }
            seconds += span
            count += growth
            coarse.record(count, at: Instant(seconds: seconds))
            let later = Instant(seconds: seconds + 3)
            let (a, b) = (coarse.rate(at: later) ?? 0, fine.rate(at: later) ?? 0)
            #expect(abs(a - b) <= a * 1e-6, "coarse \(a), fine \(b)")
        }
    }

    @Test("reading changes nothing, and speed is never negative, infinite or NaN", arguments: 0..<200)
    func finite(seed: Int) {
        var random = SeededRandom(seed: seed)
        var estimator = RateEstimator(completed: .random(in: .min ... .max, using: &random), at: .zero)
        for _ in 0..<100 {
            let now = Instant(
                nanoseconds: .random(in: .min ... .max, using: &random) >> Int64.random(in: 0...50, using: &random))
            let count = Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...62, using: &random)
            switch Int.random(in: 0...5, using: &random) {
            case 0: estimator.excludeTime(now - .zero)
            case 1: estimator.skip(to: count)
            default: estimator.record(count, at: now)
            }
            let before = estimator
            for rate in [estimator.rate(at: now), estimator.averageRate(at: now)].compactMap({ $0 }) {
                #expect(rate >= 0 && rate.isFinite)
            }
            #expect(estimator == before)
        }
    }

    @Test("a new speed has shown through after a minute, and most of it after the horizon")
    func newSpeed() {
        var estimator = RateEstimator(at: .zero)
        for second in 1...100 { estimator.record(Int64(second) * 10, at: Instant(seconds: Double(second))) }
        for second in 1...60 {
            estimator.record(1000 + Int64(second) * 100, at: Instant(seconds: Double(100 + second)))
        }
        let rate = estimator.rate(at: Instant(seconds: 160)) ?? 0
        #expect(rate > 99 && rate < 100)
    }

    @Test("the plain average is offered for work with slow steps")
    func average() {
        var estimator = RateEstimator(completed: 50, at: .zero)
        estimator.record(60, at: Instant(seconds: 1))
        estimator.record(70, at: Instant(seconds: 100))
        #expect(estimator.averageRate(at: Instant(seconds: 100)) == 0.2)
    }

    @Test("a time left out counts neither as silence nor as work")
    func omitted() {
        var stopped = RateEstimator(at: .zero)
        stopped.record(100, at: Instant(seconds: 10))
        stopped.excludeTime(.seconds(3600))
        #expect(abs((stopped.rate(at: Instant(seconds: 3610)) ?? 0) - 10) < 1e-9)
        stopped.record(110, at: Instant(seconds: 3611))
        #expect(abs((stopped.rate(at: Instant(seconds: 3611)) ?? 0) - 10) < 1e-9)
    }

    @Test("skipping a part that is there already is no speed")
    func skipped() {
        var estimator = RateEstimator(at: .zero)
        estimator.record(100, at: Instant(seconds: 10))
        estimator.skip(to: 5000)
        estimator.record(5010, at: Instant(seconds: 11))
        #expect(abs((estimator.rate(at: Instant(seconds: 11)) ?? 0) - 10) < 1e-9)
        #expect(abs((estimator.averageRate(at: Instant(seconds: 11)) ?? 0) - 10) < 1e-9)
    }

    @Test(
        "the decay agrees with the C library's exponential", arguments: [1e-9, 1e-3, 0.2, 0.4999, 0.5, 1, 7, 80, 600])
    func decay(x: Double) {
        let decay = Decay(after: .seconds(x * 15 / log(10)))
        #expect(abs(decay.kept - exp(-decay.time)) <= exp(-decay.time) * 1e-11)
        #expect(abs(decay.first + expm1(-decay.time)) <= 1e-13)
        #expect(abs(decay.second - (1 - (1 + decay.time) * exp(-decay.time))) <= 1e-12)
        if x <= 1e-3 { #expect(abs(decay.second / (decay.time * decay.time / 2) - 1) < 2e-3) }
    }
}
