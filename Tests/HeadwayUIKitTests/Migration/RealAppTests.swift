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

        @Test("The recipe for round corners finds the parts that it rounds and clips")
        func rounding() {
            for bar in [LinearProgressView(frame: .bar), MDCProgressView(frame: .bar)] {
                let stage = Stage(bar)
                bar.layer.cornerRadius = 5
                bar.clipsToBounds = true
                bar.layer.sublayers![1].cornerRadius = 5
                bar.subviews[1].clipsToBounds = true
                bar.progress = 0.5
                #expect(bar.subviews[1].frame == bar.bounds)
                #expect(bar.subviews[1].layer === bar.layer.sublayers?[1])
                #expect(bar.bars().count == 2)
                // The track lies in the first part, what runs over it in the second.
                #expect(bar.subviews[0].layer.sublayers?.first?.sublayers?.count == 1)
                #expect(bar.subviews[1].layer.sublayers?.first?.sublayers?.count == 1)
                bar.frame.size.width = 50
                bar.layoutIfNeeded()
                #expect(bar.subviews[1].frame.size.width == 50)
                _ = stage
            }
        }

        @Test("A drag that begins on a download view scrolls the list; a tap taps, one on a disabled view does not")
        func scrolling() {
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let view = ACPDownloadView(frame: CGRect(x: 100, y: 100, width: 64, height: 64))
            let stage = Stage(list)
            list.addSubview(view)
            list.layoutIfNeeded()
            var (taps, cancels) = (0, 0)
            view.setActionForTap { _, _ in taps += 1 }
            view.addAction(UIAction { _ in cancels += 1 }, for: .touchCancel)
            list.drag(from: CGPoint(x: 120, y: 120), by: 50)
            #expect(list.contentOffset.y == 50)
            #expect((taps, cancels) == (0, 1))
            #expect(!view.isHighlighted)
            list.tap(at: CGPoint(x: 120, y: 120))
            #expect(taps == 1)
            view.isEnabled = false
            list.tap(at: CGPoint(x: 120, y: 120))
            #expect(taps == 1)
            _ = stage
        }

        @Test("A finger that strays too far from a download view does not tap")
        func straying() {
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            list.isUserInteractionEnabled = true
            let view = DownloadView(frame: CGRect(x: 100, y: 300, width: 64, height: 64))
            list.addSubview(view)
            list.layoutIfNeeded()
            var events: [String] = []
            view.addAction(UIAction { _ in events.append("inside") }, for: .touchUpInside)
            view.addAction(UIAction { _ in events.append("outside") }, for: .touchUpOutside)
            let held = StubbornList(frame: list.frame)
            held.addSubview(view)
            held.drag(from: CGPoint(x: 120, y: 320), by: 40)
            held.drag(from: CGPoint(x: 120, y: 320), by: 200)
            #expect(events == ["inside", "outside"])
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

/// A list that leaves touches to what they began on.
private final class StubbornList: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { false }
}
