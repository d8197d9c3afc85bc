import HeadwayUIKit
import Testing
@_spi(Double) import UIKit

extension HeadwayUIKitTests {
    /// What happens around a ring: starting and stopping, windows, background, modes; and what was reported of spinners (e).
    @MainActor @Suite(.serialized) struct CircularLife {
        let view = CircularProgressView(frame: .ring)
        let log = CallLog()

        init() {
            DisplayClock.reset()
            UIAccessibility.set(reduceMotion: false)
            UIAccessibility.set(voiceOver: false)
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
            #expect(view.isMoving)
        }

        @Test("Back from the background it moves on (SARMaterialDesignSpinner 3)")
        func background() async {
            let stage = Stage(view)
            view.startAnimating()
            await stage.run(0.5)
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
            await turns()
            #expect(DisplayClock.links.isEmpty)
            DisplayClock.now += 60
            NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
            await turns()
            let before = view.drawn()
            await stage.run(0.1)
            #expect(view.arcs().count == 1)
            #expect(view.drawn() != before)
        }

        @Test("A value follows a finger without lag (MMMaterialDesignSpinner 11)")
        func dragging() {
            view.mode = .determinate
            for percent in stride(from: 10, through: 90, by: 20) {
                view.progress = Float(percent) / 100
                let end = -90 + 3.6 * Double(percent)
                #expect(view.arcs() == ["arc 12,12 r10.75 -90..\(Int(end)) clockwise"])
            }
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
            // The cycle ends first, then the arc turns on to its place.
            await stage.run(2)
            #expect(view.arcs() == ["arc 12,12 r10.75 -90..0 clockwise"])
            // A change that waited and is given up cost nothing: turning back had arrived at once.
            #expect(log.calls.filter { $0.hasSuffix("true") }.count == 3)
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
            await stage.run(1)
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
