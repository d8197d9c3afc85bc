import TestSupport
import Testing

@testable import Headway

/// A value that moves slowly is looked at when it has moved by a device pixel, and not in every frame.
@Suite("Slow motion")
struct SlowMotionTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// An indicator whose value moves by a share within 0.25 s to 2/3 s, in a view of 200 points.
        let frame: @Sendable (_ share: Double, _ seconds: Double, _ scale: Double) -> Frame
        /// How many points of the picture the value moves along.
        let extent: Double
        /// How far a frame's value has come, in points along that.
        let reach: @Sendable (Frame) -> Double

        static let all = [
            Case(
                testDescription: "bar",
                frame: { share, seconds, scale in
                    var bar = LinearIndicator(progress: .fraction(0.3))
                    bar.setProgress(.fraction(0.3 + share), animated: true, at: .zero)
                    return bar.frame(at: seconds, 200, 4, in: .scaled(scale))
                }, extent: 200, reach: { $0.bars.filter { $0.role == .active }.map(\.rect.maxX).max() ?? 0 }),
            Case(
                testDescription: "buffer",
                frame: { share, seconds, scale in
                    var bar = LinearIndicator(buffer: 0.3)
                    bar.setBuffer(0.3 + share, animated: true, at: .zero)
                    return bar.frame(at: seconds, 200, 4, in: .scaled(scale))
                }, extent: 200, reach: { $0.bars.filter { $0.role == .buffer }.map(\.rect.maxX).max() ?? 0 }),
            Case(
                testDescription: "ring",
                frame: { share, seconds, scale in
                    var ring = CircularIndicator(progress: .fraction(0.3))
                    ring.setProgress(.fraction(0.3 + share), animated: true, at: .zero)
                    return ring.frame(at: seconds, 200, 200, in: .scaled(scale))
                }, extent: 200 * .pi, reach: { $0.activeSweep / 360 * 200 * .pi }),
            Case(
                testDescription: "download",
                frame: { share, seconds, scale in
                    var view = DownloadIndicator(state: .running, progress: .fraction(0.3))
                    view.setProgress(.fraction(0.3 + share), animated: true, at: .zero)
                    return view.frame(at: seconds, 200, 200, in: .scaled(scale))
                }, extent: 200 * .pi, reach: { $0.activeSweep / 360 * 200 * .pi }),
        ]
    }

    @Test("Between two looks it moves by less than a device pixel", arguments: Case.all, [1.0, 2.0])
    func slow(_ slow: Case, scale: Double) {
        for pixels in [0.1, 0.9, 1.7, 3.3] {
            let share = pixels / scale / slow.extent
            var (now, looks) = (0.001, 0)
            while looks < 20 {
                let frame = slow.frame(share, now, scale)
                guard case .at(let next) = frame.nextVisible else {
                    #expect(frame.nextVisible == .never && now > 0.2, "\(pixels) pixels at \(now)")
                    break
                }
                #expect(frame.next == .frame && next.seconds > now)
                for part in [0.25, 0.5, 0.75, 0.999] {
                    let later = slow.frame(share, now + (next.seconds - now) * part, scale)
                    #expect(abs(slow.reach(later) - slow.reach(frame)) * scale < 1.01)
                }
                now = next.seconds
                looks += 1
            }
            #expect(looks <= Int(pixels) + 2, "\(pixels) pixels")
        }
    }

    @Test("A fast one is looked at in every frame, and so is every other motion", arguments: Case.all)
    func fast(_ fast: Case) {
        #expect(fast.frame(0.5, 0.1, 1).nextVisible == .frame)
        #expect(LinearIndicator(mode: .indeterminate).frame(at: 1).nextVisible == .frame)
        #expect(CircularIndicator(mode: .indeterminate).frame(at: 1).nextVisible == .frame)
        #expect(DownloadIndicator(state: .indeterminate).frame(at: 1).nextVisible == .frame)
    }

    @Test("A drawing looks like another where no arc ends half a device pixel elsewhere", arguments: [1.0, 2.0])
    func likeness(scale: Double) {
        let ring = { (share: Double) in CircularIndicator(progress: .fraction(share)).frame(at: 0, 40, 40).drawing }
        let pixel = 1 / (40 * Double.pi * scale)
        #expect(ring(0.4).looksLike(ring(0.4 + 0.4 * pixel), scale: scale))
        #expect(!ring(0.4).looksLike(ring(0.4 + 0.6 * pixel), scale: scale))
        #expect(!ring(0.4).looksLike(ring(0.4 + 0.1 * pixel), scale: 0))
        let bar = { (share: Double) in LinearIndicator(progress: .fraction(share)).frame(at: 0, 100, 4).drawing }
        #expect(!bar(0.4).looksLike(bar(0.41), scale: scale) && bar(0.4).looksLike(bar(0.4), scale: scale))
    }

    @Test("Without a scale there are no pixels to wait for", arguments: Case.all, [0, -1, Double.nan, .infinity])
    func withoutPixels(_ slow: Case, scale: Double) {
        #expect(slow.frame(0.001, 0.1, scale).nextVisible == .frame)
    }
}

extension Environment {
    fileprivate static func scaled(_ scale: Double) -> Environment {
        var environment = Environment()
        environment.scale = scale
        return environment
    }
}
