import Testing

@testable import HeadwayDownloads

@Suite struct RetryPolicyTests {
    /// Always the highest or the lowest draw.
    struct Loaded: RandomNumberGenerator {
        var value: UInt64
        mutating func next() -> UInt64 { value }
    }

    @Test(arguments: 1...12) func `the delay is drawn between nothing and the doubled base`(_ failures: Int) {
        let policy = RetryPolicy(limit: 9, base: .seconds(1), ceiling: .seconds(60))
        let largest = Duration.seconds(min(60, 1 << (failures - 1)))
        var low = Loaded(value: 0)
        #expect(policy.delay(failures: failures, floor: nil, using: &low) == .zero)
        var random = SplitMix(seed: UInt64(failures))
        let drawn = (0..<1_000).map { _ in policy.delay(failures: failures, floor: nil, using: &random) }
        #expect(drawn.allSatisfy { $0 >= .zero && $0 <= largest })
        #expect(drawn.contains { $0 > largest * 0.9 } && drawn.contains { $0 < largest * 0.1 })
    }

    @Test func `Retry-After is a floor, not the delay`() {
        let policy = RetryPolicy(base: .seconds(8), ceiling: .seconds(60))
        var low = Loaded(value: 0)
        #expect(policy.delay(failures: 1, floor: .seconds(3), using: &low) == .seconds(3))
        var random = SplitMix(seed: 1)
        let drawn = (0..<100).map { _ in policy.delay(failures: 1, floor: .seconds(3), using: &random) }
        #expect(drawn.allSatisfy { $0 >= .seconds(3) } && drawn.contains { $0 > .seconds(4) })
    }

    @Test func `odd numbers do no harm`() {
        var random = SplitMix(seed: 1)
        let policy = RetryPolicy(limit: -1, base: .seconds(-1), ceiling: .seconds(-1))
        #expect(policy.delay(failures: 0, floor: nil, using: &random) == .zero)
        let endless = RetryPolicy(base: .seconds(Int64.max), ceiling: .seconds(Int64.max))
        #expect(endless.delay(failures: 99, floor: nil, using: &random) > .seconds(60))
        #expect(RetryPolicy().delay(failures: .max, floor: nil, using: &random) <= .seconds(60))
    }
}
