import Foundation
import Testing
@_spi(Double) import UIKit

@testable import Headway
@testable import HeadwayUIKit

extension HeadwayUIKitTests {
    /// What Core Animation is handed: the layers show what frames would, also while the main thread does nothing.
    @MainActor @Suite struct Layers {
        init() {
            DisplayClock.reset()
            UIAccessibility.set(reduceMotion: false)
            RenderServer.implicitAnimations = 0
        }

        private func stage(_ view: UIView, reversed: Bool = false) -> Stage {
            let stage = Stage(view, scale: 3)
            if reversed { view.semanticContentAttribute = .forceRightToLeft }
            return stage
        }

        /// Lets time pass without a single turn of the main thread.
        private func blocked<Subject>(_ host: ViewHost<Subject>, seconds: Double, steps: Int) -> [String] {
            let start = DisplayClock.now
            var found: [String] = []
            for step in 0...steps {
                DisplayClock.now = start + seconds * Double(step) / Double(steps)
                found += LayerComparison(host).differences.map { "after \(DisplayClock.now - start): \($0)" }
            }
            return Array(found.prefix(5))
        }

        @Test(
            "A bar without a value moves on for half a minute while the app is busy",
            arguments: [LinearMotion.disjoint, .web, .contiguous], [false, true])
        func busyBar(motion: LinearMotion, reversed: Bool) {
            let view = LinearProgressView(frame: CGRect(x: 0, y: 0, width: 300, height: 4))
            view.style = LinearStyle(theme: .material3)
            view.style.motion = motion
            let stage = stage(view, reversed: reversed)
            view.mode = .indeterminate
            view.startAnimating()
            #expect(blocked(view.host, seconds: 30, steps: 401) == [])
            _ = stage
        }

        @Test(
            "A ring without a value turns on for a minute while the app is busy",
            arguments: [Theme.classic, .material3], [CircularMotion.advance, .retreat, .star])
        func busyRing(theme: Theme, motion: CircularMotion) {
            let view = CircularProgressView(frame: .ring)
            view.radius = 24
            view.style = CircularStyle(theme: theme)
            view.style.motion = motion
            let stage = stage(view)
            view.startAnimating()
            #expect(blocked(view.host, seconds: 60, steps: 601) == [])
            _ = stage
        }

        @Test(
            "A wave rolls on for half a minute while the app is busy, at rest as while its value moves",
            arguments: [false, true], [[], [Headway.Color(hex: 0xFF0000), Headway.Color(hex: 0x0000FF)]])
        func busyWave(reversed: Bool, tints: [Headway.Color]) {
            let view = LinearProgressView(frame: CGRect(x: 0, y: 0, width: 300, height: 14))
            view.style = LinearStyle(theme: .material3)
            view.style.wave = Wave()
            view.style.tints = tints
            view.progress = 0.4
            let stage = stage(view, reversed: reversed)
            view.setProgress(0.7, animated: true)
            #expect(view.showsLayers)
            #expect(blocked(view.host, seconds: 30, steps: 401) == [])
            view.setProgress(0.95, animated: true)
            #expect(blocked(view.host, seconds: 2, steps: 101) == [], "it calms down near the end")
            view.mode = .indeterminate
            view.startAnimating()
            #expect(blocked(view.host, seconds: 30, steps: 401) == [])
            #expect(DisplayClock.links.isEmpty)
            _ = stage
        }

        @Test(
            "A wave round a ring rolls on while the app is busy",
            arguments: [IndicatorMode.determinate, .indeterminate])
        func busyRingWave(mode: IndicatorMode) {
            let view = CircularProgressView(frame: .ring)
            view.radius = 24
            view.style = CircularStyle(theme: .material3)
            view.style.wave = Wave(amplitude: 1.6, wavelength: 15)
            view.mode = mode
            let stage = stage(view)
            view.startAnimating()
            view.setProgress(0.6, animated: true)
            #expect(view.showsLayers)
            #expect(blocked(view.host, seconds: 30, steps: 401) == [])
            #expect(DisplayClock.links.isEmpty)
            _ = stage
        }

        @Test(
            "A download that waits moves on while the app is busy",
            arguments: [DownloadMotion.arc, .growAndShrink])
        func busyDownload(motion: DownloadMotion) {
            let view = DownloadView(frame: .ring)
            view.indeterminateMotion = motion
            let stage = stage(view)
            view.setState(.indeterminate, animated: true)
            #expect(blocked(view.host, seconds: 20, steps: 401) == [])
            _ = stage
        }

        @Test("A motion that ends rests where the frame does, and nothing is left to play")
        func ends() {
            let view = LinearProgressView(frame: .bar)
            let stage = stage(view)
            view.setProgress(0.333, animated: true)
            #expect(blocked(view.host, seconds: 1, steps: 211) == [])
            #expect(!view.isMoving)
            let bar = view.host.layers.root.sublayers?.first { Int($0.zPosition) == LinearSlot.value }
            // 33.3 points are 100 pixels but for a tenth.
            #expect(abs(3 * (bar?.bounds.size.width ?? 0) - 100) < 1e-6)
            _ = stage
        }

        @Test("A change within UIView.animate takes the block's time, asked to move or not", arguments: [true, false])
        func animationBlock(animated: Bool) async {
            let view = LinearProgressView(frame: .bar)
            let log = CallLog()
            let stage = stage(view)
            UIView.animate(withDuration: 0.6) { view.setProgress(1, animated: animated, completion: log.note("full")) }
            await stage.run(0.3)
            let bar = view.host.layers.root.sublayers?.first { Int($0.zPosition) == LinearSlot.value }
            let width = bar.map { RenderServer.number("bounds.size.width", of: $0, at: DisplayClock.now) } ?? 0
            #expect(abs(width - 50) < 1)
            #expect(log.calls.isEmpty)
            await stage.run(0.35)
            #expect(log.calls == ["full true"])
            view.setProgress(0, animated: false, completion: nil)
            #expect(!view.isMoving, "outside of a block it is at once")
        }

        @Test("Random lives: whatever is asked for when, layers show what frames would", arguments: 0..<40)
        func lives(seed: Int) {
            var random = Dice(seed: seed)
            let life = Life(&random)
            let stage = stage(life.view, reversed: random.flips())
            for _ in 0..<12 {
                life.change(&random)
                for _ in 0..<6 {
                    DisplayClock.refresh(after: random.number(in: 0.001...0.35))
                    #expect(life.differences == [], "\(life.story.suffix(4))")
                }
            }
            #expect(DisplayClock.links.isEmpty)
            #expect(RenderServer.implicitAnimations == 0)
            _ = stage
        }
    }
}

/// A seeded die.
struct Dice {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func number(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + Double(next() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
    }
    mutating func flips() -> Bool { next() >> 40 & 1 == 1 }
    mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(next() >> 33) % values.count] }
}

/// A view that is asked for one thing after the other.
@MainActor
private final class Life {
    let view: UIView
    private(set) var story: [String] = []
    private let changes: [(String, (inout Dice) -> Void)]
    private let compare: () -> [String]

    var differences: [String] { Array(compare().prefix(3)) }

    func change(_ random: inout Dice) {
        let (name, change) = random.pick(changes)
        story.append(name)
        change(&random)
    }

    init(_ random: inout Dice) {
        switch random.next() >> 30 % 3 {
        case 0:
            let bar = LinearProgressView(frame: CGRect(x: 0, y: 0, width: random.number(in: 20...390), height: 5))
            bar.style = LinearStyle(theme: random.pick([.classic, .material3]))
            bar.style.motion = random.pick([.disjoint, .web, .contiguous])
            bar.style.backward = random.pick([.reset, .animate])
            bar.style.wave = random.pick([nil, nil, Wave(amplitude: 1, wavelength: 20)])
            bar.style.tints = random.pick([[], [Headway.Color(hex: 0xFF0000), Headway.Color(hex: 0x00FF00)]])
            view = bar
            compare = { LayerComparison(bar.host).differences }
            changes = [
                ("value", { bar.setProgress(Float($0.number(in: 0...1)), animated: true) }),
                ("value at once", { bar.setProgress(Float($0.number(in: 0...1)), animated: false) }),
                ("buffer", { bar.setBuffer(Float($0.number(in: 0...1)), animated: true) }),
                ("indeterminate", { bar.setMode(.indeterminate, animated: $0.flips()) }),
                ("determinate", { bar.setMode(.determinate, animated: $0.flips()) }),
                ("start", { _ in bar.startAnimating() }), ("stop", { _ in bar.stopAnimating() }),
                ("hide", { bar.setHidden(true, animated: $0.flips()) }),
                ("show", { bar.setHidden(false, animated: $0.flips()) }),
                ("size", { bar.frame.size.width = CGFloat($0.number(in: 20...390)) }),
            ]
        case 1:
            let ring = CircularProgressView(frame: .ring)
            ring.radius = CGFloat(random.number(in: 8...32))
            ring.style = CircularStyle(theme: random.pick([.classic, .material3]))
            ring.style.motion = random.pick([.advance, .retreat, .star])
            view = ring
            compare = { LayerComparison(ring.host).differences }
            changes = [
                ("value", { ring.setProgress(Float($0.number(in: 0...1)), animated: true) }),
                ("indeterminate", { ring.setMode(.indeterminate, animated: $0.flips()) }),
                ("determinate", { ring.setMode(.determinate, animated: $0.flips()) }),
                ("start", { _ in ring.startAnimating() }), ("stop", { _ in ring.stopAnimating() }),
                ("track", { ring.trackEnabled = $0.flips() }),
                ("radius", { ring.radius = CGFloat($0.number(in: 8...32)) }),
            ]
        default:
            let download = DownloadView(frame: .ring)
            download.style.theme = random.pick([.classic, .material3])
            download.indeterminateMotion = random.pick([.arc, .growAndShrink])
            view = download
            compare = { LayerComparison(download.host).differences }
            changes = [
                ("state", { download.setState($0.pick(DownloadState.allCases), animated: $0.flips()) }),
                ("value", { download.setProgress(Float($0.number(in: 0...1)), animated: $0.flips()) }),
                ("unknown", { download.setProgressUnknown(animated: $0.flips()) }),
                ("hide", { download.setHidden(true, animated: $0.flips()) }),
                ("show", { download.setHidden(false, animated: $0.flips()) }),
            ]
        }
    }
}
