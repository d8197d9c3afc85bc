import Foundation
import Headway
import TestSupport
import Testing

@testable import HeadwayTerminal

/// Signals, each in a process of its own whose standard error is read back as a terminal would.
@Suite("Signals")
struct SignalTests {
    /// What a child process wrote, on a terminal of 80 columns.
    private func screen(_ bytes: [UInt8]) -> InMemoryTerminal {
        var terminal = InMemoryTerminal(columns: 80, rows: 24)
        // The child has no terminal that would turn line feeds into new lines; messages of the test library are cut off.
        let text = String(decoding: bytes, as: UTF8.self)
        terminal.receive(Array(text[(text.range(of: "\r")?.lowerBound ?? text.startIndex)...].utf8))
        return terminal
    }

    @Test("SIGTERM: rows stay as text, the terminal is put right, and the signal ends the program")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func terminate() async throws {
        let result = await #expect(processExitsWith: .signal(SIGTERM), observing: [\.standardErrorContent]) {
            SignalTests.work()
            kill(getpid(), SIGTERM)
            SignalTests.hang()
        }
        let terminal = screen(result?.standardErrorContent ?? [])
        #expect(terminal.lines.contains { $0.contains(" x ") })
        #expect(terminal.lines.last == "go on with: again")
        #expect(terminal.taskbar.last == "9;4;0")
        #expect(!terminal.isHoldingBack)
    }

    @Test("SIGQUIT does the same, though the runtime's crash reporter would take it and let the program go on")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func quit() async throws {
        let result = await #expect(processExitsWith: .signal(SIGQUIT), observing: [\.standardErrorContent]) {
            let report: @convention(c) (Int32) -> Void = { _ in }
            signal(SIGQUIT, report)
            signal(SIGILL, report)
            SignalTests.work()
            kill(getpid(), SIGQUIT)
            SignalTests.hang()
        }
        #expect(screen(result?.standardErrorContent ?? []).taskbar.last == "9;4;0")
    }

    @Test("SIGINT ends a program whose drawing thread is stuck, at the second try")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func stuck() async throws {
        let result = await #expect(processExitsWith: .signal(SIGINT), observing: [\.standardErrorContent]) {
            _ = SignalTests.work { _ in SignalTests.hang() }
            kill(getpid(), SIGINT)
            SignalTests.pause(0.3)
            kill(getpid(), SIGINT)
            SignalTests.hang()
        }
        #expect(screen(result?.standardErrorContent ?? []).taskbar.last == "9;4;0")
    }

    @Test("SIGTSTP stops the program with the terminal put right; after SIGCONT the rows are drawn anew")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func stop() async throws {
        let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
            let screen = SignalTests.work()
            // Somebody has to wake it again.
            let waker = try Program("sh", ["-c", "sleep 0.5; kill -CONT \(getpid())"])
            let before = ContinuousClock.now
            kill(getpid(), SIGTSTP)
            SignalTests.pause(0.2)
            guard ContinuousClock.now - before > .milliseconds(400) else { exit(1) }
            waker.wait()
            SignalTests.pause(0.3)
            screen.finish()
            exit(7)
        }
        let terminal = screen(result?.standardErrorContent ?? [])
        #expect(terminal.lines.count { $0.contains(" x ") } == 2)
        #expect(terminal.taskbar.contains("9;4;0"))
        #expect(terminal.taskbar.last == "9;4;0")
    }

    @Test("a handler of the program's own stays in charge")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func own() async throws {
        await #expect(processExitsWith: .exitCode(42)) {
            signal(SIGINT) { _ in _exit(42) }
            SignalTests.work()
            kill(getpid(), SIGINT)
            SignalTests.hang()
        }
    }

    @Test("what was logged is written when the program exits without finishing")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func exits() async throws {
        let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent]) {
            var options = ScreenOptions()
            options.mode = .rows
            let screen = ProgressScreen(options: options)
            screen.add(.linear("x", total: 10))
            SignalTests.pause(0.06)
            screen.log("last words")
            exit(3)
        }
        #expect(screen(result?.standardErrorContent ?? []).lines.first?.hasSuffix("last words") == true)
    }

    @Test("a pipe that nobody reads ends no program, and leaves no signal behind")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func unreadPipe() async throws {
        await #expect(processExitsWith: .exitCode(7)) {
            var ends: [Int32] = [-1, -1]
            signal(SIGPIPE, SIG_DFL)
            guard pipe(&ends) == 0, dup2(ends[1], 2) == 2 else { exit(1) }
            close(ends[0])
            withProgress("x", total: 2) { $0.advance() }
            exit(7)
        }
    }

    @Test("a sequence that ends because its task was cancelled is not done")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func cancelled() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let (endless, source) = AsyncStream.makeStream(of: Int.self)
            source.yield(1)
            let reader = Task {
                for await _ in endless.showingProgress("x", total: 2) { withUnsafeCurrentTask { $0?.cancel() } }
                try await withProgress("y", total: 2) { _ in try await Task.sleep(for: .seconds(60)) }
            }
            _ = await reader.result
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("x: ended, 50%, 1/2") && !said.contains("done"))
        #expect(said.contains("y: failed, 0%, 0/2, cancelled"))
    }

    @Test("standard output and standard error on one terminal share its rows")
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    func oneTerminal() async throws {
        await #expect(processExitsWith: .exitCode(7)) {
            var (main, terminal): (Int32, Int32) = (-1, -1)
            guard SignalTests.openTerminal(&main, &terminal) else { exit(1) }
            guard dup2(terminal, 1) == 1, dup2(terminal, 2) == 2 else { exit(2) }
            var (output, error) = (ScreenOptions(), ScreenOptions())
            (output.stream, output.mode, error.mode) = (.standardOutput, .rows, .rows)
            let shared = Renderers.renderer(for: output) === Renderers.renderer(for: error)
            exit(shared ? 7 : 3)
        }
    }

    /// Opens a terminal of one's own by `openpty`, which every C library has, each under a header of its own.
    private static func openTerminal(_ main: inout Int32, _ terminal: inout Int32) -> Bool {
        typealias OpenTerminal =
            @convention(c) (
                UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, OpaquePointer?, OpaquePointer?, OpaquePointer?
            ) -> Int32
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "openpty") else { return false }
        return unsafeBitCast(symbol, to: OpenTerminal.self)(&main, &terminal, nil, nil, nil) == 0
    }

    /// Lets the thread wait, in a process that has nothing else to do.
    private static func pause(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

    private static func hang() -> Never {
        while true { pause(1) }
    }

    /// A screen on standard error with a row, drawn once.
    @discardableResult
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    private static func work(_ onInterrupt: (@Sendable (Int32) -> Void)? = nil) -> ProgressScreen {
        var capabilities = TerminalCapabilities.plainRows
        capabilities.taskbar = .direct
        let renderer = Renderer(
            device: StreamDevice(descriptor: 2), capabilities: capabilities, options: ScreenOptions())
        let box = ScreenBox()
        let screen = ProgressScreen(
            renderer: renderer, onInterrupt: onInterrupt ?? { _ in box.screen?.log("go on with: again") })
        box.screen = screen
        screen.add(.linear("x", total: 10))
        SignalTests.pause(0.2)
        return screen
    }
}

/// Hands a screen to its own interruption.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private final class ScreenBox: Sendable {
    private let value = Guarded<ProgressScreen?>(nil)

    var screen: ProgressScreen? {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
