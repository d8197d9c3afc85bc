import HeadwayMigration
import Testing
@_spi(Double) import UIKit

extension HeadwayUIKitTests {
    /// What the code of real apps does with the old names.
    @MainActor @Suite struct RealApps {
        init() {
            DisplayClock.reset()
            UIAccessibility.set(reduceMotion: false)
        }

        @Test("sizeToFit before a larger radius: the ring has its radius, whatever the bounds")
        func radiusAfterSizeToFit() async {
            let view = MDCActivityIndicator()
            view.sizeToFit()
            view.radius = 30
            let stage = Stage(view)
            view.cycleColors = [.red]
            view.startAnimating()
            await stage.run(0.5)
            #expect(view.bounds.size.width < 60)
            #expect(view.drawn().contains { $0.hasPrefix("arc 30,30 r28.75") })
        }

        @Test("A ring with a value is hidden until it is started, and again once it is stopped")
        func determinateHidden() async {
            let view = MDCActivityIndicator(frame: .ring)
            let stage = Stage(view)
            view.indicatorMode = .determinate
            view.progress = 0.5
            await stage.run(1)
            #expect(!view.drawn().contains { $0.hasPrefix("arc") })
            view.startAnimating()
            await stage.run(1)
            #expect(view.drawn().contains { $0.hasPrefix("arc") })
            view.stopAnimating()
            await stage.run(1)
            #expect(!view.drawn().contains { $0.hasPrefix("arc") })
        }

        @Test("Modes have the original's numbers")
        func rawValues() {
            let zero = 0
            #expect(MDCActivityIndicatorMode(rawValue: zero) == .indeterminate)
            #expect(MDCActivityIndicatorMode(rawValue: 1) == .determinate)
            #expect(MDCActivityIndicatorMode.determinate.rawValue == 1)
            let view = MDCActivityIndicator()
            view.setIndicatorMode(.determinate, animated: false)
            #expect(view.indicatorMode == .determinate)
            #expect(view.mode == .determinate)
        }

        @Test("Themers give a primary colour")
        func themers() {
            let bar = MDCProgressView(frame: .bar)
            MDCProgressViewColorThemer.apply(primaryColor: .red, to: bar)
            bar.progress = 0.5
            #expect(bar.width(ofBar: "fill #ff0000") == 50)
            let ring = MDCActivityIndicator(frame: .ring)
            MDCActivityIndicatorColorThemer.apply(primaryColor: .red, to: ring)
            #expect(ring.cycleColors == [.red])
        }

        @Test("A default style is that of all views made from then on")
        func defaultStyle() {
            let before = LinearProgressView.defaultStyle
            LinearProgressView.defaultStyle.theme = .material3
            #expect(LinearProgressView().style.theme == .material3)
            #expect(MDCProgressView().style.theme == .material3)
            LinearProgressView.defaultStyle = before
            #expect(LinearProgressView().style.theme == .classic)
        }

        @Test("A delegate that knows nothing of isolation can be adopted; its class is told as before")
        func delegate() async {
            let delegate = OldDelegate()
            let view = MDCActivityIndicator(frame: .ring)
            view.delegate = delegate
            let stage = Stage(view)
            view.startAnimating()
            await stage.run(0.5)
            view.stopAnimating()
            await stage.run(0.5)
            #expect(delegate.finished == 1)
        }

        @Test("performPrimaryAction taps, and so does a keypad's Enter")
        func primaryAction() {
            let view = DownloadView(frame: .ring)
            var taps = 0
            view.onTap = { _, _ in taps += 1 }
            if #available(iOS 17.4, *) { view.performPrimaryAction() }
            #expect(taps == 1)
            view.pressesEnded([UIPress(type: .upArrow, key: UIKey(keyCode: .keypadEnter))], with: nil)
            #expect(taps == 2)
            view.isEnabled = false
            if #available(iOS 17.4, *) { view.performPrimaryAction() }
            #expect(taps == 2)
        }
    }
}

private final class OldDelegate: MDCActivityIndicatorDelegate {
    var finished = 0
    func activityIndicatorAnimationDidFinish(_ activityIndicator: MDCActivityIndicator) { finished += 1 }
}
