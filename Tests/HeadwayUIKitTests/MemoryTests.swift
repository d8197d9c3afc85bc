import HeadwayUIKit
import Testing
@_spi(Double) import UIKit

extension HeadwayUIKitTests {
    /// A view that is dropped in whatever it is doing is freed, with its window and what it followed.
    @MainActor @Suite(.serialized) struct Memory {
        enum Occupation: String, CaseIterable, CustomTestStringConvertible {
            case moving, indeterminate, hiding, observing, waitingForAnnouncement
            var testDescription: String { rawValue }
        }

        init() {
            DisplayClock.reset()
            UIAccessibility.set(reduceMotion: false)
            UIAccessibility.set(voiceOver: true)
        }

        @Test("The whole window is dropped", arguments: Occupation.allCases)
        func windowDropped(occupation: Occupation) async {
            let log = CallLog()
            weak var weakView: LinearProgressView?
            weak var weakProgress: Progress?
            weak var weakWindow: UIWindow?
            do {
                let view = LinearProgressView(frame: .bar)
                let stage = Stage(view)
                let progress = Progress(totalUnitCount: 10)
                occupy(view, occupation, progress, log)
                await stage.run(0.05)
                (weakView, weakProgress, weakWindow) = (view, progress, stage.window)
            }
            await turns()
            #expect(weakView == nil)
            #expect(weakProgress == nil)
            #expect(weakWindow == nil)
            // What the run loop still held of it ends by itself.
            DisplayClock.refresh(after: 2)
            await turns()
            #expect(DisplayClock.links.isEmpty)
            #expect(DisplayClock.delayedCount == 0)
            #expect(log.calls.count == (occupation == .moving || occupation == .hiding ? 1 : 0))
            #expect(log.calls.allSatisfy { $0.hasSuffix("false") })
        }

        private func occupy(
            _ view: LinearProgressView, _ occupation: Occupation, _ progress: Progress, _ log: CallLog
        ) {
            switch occupation {
            case .moving: view.setProgress(1, animated: true, completion: log.note("value"))
            case .indeterminate:
                view.mode = .indeterminate
                view.startAnimating()
            case .hiding: view.setHidden(true, animated: true, completion: log.note("hide"))
            case .observing: view.observedProgress = progress
            case .waitingForAnnouncement: view.progress = 0.5
            }
        }

        @Test func ringAndDownloadDropped() async {
            weak var ring: CircularProgressView?
            weak var download: DownloadView?
            do {
                let (spinner, control) = (CircularProgressView(frame: .ring), DownloadView(frame: .ring))
                let stage = Stage(spinner, control)
                spinner.startAnimating()
                control.setState(.indeterminate, animated: true, completion: { _ in })
                control.onTap = { view, _ in view.downloadState = .running }
                await stage.run(0.05)
                (ring, download) = (spinner, control)
            }
            await turns()
            #expect(ring == nil)
            #expect(download == nil)
            DisplayClock.refresh(after: 1.0 / 60)
            #expect(DisplayClock.links.isEmpty)
        }

        @Test func aNotificationOffTheMainThreadIsHeardOnIt() async {
            let name = Notification.Name("headway.test.thread")
            var heard = 0
            let observer = NotificationObserver(name) { _ in heard += 1 }
            await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
            await turns()
            #expect(heard == 1)
            _ = observer
        }

        @Test func anObserverThatWasDroppedHearsNothing() async {
            let name = Notification.Name("headway.test")
            var heard = 0
            var observer: NotificationObserver? = NotificationObserver(name) { _ in heard += 1 }
            NotificationCenter.default.post(name: name, object: nil)
            await turns()
            #expect(heard == 1)
            _ = observer
            observer = nil
            NotificationCenter.default.post(name: name, object: nil)
            await turns()
            #expect(heard == 1)
        }

        @Test func aViewThatWasNeverInAWindow() async {
            let log = CallLog()
            weak var view: LinearProgressView?
            do {
                let lonely = LinearProgressView(frame: .bar)
                lonely.setProgress(0.5, animated: true, completion: log.note("value"))
                view = lonely
            }
            await turns()
            #expect(view == nil)
            #expect(log.calls == ["value true"])
        }
    }
}
