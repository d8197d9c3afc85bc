import HeadwayUIKit
import HostCases
import Testing
@_spi(Double) import UIKit

extension HeadwayUIKitTests {
    /// What the original's own unit tests check (Sources.md#mdc-progress-view).
    @MainActor @Suite(.serialized) struct LinearDefaults {
        let view = LinearProgressView(frame: .bar)

        @Test func defaults() {
            #expect(view.cornerRadius == 0)
            #expect(view.mode == .determinate)
            #expect(view.progressTintColor == nil)
            #expect(view.progressTintColors == nil)
            #expect(view.trackTintColor == nil)
            #expect(view.progress == 0)
            #expect(!view.isAnimating)
            #expect(view.backwardProgressAnimationMode == .reset)
            #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
            #expect(view.isAccessibilityElement)
            #expect(view.accessibilityTraits == .updatesFrequently)
        }

        @Test func settersReadBack() {
            view.mode = .indeterminate
            view.progress = 0.77
            view.progressTintColors = [.red, .blue]
            #expect(view.mode == .indeterminate)
            #expect(view.progress == 0.77)
            #expect(view.progressTintColors == [.red, .blue])
            view.progressTintColor = nil
            view.trackTintColor = nil
            #expect(view.progressTintColor == nil)
            #expect(view.trackTintColor == nil)
        }

        @Test(arguments: [(-1, 0), (2, 1), (0.5, 0.5), (Float.infinity, 1), (-Float.infinity, 0)] as [(Float, Float)])
        func clamps(value: Float, expected: Float) {
            view.progress = value
            #expect(view.progress == expected)
        }

        @Test("NaN leaves the last value (LinearProgressView 2, KAProgressLabel 23, SVProgressHUD 392)")
        func nan() {
            view.progress = 0.4
            view.progress = .nan
            #expect(view.progress == 0.4)
            view.cornerRadius = .nan
            #expect(view.bars().count == 2)
        }

        @Test func startAndStopToggle() {
            view.mode = .indeterminate
            view.startAnimating()
            #expect(view.isAnimating)
            view.stopAnimating()
            #expect(!view.isAnimating)
        }

        @Test func animatedProgressReadsAtOnce() {
            view.setProgress(0.66, animated: true)
            #expect(view.progress == 0.66)
        }

        @Test func traitBlockGetsViewAndPreviousTraits() {
            var seen: [(LinearProgressView, UITraitCollection?)] = []
            let previous = UITraitCollection(userInterfaceStyle: .dark)
            view.traitCollectionDidChangeBlock = { seen.append(($0, $1)) }
            view.traitCollectionDidChange(previous)
            #expect(seen.count == 1)
            #expect(seen.first?.0 === view)
            #expect(seen.first?.1 === previous)
        }

        @Test("Without a screen, widths are whole fractions", arguments: [0, 50, 65, 97, 100])
        func widths(percent: Int) {
            view.progress = Float(percent) / 100
            #expect(view.width(ofBar: Look.blue) == Double(percent))
        }

        @Test(arguments: [0, 25, 65, 97, 100], [false, true])
        func mirrored(percent: Int, hasRadius: Bool) {
            view.cornerRadius = hasRadius ? 5 : 0
            view.progress = Float(percent) / 100
            let ltr = view.paintedBars()
            view.semanticContentAttribute = .forceRightToLeft
            let rtl = view.paintedBars()
            #expect(ltr.count == (percent == 0 ? 1 : 2))
            #expect(rtl.map { 100 - $0.x - $0.width } == ltr.map(\.x))
            #expect(rtl.map(\.width) == ltr.map(\.width))
        }

        @Test("Round ends, of bar and track (MDC 5429)")
        func roundEnds() {
            view.cornerRadius = 5
            view.progress = 0.5
            #expect(view.bars() == ["0,0 100x10 r5 \(Look.track)", "0,0 50x10 r5 \(Look.blue)"])
        }

        @Test("Small values stay round and are no longer than they should be (ProgressUI 19)")
        func smallValues() {
            view.cornerRadius = 5
            view.progress = 0.04
            #expect(view.bars().last == "0,3 4x4 r2 \(Look.blue)")
        }

        @Test("Widths are device pixels (MDC 9438)", arguments: zip([1, 2, 3] as [CGFloat], [33, 33.5, 33.333]))
        func subPoint(scale: CGFloat, width: Double) {
            let stage = Stage(view, scale: scale)
            view.progress = scale == 2 ? 0.334 : 1 / 3
            #expect(view.width(ofBar: Look.blue) == width)
            _ = stage
        }

        @Test("Made in code it is not black, nor opaque")
        func notBlack() {
            for view in [LinearProgressView(), CircularProgressView(), DownloadView()] as [UIView] {
                #expect(!view.isOpaque)
                #expect(view.backgroundColor === UIColor.clear)
                #expect(view.contentMode == .redraw)
            }
        }

        @Test func sizes() {
            #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
            view.style.thickness = 7
            #expect(view.intrinsicContentSize.height == 7)
            #expect(view.sizeThatFits(CGSize(width: 90, height: 50)) == CGSize(width: 90, height: 7))
            #expect(view.intrinsicInvalidations == 1)
        }

        @Test("A view without a size draws nothing and breaks nothing")
        func noSize() async {
            let view = LinearProgressView()
            let stage = Stage(view)
            view.setProgress(0.5, animated: true, completion: nil)
            await stage.run(0.1)
            #expect(view.drawn().isEmpty)
        }
    }
}
