import HeadwayUIKit
import Testing
@_spi(Double) import UIKit

extension UIView {
    /// The arcs of the present picture, as the context recorded them.
    func arcs() -> [String] { drawn().filter { $0.hasPrefix("arc") } }
}

extension HeadwayUIKitTests {
    /// What the original's own unit tests check of its spinner (seed-components.md d), and what was reported of it (e).
    @MainActor @Suite(.serialized) struct Circular {
        let view = CircularProgressView(frame: .ring)
        let log = CallLog()

        init() {
            DisplayClock.reset()
            UIAccessibility.set(reduceMotion: false)
            UIAccessibility.set(voiceOver: false)
        }

        @Test func defaults() {
            #expect(view.radius == 12)
            #expect(view.strokeWidth == 2.5)
            #expect(!view.trackEnabled)
            #expect(view.mode == .indeterminate)
            #expect(view.progress == 0)
            #expect(view.cycleColors.count == 4)
            #expect(view.hidesWhenStopped)
            #expect(!view.isAnimating)
            #expect(view.intrinsicContentSize == CGSize(width: 24, height: 24))
            #expect(view.accessibilityTraits == .updatesFrequently)
            #expect(view.drawn().filter { $0.hasPrefix("arc") }.isEmpty)
        }

        @Test(arguments: [(2, 5), (5, 5), (100, 100), (-CGFloat.infinity, 5)] as [(CGFloat, CGFloat)])
        func radiusHasAFloorAndNoCeiling(radius: CGFloat, expected: CGFloat) {
            view.radius = radius
            #expect(view.radius == expected)
            view.radius = .nan
            #expect(view.radius == expected)
        }

        @Test("A new radius asks for a new size (MDC 10219, 8533)")
        func resize() {
            view.radius = 30
            #expect(view.intrinsicInvalidations == 1)
            view.sizeToFit()
            #expect(view.bounds.size == CGSize(width: 60, height: 60))
        }

        @Test func cycleColors() {
            view.cycleColors = [.red, .green]
            #expect(view.cycleColors == [.red, .green])
            view.cycleColors = []
            #expect(view.cycleColors.count == 4)
        }

        @Test(
            arguments: [(-5, 0), (0.77, 0.77), (5, 1)] as [(Float, Float)],
            [(IndicatorMode.determinate, true), (.determinate, false), (.indeterminate, true), (.indeterminate, false)])
        func progressClampsAndNeverChangesTheMode(
            progress: (Float, Float), setting: (mode: IndicatorMode, animated: Bool)
        ) {
            view.mode = setting.mode
            view.setProgress(progress.0, animated: setting.animated)
            #expect(view.progress == progress.1)
            #expect(view.mode == setting.mode)
        }

        @Test func nanLeavesTheLastValue() {
            view.progress = 0.4
            view.progress = .nan
            #expect(view.progress == 0.4)
        }

        @Test("A value shows without a start (MDC 4854)", arguments: [(0.16, -32.4), (0.42, 61.2), (1, 270)])
        func determinate(progress: Float, end: Double) {
            view.mode = .determinate
            view.progress = progress
            #expect(view.arcs() == ["arc 12,12 r10.75 -90..\(end == 270 ? "270" : "\(end)") clockwise"])
        }

        @Test("From right to left a ring stays clockwise")
        func rightToLeft() {
            view.mode = .determinate
            view.progress = 0.25
            let before = view.drawn()
            view.semanticContentAttribute = .forceRightToLeft
            #expect(view.drawn() == before)
        }

        @Test("An arc is never shorter than a dot")
        func leastArc() {
            view.mode = .determinate
            #expect(view.arcs().count == 1)
        }

        @Test("The ring fills twice the radius in the middle of the view, or what the view has")
        func place() {
            view.mode = .determinate
            view.progress = 0.5
            #expect(view.drawn().contains("translate 20,20"))
            view.frame.size = CGSize(width: 16, height: 10)
            #expect(view.drawn().contains("translate 3,0"))
        }

        @Test func trackEnabled() {
            view.mode = .determinate
            view.progress = 0.5
            view.trackEnabled = true
            #expect(view.arcs().count == 2)
            view.trackTintColor = .green
            #expect(view.drawn().contains("stroke #00ff00"))
            view.trackEnabled = false
            #expect(view.arcs().count == 1)
        }

        @Test("Started it moves; stopped it thins out and is gone")
        func startAndStop() async {
            let stage = Stage(view)
            view.startAnimating()
            await stage.run(0.3)
            #expect(view.arcs().count == 1)
            #expect(view.isAnimating)
            view.stopAnimating(completion: log.note("stop"))
            #expect(!view.isAnimating)
            await stage.run(0.05)
            #expect(view.arcs().count == 1, "on its way out")
            await stage.run(0.1)
            #expect(view.arcs().isEmpty)
            #expect(log.calls == ["stop true"])
            #expect(DisplayClock.links.isEmpty)
            #expect(!view.isHidden, "the view itself stays")
        }

        @Test("A ring that stays when stopped leaves its track")
        func staysWhenStopped() async {
            view.hidesWhenStopped = false
            view.trackEnabled = true
            let stage = Stage(view)
            view.startAnimating()
            await stage.run(0.5)
            view.stopAnimating()
            await stage.run(0.5)
            #expect(view.arcs() == ["arc 12,12 r10.75 -90..270 clockwise"])
            #expect(DisplayClock.links.isEmpty)
        }

        @Test("A stopped ring with a value is gone")
        func stoppedDeterminate() async {
            let stage = Stage(view)
            view.mode = .determinate
            view.progress = 0.5
            view.startAnimating()
            await stage.run(0.2)
            #expect(view.arcs().count == 1)
            view.stopAnimating()
            await stage.run(0.2)
            #expect(view.arcs().isEmpty)
        }

        @Test("Every start begins the first cycle")
        func freshStart() async {
            let stage = Stage(view)
            view.startAnimating()
            await stage.run(0.2)
            let first = view.drawn()
            view.stopAnimating()
            await stage.run(0.7)
            view.startAnimating()
            await stage.run(0.2)
            #expect(view.drawn() == first)
        }

        @Test("Hiding stops; showing again does not start")
        func hiding() async {
            let stage = Stage(view)
            view.startAnimating()
            view.isHidden = true
            #expect(!view.isAnimating)
            #expect(DisplayClock.links.isEmpty)
            view.isHidden = false
            await stage.run(0.2)
            #expect(!view.isAnimating)
            #expect(view.arcs().isEmpty)
        }

        @Test("A new parent, or leaving and coming back, keeps place and colour (MDC 4113, DRPLoadingSpinner 4)")
        func keepsPlace() async {
            let stage = Stage(view)
            view.startAnimating()
            await stage.run(1.7)
            let before = view.drawn()
            view.removeFromSuperview()
            #expect(DisplayClock.links.isEmpty)
            stage.window.addSubview(view)
            #expect(view.drawn() == before)
            #expect(view.isAnimating)
            #expect(DisplayClock.links.count == 1)
        }

        @Test("Cell reuse keeps it spinning (openradar-mirror 17872)")
        func cellReuse() async {
            let cell = UIView(frame: .ring)
            cell.addSubview(view)
            let stage = Stage(cell)
            view.startAnimating()
            for _ in 0..<3 {
                cell.removeFromSuperview()
                await stage.run(0.3)
                stage.window.addSubview(cell)
            }
            let before = view.drawn()
            await stage.run(0.1)
            #expect(view.drawn() != before)
        }

        @Test("The motion has no seam between cycles (MDC 10109)")
        func seamless() async {
            let stage = Stage(view)
            view.startAnimating()
            await stage.run(4.0 / 3 * 3 - 0.05)
            var lengths: [Double] = []
            for _ in 0..<12 {
                await stage.run(0.01, step: 0.01)
                lengths.append(arcLength(view.arcs().first ?? ""))
            }
            let steps = zip(lengths, lengths.dropFirst()).map { abs($0 - $1) }
            #expect((steps.max() ?? 99) < 25)
        }

        @Test("Modes toggled quickly end at 12 o'clock (MDC pull 2390)")
        func togglingModes() async {
            let stage = Stage(view)
            view.startAnimating()
            view.progress = 0.25
            await stage.run(0.3)
            for mode in [IndicatorMode.determinate, .indeterminate, .determinate, .indeterminate, .determinate] {
                view.setMode(mode, animated: true, completion: log.note("\(mode)"))
                await stage.run(0.05)
            }
            await stage.run(1)
            #expect(view.arcs() == ["arc 12,12 r10.75 -90..0 clockwise"])
            #expect(log.calls.filter { $0.hasSuffix("true") }.count == 1)
            #expect(log.calls.count == 5)
        }

        @Test("The colour goes on to the next each cycle")
        func colours() async {
            let stage = Stage(view)
            view.cycleColors = [.red, .green]
            view.startAnimating()
            await stage.run(0.5)
            #expect(view.drawn().contains("stroke #ff0000"))
            await stage.run(4.0 / 3)
            #expect(view.drawn().contains("stroke #00ff00"))
        }

        @Test func accessibility() async {
            let stage = Stage(view)
            #expect(!view.isAccessibilityElement)
            #expect(view.accessibilityValue == "Progress halted")
            view.startAnimating()
            #expect(view.isAccessibilityElement)
            #expect(view.accessibilityValue == "In progress")
            view.stopAnimating()
            #expect(view.accessibilityValue == "Progress halted")
            view.mode = .determinate
            view.startAnimating()
            view.progress = 0.42
            #expect(view.accessibilityValue == "42%")
            #expect(view.accessibilityLabel == "Progress")
            view.accessibilityLabel = "Loading"
            #expect(view.accessibilityLabel == "Loading")
            _ = stage
        }

        @Test("Reduced motion slows it, and never stops it (codex 22787)")
        func reducedMotion() async {
            UIAccessibility.set(reduceMotion: true)
            let stage = Stage(view)
            view.startAnimating()
            await stage.run(0.3)
            let before = view.drawn()
            #expect(view.arcs().count == 1)
            await stage.run(0.3)
            #expect(view.drawn() != before)
            UIAccessibility.set(reduceMotion: false)
        }

        @Test func followsProgress() async {
            let stage = Stage(view)
            let progress = Progress(totalUnitCount: 4)
            view.observedProgress = progress
            progress.completedUnitCount = 1
            await stage.run(0.1)
            #expect(view.arcs() == ["arc 12,12 r10.75 -90..0 clockwise"])
        }

        private func arcLength(_ line: String) -> Double {
            let parts = line.split(separator: " ")
            guard parts.count > 3 else { return 0 }
            let ends = parts[3].components(separatedBy: "..").compactMap { Double($0) }
            return ends.count == 2 ? ends[1] - ends[0] : 0
        }
    }
}
