import HeadwayMigration
import Testing
@_spi(Double) import UIKit

/// Material's sample as an app has it, with only the import changed.
@MainActor
final class ProgressSampleController {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let progressView = MDCProgressView()
    var hiddenAtLast = false

    func viewDidLoad() {
        progressView.progress = 0

        let progressViewHeight = CGFloat(2)
        progressView.frame = CGRect(
            x: 0, y: view.bounds.height - progressViewHeight, width: view.bounds.width, height: progressViewHeight)
        view.addSubview(progressView)
    }

    func startAndShowProgressView() {
        progressView.progress = 0
        progressView.setHidden(false, animated: true)
    }

    func completeAndHideProgressView() {
        progressView.setProgress(1, animated: true) { (finished) in
            self.progressView.setHidden(true, animated: true) { (_) in
                self.hiddenAtLast = true
            }
        }
    }
}

extension HeadwayUIKitTests {
    @MainActor @Suite(.serialized) struct ProgressViewReadme {
        init() { DisplayClock.reset() }

        @Test("Create, place, set, show, complete with completion and hide")
        func lifeOfABar() async {
            let sample = ProgressSampleController()
            sample.viewDidLoad()
            let stage = Stage(sample.view)
            sample.progressView.isHidden = true
            sample.startAndShowProgressView()
            #expect(!sample.progressView.isHidden)
            await stage.run(0.3)
            #expect(sample.progressView.bars() == ["0,0 320x2 r0 \(Look.track)"])
            sample.progressView.setProgress(0.5, animated: true, completion: nil)
            await stage.run(0.3)
            #expect(sample.progressView.width(ofBar: Look.blue) == 160)
            sample.completeAndHideProgressView()
            await stage.run(0.3)
            #expect(!sample.progressView.isHidden, "it shrinks first")
            await stage.run(0.4)
            #expect(sample.progressView.isHidden)
            #expect(sample.hiddenAtLast)
            #expect(DisplayClock.links.isEmpty)
        }

        @Test("The sample screen: normal, tinted, custom colours, backward by reset and animated")
        func catalog() async {
            let bars = (0..<5).map { _ in MDCProgressView(frame: .bar) }
            let stage = Stage(bars[0], bars[1], bars[2], bars[3], bars[4])
            bars[1].progressTintColor = .orange
            bars[2].progressTintColor = .green
            bars[2].trackTintColor = .gray
            bars[3].backwardProgressAnimationMode = MDCProgressViewBackwardAnimationMode.reset
            bars[4].backwardProgressAnimationMode = .animate
            for bar in bars { bar.progress = 0.66 }
            for bar in bars { bar.setProgress(0.33, animated: true, completion: nil) }
            await stage.run(0.05)
            #expect(bars[3].width(ofBar: Look.blue) < 20)
            #expect(bars[4].width(ofBar: Look.blue) > 50)
            await stage.run(0.3)
            #expect(bars[1].bars().last == "0,0 33x10 r0 fill #ff8000")
            #expect(bars[2].bars() == ["0,0 100x10 r0 fill #808080", "0,0 33x10 r0 fill #00ff00"])
        }

        @Test("Theming: the tint is the scheme's primary colour, the track is it at 0.3 saturation")
        func theming() {
            let bar = MDCProgressView(frame: .bar)
            bar.progress = 0.5
            bar.applyTheme(primaryColor: UIColor(red: 0x62 / 255, green: 0, blue: 0xEE / 255, alpha: 1))
            #expect(bar.bars() == ["0,0 100x10 r0 fill #c4a7ee", "0,0 50x10 r0 fill #6200ee"])
        }

        @Test("Out of a nib it is as the original made itself: clear, at the bottom edge")
        func outOfANib() throws {
            let plain = UIView(frame: .bar)
            plain.backgroundColor = .systemBackground
            let bar: MDCProgressView = try loaded(from: plain)
            #expect(bar.backgroundColor === UIColor.clear)
            #expect(bar.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
            #expect(!bar.isOpaque)
        }

        @Test("Setting isAnimating starts and stops the motion (MDC 3486)")
        func indeterminate() async {
            let bar = MDCProgressView(frame: .bar)
            let stage = Stage(bar)
            bar.mode = MDCProgressViewMode.indeterminate
            #expect(bar.bars().count == 1)
            bar.isAnimating = true
            await stage.run(0.5)
            #expect(bar.isAnimating)
            #expect(bar.bars().count > 1)
            bar.isAnimating = false
            #expect(bar.bars().count == 1)
        }

        @Test func stopMark() {
            let bar = MDCProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
            bar.progress = 0.5
            bar.enableDeterminateStopMark = true
            #expect(bar.bars().count == 3)
            bar.enableDeterminateStopMark = false
            #expect(bar.bars().count == 2)
        }
    }

    @MainActor @Suite(.serialized) struct ActivityIndicatorReadme {
        final class Listener: MDCActivityIndicatorDelegate {
            var calls: [String] = []
            func activityIndicatorAnimationDidFinish(_ activityIndicator: MDCActivityIndicator) {
                calls.append("finished")
            }
            func activityIndicatorModeTransitionDidFinish(_ activityIndicator: MDCActivityIndicator) {
                calls.append("mode")
            }
        }

        init() { DisplayClock.reset() }

        @Test("Create, size, start, set the mode and the value, stop; the delegate is told")
        func lifeOfASpinner() async {
            let activityIndicator = MDCActivityIndicator()
            let listener = Listener()
            activityIndicator.delegate = listener
            activityIndicator.sizeToFit()
            #expect(activityIndicator.frame.size == CGSize(width: 26.5, height: 26.5))
            let stage = Stage(activityIndicator)
            activityIndicator.indicatorMode = .indeterminate
            await stage.run(0.1)
            #expect(listener.calls.isEmpty, "the present mode again is no transition")
            activityIndicator.startAnimating()
            await stage.run(0.5)
            activityIndicator.indicatorMode = MDCActivityIndicatorMode.determinate
            activityIndicator.progress = 0.5
            // The cycle ends, then the arc takes a time in proportion to its way.
            await stage.run(2)
            #expect(listener.calls == ["mode"])
            #expect(activityIndicator.drawn().contains("arc 12,12 r10.75 -90..90 clockwise"))
            activityIndicator.stopAnimating()
            activityIndicator.stopAnimating()
            await stage.run(0.5)
            #expect(listener.calls == ["mode", "finished"])
            #expect(activityIndicator.drawn().filter { $0.hasPrefix("arc") }.isEmpty)
        }

        @Test func settableFlagAndColours() async {
            let indicator = MDCActivityIndicator(frame: .ring)
            let stage = Stage(indicator)
            indicator.cycleColors = [.red]
            indicator.isAnimating = true
            await stage.run(0.3)
            #expect(indicator.drawn().contains("stroke #ff0000"))
            indicator.setIndicatorMode(.determinate, animated: false)
            #expect(indicator.indicatorMode == .determinate)
        }
    }
}
