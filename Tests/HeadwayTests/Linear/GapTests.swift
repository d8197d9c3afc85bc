import TestSupport
import Testing

@testable import Headway

/// Material's rules for gap, stop mark and round ends at and near the ends of the way (Sources.md#gap-and-stop).
@Suite("Gap, stop mark and ends of a bar")
struct GapTests {
    private func frame(_ progress: Double, _ width: Double = 1000) -> Frame {
        LinearIndicator(style: .with(), progress: .fraction(progress)).frame(at: 0, width, 4)
    }

    /// The gap opens over the first per cent; the track's end lies still at the view's.
    @Test(
        "the gap ramps over the first per cent",
        arguments: [(0.0, 0.0), (0.001, 0.4), (0.005, 2), (0.01, 4), (0.5, 4), (0.99, 4)])
    func gap(_ progress: Double, _ gap: Double) {
        let track = frame(progress).bar(.track)
        let head = progress * 1000
        #expect(((track?.rect.x ?? -1) - head - gap).magnitude < 1e-9)
        #expect(track?.rect.maxX == 1000)
    }

    @Test("between two moving bars the track has its own pieces, each a gap away (flutter 164538)")
    func pieces() {
        let indicator = LinearIndicator(style: .with { $0.motion = .disjoint }, mode: .indeterminate)
        let frame = indicator.frame(at: 1.15, 1000, 4)
        let active = frame.bars.filter { $0.role != .track }.sorted { $0.rect.x < $1.rect.x }
        let tracks = frame.bars.filter { $0.role == .track }.sorted { $0.rect.x < $1.rect.x }
        #expect(active.count == 2)
        for bar in active {
            for track in tracks {
                let free = bar.rect.x > track.rect.x ? bar.rect.x - track.rect.maxX : track.rect.x - bar.rect.maxX
                #expect(free >= min(4, 0.01 * 1000) - 1e-9 || free >= 0 && (bar.rect.x < 10 || bar.rect.maxX > 990))
            }
        }
        #expect(tracks.count >= 1)
    }

    @Test("the stop mark stands in the middle of the track's end, no larger than the bar")
    func stopMark() {
        let stop = frame(0.5).bar(.stop)
        #expect(stop?.rect == Rect(x: 996, y: 0, width: 4, height: 4) && stop?.radius == 2)
        let thin = LinearIndicator(style: .with { $0.thickness = 2 }).frame(at: 0, 100, 4).bar(.stop)
        #expect(thin?.rect == Rect(x: 98, y: 1, width: 2, height: 2))
    }

    @Test("the stop mark yields to the head and never lies under it")
    func stopYields() {
        for step in 0...1000 {
            let frame = frame(Double(step) / 1000, 240)
            guard let stop = frame.bar(.stop), let active = frame.bar(.active) else { continue }
            #expect(stop.rect.x >= active.rect.maxX - 1e-9, "at \(step)")
        }
        #expect(frame(1, 240).bar(.stop) == nil)
    }

    @Test("a bar is as long as its value, round at every length, and never taller than its end")
    func proportional() {
        for step in 1...1000 {
            let value = Double(step) / 1000
            let bar = frame(value, 240).bar(.active)
            #expect(((bar?.rect.width ?? 0) - value * 240).magnitude < 1e-9, "at \(value)")
            #expect((bar?.radius ?? 0) == min(2, (bar?.rect.width ?? 0) / 2), "at \(value)")
            #expect((bar?.rect.height ?? 9) <= (bar?.rect.width ?? 0) + 1e-9 || (bar?.rect.width ?? 0) >= 4)
        }
    }

    @Test("every piece stays inside the view and moves without a jump from 0 to 1")
    func continuous() {
        var last: Frame?
        for step in 0...10_000 {
            let frame = frame(Double(step) / 10_000, 240)
            for bar in frame.bars { #expect(bar.rect.x >= 0 && bar.rect.maxX <= 240 + 1e-9) }
            if let last, let a = last.bar(.track), let b = frame.bar(.track) {
                // The head advances 0.024 points a step, and the gap opens by 0.04 of them in the first per cent.
                #expect((b.rect.x - a.rect.x).magnitude < 0.07, "at \(step)")
            }
            last = frame
        }
    }

    @Test("edges stand on device pixels at every scale", arguments: [1.0, 1.5, 2, 3])
    func pixels(scale: Double) {
        var random = SeededRandom(seed: 71)
        for _ in 0..<200 {
            let indicator = LinearIndicator(style: .with(), progress: .fraction(random.unit()))
            let frame = indicator.frame(at: 0, 240, 4, in: .with { $0.scale = scale })
            for operation in frame.drawing.operations {
                guard case .fillBar(let rect, _, _) = operation else { continue }
                for edge in [rect.x * scale, rect.maxX * scale, rect.y * scale, rect.maxY * scale] {
                    #expect((edge - edge.rounded()).magnitude < 1e-6)
                }
            }
        }
    }
}
