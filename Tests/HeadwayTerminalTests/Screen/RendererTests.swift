import Foundation
import Headway
import HeadwayFoundation
import Synchronization
import TestSupport
import Testing

@testable import HeadwayTerminal

@Suite("The drawing thread", .serialized)
struct RendererTests {
    private func wait(_ seconds: Double = patience, until isSo: () -> Bool) -> Bool {
        let deadline = Date().addingTimeInterval(seconds)
        while !isSo() {
            guard Date() < deadline else { return false }
            Thread.sleep(forTimeInterval: 0.002)
        }
        return true
    }

    @Test("eight threads advance 100,000 times each while the window is resized")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func threads() {
        let device = MemoryDevice(columns: 80, rows: 24)
        let renderer = Renderer(device: device, capabilities: .plainRows, options: .alone)
        let screen = ProgressScreen(renderer: renderer)
        let shared = screen.add(.linear("all", total: 800_000))
        let isOver = Atomic(false)
        let resizer = Thread {
            var random = SeededRandom(seed: 1)
            while !isOver.load(ordering: .relaxed) {
                device.resizeBetweenFrames(
                    columns: .random(in: 20...120, using: &random), rows: .random(in: 12...30, using: &random))
                // Pulled at in bursts, as by hand.
                Thread.sleep(forTimeInterval: Int.random(in: 0..<10, using: &random) == 0 ? 0.15 : 0.003)
            }
        }
        resizer.start()
        // Threads of their own: tasks would share as many threads as there are cores.
        let workers = (0..<8).map { index in
            Thread {
                let own = screen.add(.linear("worker \(index)", total: 100_000))
                for step in 0..<100_000 {
                    shared.advance()
                    own.advance()
                    if step % 25_000 == 0 { screen.log("worker \(index) at \(step)") }
                }
                own.finish()
            }
        }
        workers.forEach { $0.start() }
        #expect(wait { workers.allSatisfy(\.isFinished) })
        isOver.store(true, ordering: .relaxed)
        #expect(wait { resizer.isFinished })
        device.resize(columns: 100, rows: 24)
        screen.finish()
        let lines = device.terminal.lines
        #expect(lines.last?.hasPrefix("✔ all       800000") == true)
        for index in 0..<8 {
            #expect(lines.contains { $0.hasPrefix("✔ worker \(index)") })
            for step in stride(from: 0, to: 100_000, by: 25_000) {
                #expect(lines.contains { $0.hasSuffix("worker \(index) at \(step)") })
            }
        }
        #expect(device.terminal.unknown.isEmpty)
    }

    @Test("at most 20 frames a second, and none while nothing is shown")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func frameRate() {
        let device = MemoryDevice(columns: 80, rows: 24)
        let screen = ProgressScreen(
            renderer: Renderer(device: device, capabilities: .plainRows, options: .alone))
        let row = screen.add(.linear("x", total: 1_000_000))
        let start = ContinuousClock.now
        for _ in 0..<400 {
            row.advance(by: 1000)
            Thread.sleep(forTimeInterval: 0.001)
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        #expect(Double(device.writes) <= seconds * 20 + 2)
        row.remove()
        #expect(wait { device.terminal.screen.isEmpty })
        let writes = device.writes
        Thread.sleep(forTimeInterval: 0.15)
        #expect(device.writes == writes)
        screen.finish()
    }

    @Test("in the background nothing is drawn; messages are lines, and the rows come back below them")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func background() {
        let device = MemoryDevice(columns: 80, rows: 24)
        device.isForeground = false
        let screen = ProgressScreen(
            renderer: Renderer(device: device, capabilities: .plainRows, options: .alone))
        screen.add(.linear("x", total: 10))
        screen.log("said\r")
        #expect(wait { device.writes > 0 })
        #expect(device.terminal.screen == ["said"])
        device.isForeground = true
        #expect(wait { device.terminal.screen.count == 2 })
        screen.finish()
    }

    @Test("while suspended somebody else writes; then the rows are back")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func suspended() {
        let device = MemoryDevice(columns: 80, rows: 24)
        let screen = ProgressScreen(
            renderer: Renderer(device: device, capabilities: .plainRows, options: .alone))
        screen.add(.linear("x", total: 10))
        #expect(wait { !device.terminal.screen.isEmpty })
        screen.suspended {
            #expect(device.terminal.screen.isEmpty)
            device.write(Array("by other means\r\n".utf8))
        }
        #expect(wait { device.terminal.screen.count == 2 })
        screen.finish()
        #expect(device.terminal.lines.first == "by other means")
    }

    @Test("what runs while suspended may use screens itself: what they show comes afterwards")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func suspendedWithin() {
        let device = MemoryDevice(columns: 80, rows: 24)
        let renderer = Renderer(device: device, capabilities: .plainRows, options: .alone)
        let screen = ProgressScreen(renderer: renderer)
        screen.add(.linear("outer", total: 10))
        #expect(wait { !device.terminal.screen.isEmpty })
        // A thread of its own: one that waits for itself would hold the test up for good.
        let user = Thread {
            screen.suspended {
                let inner = ProgressScreen(renderer: renderer)
                inner.add(.linear("inner", total: 2)).finish()
                inner.finish()
                screen.suspended { device.write(Array("twice\r\n".utf8)) }
                screen.log("said within")
                screen.finish()
            }
        }
        user.start()
        #expect(wait { user.isFinished })
        #expect(device.terminal.lines.map { $0.prefix(7) } == ["twice", "✔ inner", "said wi", "⣾ outer"])
    }

    @Test("rows follow Foundation's progress, and a finished screen takes no more")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func foundation() {
        let device = MemoryDevice(columns: 80, rows: 24)
        let screen = ProgressScreen(
            renderer: Renderer(device: device, capabilities: .plainRows, options: .alone))
        let progress = Progress(totalUnitCount: 4)
        screen.add(.linear("x"), following: ObservedProgress(progress))
        progress.completedUnitCount = 2
        #expect(wait { device.terminal.screen.joined().contains("50%") })
        progress.completedUnitCount = 4
        #expect(wait { device.terminal.screen.joined().hasPrefix("✔ x  4") })
        screen.finish()
        screen.finish()
        #expect(RowReading(ObservedProgress(Progress(totalUnitCount: -1)).status).total == nil)
    }

    @Test("what the children of Foundation's progress have done moves its row")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func progressTree() {
        let whole = Progress(totalUnitCount: 2)
        let part = Progress(totalUnitCount: 100, parent: whole, pendingUnitCount: 1)
        part.completedUnitCount = 50
        var stage = Stage(columns: 80, rows: 5)
        stage.add(.linear("x"), RowReading(ObservedProgress(whole).status))
        stage.frame()
        #expect(stage.screen.joined().contains("25%") && stage.screen.joined().contains("0/2"))
        stage.add(.linear("y"), RowReading(completed: 1, total: 2, fraction: .nan))
        stage.frame()
        #expect(stage.screen.joined().contains("50%"))
    }
}
