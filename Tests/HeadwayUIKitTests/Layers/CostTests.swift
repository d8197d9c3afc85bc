import Headway
import HeadwayUIKit
import Testing
@_spi(Double) import UIKit

extension HeadwayUIKitTests {
    /// What ten seconds at 120 Hz cost the app's main thread: ticks of the display and calls of `draw(_:)`, all of them 0.
    @MainActor @Suite struct Cost {
        struct Case: CustomTestStringConvertible {
            let testDescription: String
            let view: @MainActor () -> UIView
            let prepare: @MainActor (UIView, ProgressCounter) -> Void
            var changesPerSecond = 0
            /// Whether the picture moves all the time.
            var isMoving = true
        }

        init() {
            DisplayClock.reset()
            UIAccessibility.set(reduceMotion: false)
            UIAccessibility.set(voiceOver: false)
        }

        nonisolated static let cases = [
            Case(
                testDescription: "a bar at rest", view: { LinearProgressView(frame: .bar) },
                prepare: { view, _ in (view as? LinearProgressView)?.progress = 0.4 }, isMoving: false),
            Case(
                testDescription: "a source that stands still", view: { LinearProgressView(frame: .bar) },
                prepare: { view, counter in (view as? LinearProgressView)?.follow(counter) }, isMoving: false),
            Case(
                testDescription: "ten changes a second", view: { LinearProgressView(frame: .bar) },
                prepare: { view, counter in (view as? LinearProgressView)?.follow(counter) }, changesPerSecond: 10),
            Case(
                testDescription: "a spinner", view: { CircularProgressView(frame: .ring) },
                prepare: { view, _ in (view as? CircularProgressView)?.startAnimating() }),
            Case(
                testDescription: "a spinner under a hidden parent",
                view: {
                    let parent = UIView(frame: .ring)
                    parent.isHidden = true
                    parent.addSubview(CircularProgressView(frame: .ring))
                    return parent
                },
                prepare: { view, _ in (view.subviews.first as? CircularProgressView)?.startAnimating() },
                isMoving: false),
            Case(
                testDescription: "a wave",
                view: {
                    let bar = LinearProgressView(frame: CGRect(x: 0, y: 0, width: 300, height: 14))
                    bar.style.wave = Wave()
                    return bar
                },
                prepare: { view, _ in (view as? LinearProgressView)?.progress = 0.5 }),
            Case(
                testDescription: "a download that waits", view: { DownloadView(frame: .ring) },
                prepare: { view, _ in (view as? DownloadView)?.setState(.indeterminate, animated: true) }),
        ]

        @Test("Ten seconds", arguments: cases)
        func tenSeconds(_ costCase: Case) async {
            let view = costCase.view()
            let stage = Stage(view, scale: 3)
            let counter = ProgressCounter(total: 1000)
            costCase.prepare(view, counter)
            let shown = view.subviews.first { $0 is CircularProgressView } ?? view
            _ = shown.displayIfNeeded()
            let draws = shown.draws
            var (ticks, moving) = (0, 0)
            for frame in 1...1200 {
                if costCase.changesPerSecond > 0, frame % (120 / costCase.changesPerSecond) == 0 {
                    counter.advance(by: 10)
                }
                ticks += DisplayClock.links.count
                DisplayClock.refresh(after: 1.0 / 120)
                _ = shown.displayIfNeeded()
                if view.isMoving { moving += 1 }
            }
            #expect(ticks == 0)
            #expect(shown.draws == draws)
            #expect(costCase.isMoving ? moving > 1150 : moving == 0)
            _ = stage
        }
    }
}
