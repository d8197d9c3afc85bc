import Foundation
import Testing
@_spi(Double) import UIKit

@testable import HeadwayUIKit

extension HeadwayUIKitTests {
    /// What apps do with views in the middle of a motion: layers show what frames would after each step, and completions come once.
    @MainActor @Suite struct Stories {
        init() {
            DisplayClock.reset()
            UIAccessibility.set(reduceMotion: false)
            RenderServer.implicitAnimations = 0
        }

        /// A view in a cell in a window, and what is noted of it.
        @MainActor
        struct Scene {
            let bar = LinearProgressView(frame: .zero)
            let ring = CircularProgressView(frame: .zero)
            let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let log = CallLog()
            let stage = Stage()

            init() {
                bar.style.theme = .material3
                cell.addSubview(bar)
                cell.addSubview(ring)
            }

            func appear() { stage.window.addSubview(cell) }

            func layOut(_ width: CGFloat = 200) {
                bar.frame = CGRect(x: 10, y: 10, width: width, height: 4)
                ring.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
                cell.layoutIfNeeded()
            }
        }

        struct Story: Sendable, CustomTestStringConvertible {
            let testDescription: String
            let steps: [@MainActor (Scene) -> Void]
            var calls: [String] = []
            /// What is called where the steps interrupt each other, if that is something else.
            var hurried: [String]?
        }

        nonisolated static let stories = [
            Story(
                testDescription: "set up in viewDidLoad without a size, laid out when it is in the window",
                steps: [
                    { scene in
                        scene.ring.startAnimating()
                        scene.bar.progress = 0.3
                        scene.bar.setProgress(0.5, animated: true, completion: scene.log.note("early"))
                    }, { $0.appear() }, { $0.layOut() },
                    { $0.bar.setProgress(0.9, animated: true, completion: $0.log.note("late")) },
                ], calls: ["early true", "late true"]),
            Story(
                testDescription: "a size of nothing while it moves, and back",
                steps: [
                    { $0.layOut() }, { $0.appear() },
                    { $0.bar.setProgress(0.9, animated: true, completion: $0.log.note("full")) },
                    { $0.bar.frame.size = .zero }, { $0.layOut() },
                ], calls: ["full true"]),
            Story(
                testDescription: "constraints laid out within an animation",
                steps: [
                    { $0.layOut() }, { $0.appear() },
                    { scene in
                        UIView.animate(withDuration: 0.4) {
                            scene.bar.setProgress(0.8, animated: false, completion: scene.log.note("slow"))
                            scene.layOut(300)
                        }
                    }, { $0.layOut(120) },
                ], calls: ["slow true"]),
            Story(
                testDescription: "a Progress that is replaced while it is followed",
                steps: [
                    { $0.layOut() }, { $0.appear() },
                    { scene in
                        let progress = Progress(totalUnitCount: 10)
                        progress.completedUnitCount = 4
                        scene.bar.observedProgress = progress
                    },
                    { scene in
                        let progress = Progress(totalUnitCount: 10)
                        progress.completedUnitCount = 9
                        scene.bar.observedProgress = progress
                    }, { $0.bar.observedProgress = nil },
                    { $0.bar.setProgress(0.2, animated: true, completion: $0.log.note("own")) },
                ], calls: ["own true"]),
            Story(
                testDescription: "removed within a completion, and put back",
                steps: [
                    { $0.layOut() }, { $0.appear() },
                    { scene in
                        scene.bar.setProgress(1, animated: true) { finished in
                            scene.log.calls.append("done \(finished)")
                            scene.bar.removeFromSuperview()
                        }
                        scene.bar.setHidden(false, animated: true, completion: scene.log.note("shown"))
                    }, { $0.cell.addSubview($0.bar) }, { $0.bar.setProgress(0.4, animated: true) },
                ], calls: ["shown true", "done true"], hurried: ["shown true", "done false"]),
            Story(
                testDescription: "text that runs the other way in the middle of it",
                steps: [
                    { $0.layOut() }, { $0.appear() },
                    { scene in
                        scene.bar.mode = .indeterminate
                        scene.bar.startAnimating()
                    }, { $0.bar.semanticContentAttribute = .forceRightToLeft },
                    { $0.bar.setMode(.determinate, animated: true, completion: $0.log.note("value")) },
                    { $0.bar.semanticContentAttribute = .forceLeftToRight },
                ], calls: ["value true"]),
            Story(
                testDescription: "dark mode and another scale in the middle of it",
                steps: [
                    { $0.layOut() }, { $0.appear() }, { $0.ring.startAnimating() },
                    { $0.bar.setProgress(0.7, animated: true, completion: $0.log.note("value")) },
                    { $0.stage.window.setTraits(UITraitCollection(style: .dark, scale: 2)) },
                    { $0.stage.window.setTraits(UITraitCollection(scale: 3)) },
                ], calls: ["value true"]),
            Story(
                testDescription: "a cell that is reused: reset while it is away, and shown again",
                steps: [
                    { $0.layOut() }, { $0.appear() }, { $0.ring.startAnimating() },
                    { $0.bar.setProgress(0.9, animated: true, completion: $0.log.note("old")) },
                    { scene in
                        scene.cell.removeFromSuperview()
                        scene.bar.setProgress(0, animated: false)
                        scene.bar.setHidden(false, animated: false)
                    }, { $0.appear() },
                    { $0.bar.setProgress(0.3, animated: true, completion: $0.log.note("new")) },
                ], calls: ["old false", "new true"]),
            Story(
                testDescription: "an ancestor hidden and shown, and moved to another parent",
                steps: [
                    { $0.layOut() }, { $0.appear() }, { $0.ring.startAnimating() },
                    { scene in
                        scene.cell.isHidden = true
                        scene.bar.setProgress(0.9, animated: true, completion: scene.log.note("unseen"))
                    }, { $0.cell.isHidden = false },
                    { scene in
                        let other = UIView(frame: scene.cell.frame)
                        scene.stage.window.addSubview(other)
                        other.addSubview(scene.ring)
                        other.addSubview(scene.bar)
                    }, { $0.ring.stopAnimating() },
                ], calls: ["unseen true"]),
            Story(
                testDescription: "a completion that asks for the next, three times",
                steps: [
                    { $0.layOut() }, { $0.appear() },
                    { scene in
                        scene.bar.setProgress(0.5, animated: true) { first in
                            scene.log.calls.append("first \(first)")
                            scene.bar.setProgress(1, animated: true) { second in
                                scene.log.calls.append("second \(second)")
                                scene.bar.setHidden(true, animated: true, completion: scene.log.note("gone"))
                            }
                        }
                    },
                ], calls: ["first true", "second true", "gone true"]),
        ]

        @Test("Stories, each step in the middle of the one before", arguments: stories, [0.04, 0.13, 1.7])
        func story(_ story: Story, pace: Double) async {
            let scene = Scene()
            for (index, step) in story.steps.enumerated() {
                step(scene)
                for _ in 0..<4 {
                    await scene.stage.run(pace / 4, step: pace / 4)
                    #expect(differences(scene) == [], "step \(index)")
                }
            }
            await scene.stage.run(4, step: 0.05)
            #expect(differences(scene) == [], "at the end")
            // At leisure nothing is interrupted.
            let known = pace < 0.1 ? story.hurried ?? story.calls : story.calls
            let calls = pace < 1 ? known : known.map { $0.replacingOccurrences(of: "false", with: "true") }
            #expect(scene.log.calls.sorted() == calls.sorted(), "each completion once")
            #expect(DisplayClock.links.isEmpty)
            #expect(RenderServer.implicitAnimations == 0)
        }

        private func differences(_ scene: Scene) -> [String] {
            var found: [String] = []
            if scene.bar.window != nil { found += LayerComparison(scene.bar.host).differences }
            if scene.ring.window != nil { found += LayerComparison(scene.ring.host).differences }
            return Array(found.prefix(3))
        }
    }
}
