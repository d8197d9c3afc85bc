import TestSupport
import Testing

@testable import Headway

@Suite("Time left")
struct TimeRemainingTests {
    /// A download of `total` units, sampled 20 times a second; `count` says how far it is at a second.
    private func show(
        total: (Double) -> Int64?, start: Int64 = 0, seconds: Double, count: (Double) -> Int64
    ) -> [(at: Double, left: TimeSpan?)] {
        var throughput = Throughput(completed: start, at: .zero)
        var shown: [(at: Double, left: TimeSpan?)] = []
        for tick in 0...Int(seconds * 20) {
            let at = Double(tick) / 20
            throughput.sample(completed: count(at), total: total(at), at: Instant(seconds: at))
            shown.append((at, throughput.timeRemaining))
        }
        return shown
    }

    @Test("nothing is shown before the speed is known, and never 0 while something is left")
    func start() {
        let shown = show(total: { _ in 1000 }, seconds: 10) { $0 < 2 ? 0 : Int64(($0 - 2) * 1000 / 7.99) }
        #expect(shown.allSatisfy { $0.at >= 2.5 || $0.left == nil })
        #expect(shown.allSatisfy { $0.at >= 9.99 || $0.left != .zero })
        #expect(shown.last?.left == .zero)
    }

    @Test("a constant speed counts down second by second")
    func countdown() {
        let shown = show(total: { _ in 100_000 }, seconds: 99) { Int64($0 * 1000) }
        for (at, left) in shown where at >= 0.6 {
            // Rounded up to a second, then held for a second.
            #expect(abs((left?.seconds ?? -1) - (100 - at)) < 2, "at \(at)")
        }
        let seconds = shown.compactMap { $0.left?.seconds }
        #expect(zip(seconds, seconds.dropFirst()).allSatisfy { $0 == $1 || $0 == $1 + 1 })
    }

    @Test("a bursty course changes the display at most once a second, and seldom upwards")
    func bursts() {
        // 50 KiB arrive at once, every 0.7 s or after a pause of up to 2 s.
        var random = SeededRandom(seed: 7)
        var arrivals: [Double] = []
        var time = 0.0
        while time < 60 {
            time += Double.random(in: 0.05...2, using: &random)
            arrivals.append(time)
        }
        let shown = show(total: { _ in 51_200 * 120 }, seconds: 60) { at in
            Int64(arrivals.count(where: { $0 <= at })) * 51_200
        }
        var lastChange = -1.0
        var last: TimeSpan?
        var rises = 0
        for (at, left) in shown where left != last {
            #expect(last == nil || at - lastChange >= 0.999, "changed at \(lastChange) and \(at)")
            if let last, let left, left > last { rises += 1 }
            (last, lastChange) = (left, at)
        }
        #expect(rises <= 12)
    }

    @Test("a resumed download is not credited with what was there")
    func resumed() {
        let shown = show(total: { _ in 1_000_000 }, start: 900_000, seconds: 10) { 900_000 + Int64($0 * 1000) }
        #expect(abs((shown.last?.left?.seconds ?? 0) - 90) <= 1)
    }

    @Test("a count beyond its total leaves 0, never less")
    func beyond() {
        let shown = show(total: { _ in 100 }, seconds: 3) { Int64($0 * 1000) }
        #expect(shown.allSatisfy { ($0.left?.nanoseconds ?? 0) >= 0 })
        #expect(shown.last?.left == .zero)
    }

    @Test("a total that grows is followed; one that is lost shows nothing")
    func growing() {
        let grown = show(total: { $0 < 5 ? 10_000 : 100_000 }, seconds: 7) { Int64($0 * 1000) }
        #expect(abs((grown.last?.left?.seconds ?? 0) - 93) <= 2)
        let lost = show(total: { $0 < 5 ? 10_000 : nil }, seconds: 6) { Int64($0 * 1000) }
        #expect(lost.last?.left == nil)
    }

    @Test("hopelessly slow is unknown, not for ever; estimates saturate")
    func hopeless() {
        let shown = show(total: { _ in .max }, seconds: 10) { Int64($0) }
        #expect(shown.allSatisfy { $0.left == nil })
        #expect(TimeRemaining.estimate(remaining: .max, rate: 1e-300) == TimeSpan(nanoseconds: .max))
        #expect(TimeRemaining.estimate(remaining: 5, rate: 0) == nil)
        #expect(TimeRemaining.estimate(remaining: 5, rate: .nan) == nil)
    }

    @Test("a stall lets the time left grow until it is unknown")
    func stall() {
        let shown = show(total: { _ in 10_000 }, seconds: 300) { Int64(min($0, 5) * 1000) }
        let late = shown.filter { $0.at > 20 }.map { $0.left?.seconds ?? .infinity }
        #expect(zip(late, late.dropFirst()).allSatisfy { $0 <= $1 + 1 })
        #expect(shown.last?.left == nil)
    }

    @Test("nothing traps or turns negative, whatever is told", arguments: 0..<200)
    func anything(seed: Int) {
        var random = SeededRandom(seed: seed)
        var throughput = Throughput(completed: .random(in: .min ... .max, using: &random), at: .zero)
        var now = Instant.zero
        for _ in 0..<100 {
            now = now + TimeSpan(nanoseconds: .random(in: -1_000...4_000_000_000, using: &random))
            let shift = Int64.random(in: 0...62, using: &random)
            let count = Int64.random(in: .min ... .max, using: &random) >> shift
            let total = Bool.random(using: &random) ? Int64.random(in: .min ... .max, using: &random) >> shift : nil
            throughput.sample(completed: count, total: total, at: now)
            #expect((throughput.timeRemaining ?? .zero) >= .zero)
            #expect((throughput.rate ?? 0) >= 0 && (throughput.rate ?? 0).isFinite)
        }
    }
}
