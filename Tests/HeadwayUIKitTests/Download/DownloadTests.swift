import Headway
import HeadwayUIKit
import HostCases
import Testing
@_spi(Double) import UIKit

extension HeadwayUIKitTests {
    /// The download control: touch, keyboard, accessibility, looks, transfers; and each defect of the original (c).
    @MainActor @Suite(.serialized) struct Download {
        let view = DownloadView(frame: .ring)
        let log = CallLog()

        init() {
            DisplayClock.reset()
            UIAccessibility.set(reduceMotion: false)
            UIAccessibility.set(voiceOver: false)
        }

        @Test func sizes() {
            #expect(view.intrinsicContentSize == CGSize(width: 44, height: 44))
            view.frame.size = CGSize(width: 30, height: 30)
            #expect(view.point(inside: CGPoint(x: -6, y: 36), with: nil))
            #expect(!view.point(inside: CGPoint(x: -8, y: 0), with: nil))
        }

        @Test("The view's tint colours it, inherited too, and a change is seen at once")
        func tint() {
            let stage = Stage(view)
            stage.window.tintColor = .red
            #expect(view.drawn().contains("stroke #ff0000"))
            stage.window.tintColor = .green
            #expect(view.drawn().contains("stroke #00ff00"))
            view.tintColor = .blue
            #expect(view.drawn().contains("stroke #0000ff"))
        }

        @Test("A tint that depends on dark mode follows it")
        func darkMode() {
            let stage = Stage(view)
            #expect(view.drawn().contains("stroke #007aff"))
            stage.window.setTraits(UITraitCollection(userInterfaceStyle: .dark))
            #expect(view.drawn().contains("stroke #0a84ff"))
        }

        @Test("Before the first layout it draws its state")
        func beforeLayout() {
            let view = DownloadView()
            view.frame = .ring
            #expect(!view.drawn().isEmpty)
        }

        @Test("A new size is drawn anew, ring and all")
        func newSize() {
            view.downloadState = .running
            view.progress = 0.5
            _ = view.displayIfNeeded()
            view.frame.size = CGSize(width: 100, height: 100)
            #expect(view.drawn().contains("arc 50,50 r47 -90..90 clockwise"))
        }

        @Test("Running is the original's: ring 1.5, arc 3, stop square a quarter")
        func running() {
            view.downloadState = .running
            view.progress = 0.25
            let log = view.drawn()
            #expect(log.contains("arc 32,32 r31 -90..270 clockwise"))
            #expect(log.contains("arc 32,32 r29 -90..0 clockwise"))
            #expect(log.contains("translate 24,24"))
        }

        @Test("Nothing is drawn over and over while nothing moves")
        func redraws() async {
            let stage = Stage(view)
            _ = view.displayIfNeeded()
            await stage.run(0.2)
            #expect(view.displayIfNeeded() == nil)
        }

        @Test("States cross over, and an interrupted change goes on from what is seen")
        func crossing() async {
            let stage = Stage(view)
            view.setState(.completed, animated: true, completion: log.note("completed"))
            // Half way: one picture gives way to the other.
            await stage.run(0.12)
            #expect(view.drawn().filter { $0 == "beginLayer" }.count == 1)
            view.setState(.initial, animated: true, completion: log.note("initial"))
            await stage.run(0.5)
            #expect(view.drawn().filter { $0 == "beginLayer" }.isEmpty)
            #expect(log.calls == ["completed false", "initial true"])
        }

        @Test("Every picture leaves the context as it was", arguments: DownloadState.allCases)
        func balanced(state: DownloadState) async {
            let stage = Stage(view)
            view.isEnabled = false
            view.setState(state, animated: true, completion: nil)
            await stage.run(0.1)
            #expect(view.display().isBalanced)
        }

        @Test func artworkAndMotionsOfOnesOwn() async {
            let stage = Stage(view)
            view.tintColor = .red
            view.artwork = DownloadArtwork.tray.replacing(.initial) { ink, size in
                Drawing { $0.fill(.circle(in: size), ink.tint) }
            }
            #expect(view.drawn().filter { $0.hasPrefix("stroke") }.isEmpty)
            #expect(view.drawn().contains("fill #ff0000"))
            view.indeterminateMotion = DownloadMotion(period: .seconds(1)) { drawing, phase, ink, size in
                drawing.fillBar(Rect(x: 0, y: 0, width: size.width * phase, height: 1), radius: 0, .solid(ink.tint))
            }
            view.downloadState = .indeterminate
            await stage.run(0.5)
            #expect(view.bars().count == 1)
            view.runningMotion = DownloadMotion { drawing, progress, ink, size in
                drawing.fillBar(Rect(x: 0, y: 0, width: 10 * progress, height: 1), radius: 0, .solid(ink.tint))
            }
            view.downloadState = .running
            view.progress = 0.5
            #expect(view.bars().first?.hasPrefix("0,0 5x1") == true)
        }

        @Test("Replaced while it shows, the old motion is gone")
        func replacedMotion() async {
            let stage = Stage(view)
            view.downloadState = .indeterminate
            await stage.run(0.2)
            view.indeterminateMotion = DownloadMotion { _, _, _, _ in }
            #expect(view.drawn().filter { $0.hasPrefix("arc") }.isEmpty)
            _ = stage
        }

        @Test("Wrong artwork draws nothing and breaks nothing")
        func wrongArtwork() {
            view.artwork = DownloadArtwork(initial: { _, _ in
                Drawing {
                    $0.fill(Path { $0.line(to: Point(x: .nan, y: 0)) }, .black)
                    $0.stroke(Path(), .black, width: .infinity)
                    $0.fillBar(
                        Rect(x: 0, y: 0, width: -1, height: .nan), radius: .nan, .gradient([], along: .horizontal))
                }
            })
            #expect(view.drawn().isEmpty)
        }

        @Test func actionsOfAControl() {
            var events: [String] = []
            view.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
            view.addAction(UIAction { _ in events.append("changed") }, for: .valueChanged)
            view.onTap = { view, state in
                events.append("tap \(state)")
                view.downloadState = .running
            }
            view.touch()
            #expect(events == ["tap initial", "changed", "primary"])
            view.isEnabled = false
            view.touch()
            #expect(!view.accessibilityActivate())
            #expect(events.count == 3)
        }

        @Test("Return, space and a remote's button tap", arguments: [nil, 40, 44, 41])
        func keyboard(code: Int?) {
            var taps = 0
            view.onTap = { _, _ in taps += 1 }
            let key = code.flatMap(UIKeyboardHIDUsage.init).map(UIKey.init)
            let press = UIPress(type: code == nil ? .select : .menu, key: key)
            view.pressesEnded([press], with: nil)
            #expect(taps == (code == 41 ? 0 : 1))
            #expect(view.canBecomeFocused)
            #expect(view.interactions.count == 1, "a pointer lifts it")
        }

        @Test func highlightAndDisabledPale() {
            _ = view.displayIfNeeded()
            view.isHighlighted = true
            #expect(view.drawn().contains("alpha 0.6"))
            view.isHighlighted = false
            view.isEnabled = false
            #expect(view.drawn().contains("alpha 0.38"))
            #expect(view.accessibilityTraits.contains(.notEnabled))
            #expect(!view.canBecomeFocused)
        }

        @Test(
            "Each state's action has a name",
            arguments: zip(
                DownloadState.allCases, ["Download", "Stop", "Stop", "Open", "Resume", "Try again"]))
        func customActions(state: DownloadState, name: String) {
            var taps: [DownloadState] = []
            view.onTap = { taps.append($1) }
            view.downloadState = state
            #expect(view.accessibilityCustomActions?.map(\.name) == [name])
            let action = view.accessibilityCustomActions?.first
            #expect(action.flatMap { $0.actionHandler?($0) } == true)
            #expect(taps == [state])
            view.accessibilityCustomActions = []
            #expect(view.accessibilityCustomActions?.isEmpty == true, "the app's win")
        }

        @Test func accessibility() {
            #expect(view.isAccessibilityElement)
            #expect(view.accessibilityTraits == .button)
            #expect(view.accessibilityLabel == "Download")
            view.downloadState = .running
            view.progress = 0.4
            #expect(view.accessibilityTraits == [.button, .updatesFrequently])
            #expect(view.accessibilityLabel == "Downloading")
            #expect(view.accessibilityValue == "40%")
            view.setProgressUnknown(animated: false)
            #expect(view.accessibilityValue == "In progress")
        }

        @Test("Completion is felt only where an app wants it", arguments: [true, false])
        func haptics(isOn: Bool) {
            UINotificationFeedbackGenerator.played = []
            view.playsHapticOnCompletion = isOn
            view.downloadState = .running
            view.downloadState = .completed
            #expect(UINotificationFeedbackGenerator.played == (isOn ? [.success] : []))
        }

        @Test("Waiting keeps moving in reused cells (DownloadButton 7)")
        func reuse() async {
            let stage = Stage(view)
            view.downloadState = .indeterminate
            await stage.run(0.3)
            view.removeFromSuperview()
            await stage.run(0.3)
            stage.window.addSubview(view)
            let before = view.drawn()
            await stage.run(0.1)
            #expect(view.drawn() != before)
            #expect(view.isMoving)
        }

        @Test("A value set before the run shows when it runs (DownloadButton 30)")
        func valueBeforeState() {
            view.progress = 0.5
            view.downloadState = .running
            #expect(view.drawn().contains("arc 32,32 r29 -90..90 clockwise"))
        }

        @Test func fadesOutAndHides() async {
            let stage = Stage(view)
            view.setHidden(true, animated: true, completion: log.note("hide"))
            await stage.run(0.1)
            #expect(view.drawn().contains("beginLayer"))
            await stage.run(0.3)
            #expect(view.isHidden)
            #expect(log.calls == ["hide true"])
        }

        @Test("Each change of a followed transfer's state is sent once")
        func transfer() async {
            let stage = Stage(view)
            let transfer = HandTransfer()
            var changes = 0
            view.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            view.follow(transfer)
            view.touch()
            await stage.run(0.5)
            transfer.report(0.5)
            await stage.run(0.5)
            #expect(changes == 1)
            view.touch()
            await stage.run(0.5)
            #expect(changes == 2)
        }
    }
}
