import TestSupport
import Testing

@testable import Headway

/// How a value, and a whole indicator, come and go (Sources.md#value-change, Sources.md#show-hide), each against the tests' own curve.
@Suite("Changes of value and visibility")
struct ChangeTests {
    struct Change: CustomTestStringConvertible {
        let name: String
        let seconds: Double
        let curve: ReferenceCurve?
        let show: @Sendable (Double) -> Double
        var testDescription: String { name }

        init(
            _ name: String, _ seconds: Double, _ curve: ReferenceCurve?, _ show: @escaping @Sendable (Double) -> Double
        ) {
            (self.name, self.seconds, self.curve, self.show) = (name, seconds, curve, show)
        }

        /// From 0 to 1, as what is on screen.
        static let values = [
            Change("linear classic, 250 ms linear", 0.25, nil) {
                linear(.classic).frame(at: $0, 100, 4).activeWidth / 100
            },
            Change("linear material3, 250 ms sharp", 0.25, ReferenceCurve(0.4, 0, 0.6, 1)) {
                linear(.material3).frame(at: $0, 100, 4).activeWidth / 100
            },
            Change("circular classic, 2/3 s standard", 0.666_666_667, .standard) {
                circular(.classic).frame(at: $0).activeSweep / 360
            },
            Change("circular material3, 500 ms decelerate", 0.5, ReferenceCurve(0, 0, 0.2, 1)) {
                circular(.material3).frame(at: $0).activeSweep / 360
            },
            Change("download classic, 1 s linear", 1, nil) { download(.classic).frame(at: $0).activeSweep / 360 },
            Change("download material3, 500 ms decelerate", 0.5, ReferenceCurve(0, 0, 0.2, 1)) {
                download(.material3).frame(at: $0).activeSweep / 360
            },
            Change("linear classic shows in 250 ms linear", 0.25, nil) {
                shown(.classic).frame(at: $0, 100, 4).bar(.track)?.rect.height ?? 0
            } / 4,
            Change("linear material3 shows in 500 ms standard", 0.5, .standard) {
                shown(.material3).frame(at: $0, 100, 4).bar(.track)?.rect.height ?? 0
            } / 4,
        ]

        private static func linear(_ theme: Theme) -> LinearIndicator {
            var indicator = LinearIndicator(style: .with(theme) { $0.cornerRadius = 0 })
            indicator.setProgress(.fraction(1), animated: true, at: .zero)
            return indicator
        }

        private static func shown(_ theme: Theme) -> LinearIndicator {
            var indicator = LinearIndicator(style: .with(theme) { $0.cornerRadius = 0 }, isHidden: true)
            indicator.setHidden(false, animated: true, at: .zero)
            return indicator
        }

        private static func circular(_ theme: Theme) -> CircularIndicator {
            var indicator = CircularIndicator(style: .with(theme) { $0.thickness = 0.001 })
            indicator.setProgress(.fraction(1), animated: true, at: .zero)
            return indicator
        }

        private static func download(_ theme: Theme) -> DownloadIndicator {
            var indicator = DownloadIndicator(style: .with(theme), state: .running)
            indicator.setProgress(.fraction(1), animated: true, at: .zero)
            return indicator
        }

        static func / (change: Change, scale: Double) -> Change {
            let show = change.show
            return Change(change.name, change.seconds, change.curve) { show($0) / scale }
        }
    }

    @Test("follow their curve and end when it does", arguments: Change.values)
    func course(change: Change) {
        var random = SeededRandom(seed: 31)
        for _ in 0..<200 {
            let seconds = random.unit() * change.seconds * 1.2
            let fraction = min(1, seconds / change.seconds)
            let expected = change.curve?(fraction) ?? fraction
            #expect((change.show(seconds) - expected).magnitude < 0.0001, "at \(seconds)")
        }
    }

    @Test("the classic bar shrinks to its bottom edge and grows from it")
    func bottomEdge() {
        var indicator = LinearIndicator(style: .with(.classic), progress: .fraction(0.5))
        indicator.setHidden(true, animated: true, at: .zero)
        let frame = indicator.frame(at: 0.1, 100, 10)
        for bar in frame.bars {
            #expect(bar.rect.y == 4 && bar.rect.maxY == 10)
        }
        #expect(frame.bars.count == 2)
    }

    @Test("a star's line thins to nothing in 0.1 s")
    func stop() {
        var indicator = CircularIndicator(style: .with(.classic), mode: .indeterminate)
        indicator.setHidden(true, animated: true, at: Instant(seconds: 1))
        #expect(indicator.frame(at: 1.05).arc(.active)?.shape.width == 1.25)
        #expect(!indicator.frame(at: 1.1).isVisible)
        #expect(indicator.frame(at: 1.1).next == .never)
    }
}
