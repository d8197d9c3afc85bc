import Testing

@testable import HeadwayDownloads

@Suite struct RateLimiterTests {
    @Test(arguments: [1, 999, 16_384, 1_000_000, 5_000_000_000] as [Int64])
    func `over a while the rate is kept whatever the pieces are`(_ rate: Int64) {
        for seed in UInt64(0)..<20 {
            var random = SplitMix(seed: seed)
            var now = Duration.seconds(100)
            var limiter = RateLimiter(bytesPerSecond: rate, at: now)
            var sent = 0
            for _ in 0..<500 {
                let count = Int.random(in: 1...16_384, using: &random)
                sent += count
                now += limiter.wait(after: count, at: now)
                if seed % 2 == 0 { now += .nanoseconds(Int.random(in: 0...100_000, using: &random)) }
            }
            let seconds = (now - .seconds(100)) / .seconds(1)
            #expect(Double(sent) <= Double(rate) * (seconds + 0.11) + 1)
        }
    }

    @Test func `a pause saves up no more than a tenth of a second`() {
        var limiter = RateLimiter(bytesPerSecond: 1_000, at: .zero)
        #expect(limiter.wait(after: 100, at: .seconds(50)) == .zero)
        #expect(limiter.wait(after: 100, at: .seconds(50)) == .milliseconds(100))
        #expect(limiter.wait(after: 0, at: .zero) == .milliseconds(100))
    }
}
