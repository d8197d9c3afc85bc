import HeadwayUIKit
import HostCases
import Testing
@_spi(Double) import UIKit

extension HeadwayUIKitTests {
    /// What happens around a bar: layout, windows, background, sources of progress.
    @MainActor @Suite(.serialized) struct LinearLife {
        let view = LinearProgressView(frame: .bar)
        let log = CallLog()

        init() {
            DisplayClock.reset()
            UIAccessibility.set(reduceMotion: false)
        }

        @Test("Layout during an animation keeps the motion and takes over the width (MDC 3718)")
        func layoutDuringAnimation() async {
            let stage = Stage(view)
            view.setProgress(1, animated: true, completion: log.note("a"))
            await stage.run(0.1)
            let before = view.width(ofBar: Look.blue)
            view.frame.size.width = 200
            #expect(abs(view.width(ofBar: Look.blue) - 2 * before) <= 1)
            await stage.run(0.4)
            #expect(view.width(ofBar: Look.blue) == 200)
            #expect(log.calls == ["a true"])
        }

        @Test("An animated value before the first layout moves the value alone (MultiProgressView 18)")
        func beforeFirstLayout() async {
            let view = LinearProgressView()
            let stage = Stage(view)
            view.setProgress(0.5, animated: true, completion: nil)
            view.frame = .bar
            await stage.run(0.05)
            let bars = view.paintedBars()
            #expect(bars.map(\.height) == [10, 10])
            #expect(bars.map(\.x) == [0, 0])
            #expect(bars[0].width == 100)
        }

        @Test("Moved to another parent in the window, it goes on; an indeterminate one where it would have been")
        func reparenting() async {
            let first = UIView(frame: .ring)
            let second = UIView(frame: .ring)
            let stage = Stage(first, second)
            first.addSubview(view)
            view.mode = .indeterminate
            view.startAnimating()
            await stage.run(0.5)
            let before = view.drawn()
            second.addSubview(view)
            #expect(view.drawn() == before)
            #expect(view.isMoving)
            await stage.run(0.1)
            #expect(view.drawn() != before)
        }

        @Test("In the background nothing runs; back again it moves, and completions have come")
        func background() async {
            let stage = Stage(view)
            view.mode = .indeterminate
            view.startAnimating()
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
            await turns()
            #expect(DisplayClock.links.isEmpty)
            view.setHidden(true, animated: true, completion: log.note("hide"))
            await stage.run(1)
            #expect(log.calls == ["hide true"])
            view.setHidden(false, animated: false, completion: nil)
            NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
            await turns()
            #expect(view.isMoving)
            await stage.run(0.5)
            #expect(view.paintedBars().count > 1)
        }

        @Test("Only the view's own scene sends it to the background")
        func scenes() async {
            let stage = Stage(view)
            let (own, other) = (UIWindowScene(), UIWindowScene())
            stage.window.windowScene = own
            view.mode = .indeterminate
            view.startAnimating()
            NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: other)
            await turns()
            #expect(view.isMoving)
            NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: own)
            await turns()
            #expect(DisplayClock.links.isEmpty)
            NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: own)
            await turns()
            #expect(view.isMoving)
        }

        @Test("Where UIKit's animations are off, ours are: changes are at once, and complete")
        func withoutAnimation() async {
            let ring = CircularProgressView(frame: .ring)
            let stage = Stage(view, ring)
            ring.startAnimating()
            await stage.run(0.3)
            UIView.performWithoutAnimation {
                view.setProgress(0.6, animated: true, completion: log.note("value"))
                ring.stopAnimating(completion: log.note("ring"))
            }
            #expect(view.width(ofBar: Look.blue) == 60)
            #expect(ring.drawn().filter { $0.hasPrefix("arc") }.isEmpty)
            await stage.settle()
            #expect(log.calls == ["value true", "ring true"])
            UIView.performWithoutAnimation { view.setHidden(true, animated: true, completion: log.note("hide")) }
            #expect(view.isHidden)
            await stage.settle()
            #expect(log.calls.last == "hide true")
        }

        @Test("Plain hiding is at once, and stops all work (MDC 5955)")
        func plainHiding() {
            let stage = Stage(view)
            view.mode = .indeterminate
            view.startAnimating()
            view.isHidden = true
            #expect(DisplayClock.links.isEmpty)
            view.isHidden = false
            #expect(view.isMoving)
            #expect(view.paintedBars().first?.height == 10)
            _ = stage
        }

        @Test("Plain showing during an animated hide shows, at once")
        func plainShowing() async {
            let stage = Stage(view)
            view.setHidden(true, animated: true, completion: log.note("hide"))
            await stage.run(0.1)
            view.isHidden = true
            view.isHidden = false
            await stage.run(0.5)
            #expect(!view.isHidden)
            #expect(view.paintedBars().first?.height == 10)
            #expect(log.calls == ["hide false"])
        }

        @Test("A delayed showing keeps no display link running, and short work never shows")
        func showDelay() async {
            view.style.showDelay = .milliseconds(300)
            view.isHidden = true
            let stage = Stage(view)
            view.setHidden(false, animated: true, completion: log.note("show"))
            await stage.run(0.2)
            #expect(view.drawn().isEmpty)
            #expect(DisplayClock.links.isEmpty)
            #expect(DisplayClock.delayedCount == 1)
            await stage.run(0.2)
            #expect(!view.drawn().isEmpty)
            await stage.run(0.4)
            #expect(log.calls == ["show true"])
            view.isHidden = true
            view.setHidden(false, animated: true, completion: log.note("again"))
            await stage.run(0.1)
            view.setHidden(true, animated: true, completion: log.note("hide"))
            await stage.run(0.5)
            #expect(view.isHidden)
            #expect(log.calls == ["show true", "again false", "hide true"])
        }

        @Test("What must show for a while does, even when hidden at once")
        func minimumVisible() async {
            view.style.minimumVisible = .seconds(1)
            view.isHidden = true
            let stage = Stage(view)
            view.setHidden(false, animated: false, completion: nil)
            await stage.run(0.2)
            view.setHidden(true, animated: false, completion: nil)
            #expect(!view.isHidden)
            #expect(!view.drawn().isEmpty)
            await stage.run(0.9)
            #expect(view.isHidden)
        }

        @Test("Frames come at the display's own rate")
        func frameRate() {
            let stage = Stage(view)
            // Core Animation moves what it can; a picture of the app's is drawn.
            view.progressImage = UIImage(named: "1")
            view.setProgress(1, animated: true)
            #expect(DisplayClock.links.first?.preferredFrameRateRange.maximum == 120)
            _ = stage
        }

        @Test("Nothing is repainted for a value that is the same")
        func sameValue() {
            let stage = Stage(view)
            view.progress = 0.5
            _ = view.displayIfNeeded()
            #expect(view.displayIfNeeded() == nil)
            _ = stage
        }

        @Test("observedProgress is followed, without a total it is indeterminate (SwiftProgressView 1)")
        func observedProgress() async {
            let stage = Stage(view)
            let progress = Progress(totalUnitCount: 10)
            view.observedProgress = progress
            progress.completedUnitCount = 4
            await stage.run(0.5)
            #expect(view.progress == 0.4)
            #expect(view.width(ofBar: Look.blue) == 40)
            progress.completedUnitCount = 10
            await stage.run(0.5)
            #expect(!view.isMoving, "finished, it is sampled no more")
            view.observedProgress = Progress(totalUnitCount: -1)
            await stage.run(0.5)
            #expect(view.paintedBars().count > 1)
            #expect(view.accessibilityValue == "In progress")
            view.observedProgress = nil
            view.progress = 0.3
            await stage.run(0.1)
            #expect(view.progress == 0.3)
        }

        @Test("A counter is followed from any thread")
        func counter() async {
            let stage = Stage(view)
            let counter = ProgressCounter(total: 100)
            view.follow(counter)
            await Task.detached { counter.advance(by: 25) }.value
            await stage.run(0.12)
            #expect(view.progress == 0.25)
        }

        @Test("The async forms answer what the completions would")
        func asyncForms() async {
            let stage = Stage(view)
            async let value = view.setProgress(1, animated: true)
            async let mode = view.setMode(.determinate, animated: true)
            await stage.run(0.5)
            #expect(await value)
            #expect(await mode)
            async let hidden = view.setHidden(true, animated: true)
            await stage.run(0.1)
            view.removeFromSuperview()
            await stage.run(0.1)
            #expect(await hidden == false)
            #expect(view.isHidden)
        }

        @Test func buffer() {
            view.buffer = 0.8
            view.progress = 0.3
            #expect(view.paintedBars().map(\.width) == [100, 80, 30])
            view.buffer = .nan
            #expect(view.buffer == 0.8)
        }
    }
}
