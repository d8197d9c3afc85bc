import Foundation
import Headway
import Testing

@testable import HeadwayTerminal

@Suite("Loops and pieces of work")
struct LoopTests {
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    private func lines(_ body: (ProgressScreen) throws -> Void) rethrows -> [String] {
        let device = MemoryDevice(columns: 60, rows: 10)
        let screen = ProgressScreen(renderer: Renderer(device: device, capabilities: .plainRows, options: .alone))
        try body(screen)
        screen.finish()
        return device.terminal.lines.map { String($0.split(separator: " ").prefix(2).joined(separator: " ")) }
    }

    @Test("a loop within another leaves no line unless it is asked to, nor does one that is told so")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func nested() {
        #expect(
            lines { screen in
                for _ in (0..<2).showingProgress("outer", screen: screen) {
                    for _ in (0..<3).showingProgress("inner", screen: screen) {}
                }
                for _ in (0..<2).showingProgress("next", screen: screen) {}
            } == ["✔ outer", "✔ next"])
        #expect(
            lines { screen in
                withProgress("outer", total: 1, screen: screen, leave: false) { _ in
                    withProgress("inner", total: 1, screen: screen, leave: true) { $0.advance() }
                }
                withProgress("hidden", total: 1, screen: screen, disabled: true) { $0.advance() }
            } == ["✔ inner"])
    }

    @Test(
        "tqdm 876, 906, 959, 1363: of three loops within each other, and two one after the other, only the outer leaves a line"
    )
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func nestedDeeply() {
        func inner(_ screen: ProgressScreen) {
            for _ in (0..<3).showingProgress("in a function", screen: screen) {}
        }
        #expect(
            lines { screen in
                for _ in (0..<2).showingProgress("outer", screen: screen) {
                    for _ in (0..<2).showingProgress("middle", screen: screen) {
                        for _ in (0..<2).showingProgress("inner", screen: screen) {}
                        inner(screen)
                    }
                    for _ in (0..<2).showingProgress("beside", screen: screen) { break }
                }
            } == ["✔ outer"])
    }

    @Test("ProgressBars.jl 32, tqdm 1505: a loop that leaves nothing leaves no blank line either")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func nothingLeft() {
        #expect(
            lines { screen in
                screen.log("before this")
                for _ in (0..<3).showingProgress("loop", screen: screen, leave: false) {}
                screen.log("after that")
            } == ["before this", "after that"])
    }

    @Test("a row of one's own, in a layout, whose title changes")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func title() {
        #expect(
            lines { screen in
                let row = ProgressRow(.linear, "first", total: 2, layout: [.title, " ", .amount])
                withProgress(row, screen: screen) { progress in
                    progress.advance(by: 2)
                    progress.setTitle("second")
                }
            } == ["second 2/2"])
    }

    @Test("what throws ends as failed, within others too")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func failing() {
        #expect(
            lines { screen in
                try? withProgress("outer", total: 1, screen: screen) { _ in throw CancellationError() }
            } == ["✘ outer"])
    }
}
