import HeadwayUIKit
import Testing
@_spi(Double) import UIKit

extension UIView {
    /// The arcs of the present picture, as the context recorded them.
    func arcs() -> [String] { drawn().filter { $0.hasPrefix("arc") } }
}

extension HeadwayUIKitTests {
    /// What the original's own unit tests check of its spinner (Sources.md#mdc-progress-view), and how it looks.
    @MainActor @Suite(.serialized) struct Circular {
        let view = CircularProgressView(frame: .ring)

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

        @Test func traitBlocks() {
            var calls: [String] = []
            let (ring, download) = (view, DownloadView(frame: .ring))
            ring.traitCollectionDidChangeBlock = { view, _ in calls.append("ring \(view === ring)") }
            download.traitCollectionDidChangeBlock = { view, _ in calls.append("download \(view === download)") }
            let stage = Stage(ring, download)
            calls = []
            stage.window.setTraits(UITraitCollection(userInterfaceStyle: .dark))
            #expect(calls == ["ring true", "download true"])
            ring.traitCollectionDidChangeBlock = nil
            download.traitCollectionDidChangeBlock = nil
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
    }
}
