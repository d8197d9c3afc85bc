import Testing

@testable import HeadwayGTK

/// How many frames are left out, by what one costs.
@Suite struct FramePacingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Milliseconds of each frame that is drawn, over and over, at 60 Hz.
        let costs: [Double]
        let stride: Int

        init(_ name: String, _ costs: [Double], stride: Int) {
            (testDescription, self.costs, self.stride) = (name, costs, stride)
        }
    }

    static let cases = [
        Case("cheap frames are all drawn", [1], stride: 1),
        Case("just within half of the interval", [8.3], stride: 1),
        Case("more than half: every second", [9], stride: 2),
        Case("nearly the whole interval: every second", [16], stride: 2),
        Case("more than the interval: every third", [20], stride: 3),
        Case("never less than every fourth", [400], stride: 4),
        Case("one slow frame in thirty drops nothing", [40] + Array(repeating: 1, count: 29), stride: 1),
        Case("a clock that tells no cost", [0], stride: 1),
        Case("a cost that runs backwards", [-5], stride: 1),
    ]

    @Test(arguments: cases) func settles(_ pacingCase: Case) {
        var pacing = FramePacing()
        for frame in 0..<600 { pacing.drew(cost: pacingCase.costs[frame % pacingCase.costs.count], interval: 16.7) }
        #expect(pacing.stride == pacingCase.stride)
        let drawn = (0..<240).count { _ in pacing.draws() }
        #expect(drawn == 240 / pacingCase.stride)
    }

    @Test("Every frame is drawn again once frames are cheap") func recovers() {
        var pacing = FramePacing()
        for _ in 0..<100 { pacing.drew(cost: 30, interval: 16.7) }
        #expect(pacing.stride == 4)
        for _ in 0..<100 { pacing.drew(cost: 2, interval: 16.7) }
        #expect(pacing.stride == 1)
    }

    @Test("A cost about the limit does not make the rate flutter") func steady() {
        var pacing = FramePacing()
        var changes = 0
        for frame in 0..<1000 {
            let before = pacing.stride
            pacing.drew(cost: frame % 2 == 0 ? 8 : 9, interval: 16.7)
            changes += pacing.stride == before ? 0 : 1
        }
        #expect(changes <= 1)
    }

    @Test("An interval that is not known teaches nothing") func unknownInterval() {
        var pacing = FramePacing()
        for _ in 0..<100 { pacing.drew(cost: 30, interval: 0) }
        #expect(pacing.stride == 1)
    }
}
