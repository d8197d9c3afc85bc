import Dispatch
import Headway
import HeadwayHosting
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Draws a core's rows and texts on a device, from its own thread and at most 20 times a second.
///
/// All screens on one stream share one renderer, so their rows are listed below each other. The thread exists while a
/// screen is open, and sleeps without a timeout while there is nothing to sample.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class Renderer: Sendable {
    /// The minimum time between frames.
    static let interval = TimeSpan.milliseconds(50)

    /// One clock for all screens.
    static let clock = HostClock()

    /// Why a frame is drawn.
    private enum Occasion {
        /// It is time for one.
        case pace
        /// Something has changed, while lines are written.
        case change
        /// Something cannot wait: an end, a stop, a line for a file.
        case now
    }

    private struct Shared: Sendable {
        var core: ScreenCore
        var screens = 0
        var isThreadRunning = false
        var lastFrame: Instant?
        var lastSize: TerminalSize?
        var lastInput = 0
        var caught: [CaughtSignal] = []
        var interruptions: [Int: @Sendable (Int32) -> Void] = [:]
        /// True while somebody else writes; only the thread that lets them ever sees it.
        var isSuspended = false
    }

    private let shared: Guarded<Shared>
    // Held while bytes are written, so that frames reach the device in the order in which they were made. Recursive,
    // because the closure that runs while the rows are off the screen may use screens itself.
    private let output = RecursiveLock()
    let device: any TerminalDevice
    private let signals: ScreenOptions.Signals
    let mode: ScreenOptions.Mode
    private let now: @Sendable () -> Instant
    private let pipe = WakePipe()

    init(
        device: any TerminalDevice, capabilities: TerminalCapabilities, options: ScreenOptions,
        now: @escaping @Sendable () -> Instant = { clock.now }
    ) {
        self.device = device
        self.now = now
        mode = capabilities.mode
        signals = options.signals
        shared = Guarded(
            Shared(
                core: ScreenCore(
                    capabilities: capabilities, lineInterval: options.lineInterval, wording: options.wording)))
    }

    /// Changes what is shown; the change is visible within a frame.
    func change<Result: Sendable>(_ body: @Sendable (inout ScreenCore, Instant) -> Result) -> Result {
        let (result, wakes) = shared.withLock { shared in
            let wasIdle = !shared.core.hasWork
            let result = body(&shared.core, now())
            return (result, wasIdle && shared.core.hasWork)
        }
        // Lines for a file are written at once, so that they are in order with what else is written there.
        if mode != .rows { draw(.change) }
        if wakes { pipe.wake() }
        return result
    }

    /// Opens a screen; the first one starts the thread.
    func open(_ screen: Int, onInterrupt: (@Sendable (Int32) -> Void)?) {
        let starts = shared.withLock { shared in
            shared.screens += 1
            shared.interruptions[screen] = onInterrupt
            defer { shared.isThreadRunning = true }
            return !shared.isThreadRunning
        }
        guard starts else { return }
        if mode == .rows && signals == .restoreFirst { catchSignals() }
        DispatchQueue(label: "headway.terminal").async { [self] in run() }
    }

    /// Closes a screen after a last frame, which is on the device when this returns.
    func close(_ screen: Int) {
        draw(.now)
        let ends = shared.withLock { shared in
            shared.screens -= 1
            shared.interruptions[screen] = nil
            return shared.screens == 0
        }
        if ends { pipe.wake() }
    }

    /// Records that a line of input was read, unless a frame has already seen it.
    func lineWasRead() {
        shared.withLock { shared in
            if shared.lastInput == 0 { shared.core.lineWasTyped() }
            shared.lastInput = 0
        }
    }

    /// Removes the rows from the screen while somebody else writes; no frame is drawn meanwhile.
    func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
        // Lines are in nobody's way.
        if mode != .rows { return try body() }
        return try output.withLock {
            let bytes = shared.withLock { shared in
                defer { shared.isSuspended = true }
                return shared.isSuspended ? nil : shared.core.takeOff(size: device.size, at: now())
            }
            // Suspended already, by what runs this.
            guard let bytes else { return try body() }
            device.write(bytes)
            defer {
                shared.withLock { $0.isSuspended = false }
                draw(.now)
            }
            return try body()
        }
    }

    /// Writes what is left when the program exits without having finished its screens.
    ///
    /// It does not wait for a lock that the exiting thread itself holds.
    func restoreAtExit() {
        let size = device.size
        let bytes = shared.withLockIfAvailable { shared in
            shared.core.frame(at: now(), size: size, isForeground: device.isForeground)
                + shared.core.clearTaskbar(at: now())
        }
        if let bytes, !bytes.isEmpty { device.write(bytes) }
    }

    /// Writes a frame.
    ///
    /// While somebody is resizing the window no frame can keep up: the terminal may have rewrapped its lines before a
    /// frame for the previous size arrives, and clearing too many lines would delete a message for good. So a frame is
    /// drawn only when the size has been the same twice.
    private func draw(_ occasion: Occasion) {
        output.withLock {
            let (size, isRows) = (device.size, mode == .rows)
            // Lines are written the same way in the background, and whatever is typed.
            let (isForeground, input) = isRows ? (device.isForeground, device.pendingInput) : (true, 0)
            let foreign = isRows ? device.foreignOutput() : .none
            let bytes: [UInt8] = shared.withLock { shared in
                if shared.isSuspended { return [] }
                let now = now()
                let isSettled = shared.lastSize.map { $0 == size } ?? true
                (shared.lastFrame, shared.lastSize) = (now, size)
                if input > shared.lastInput { shared.core.lineWasTyped() }
                shared.core.othersWrote(foreign, at: now)
                shared.lastInput = input
                guard isSettled && !shared.core.holdsBack(at: now) || occasion != .pace else { return [] }
                return shared.core.frame(
                    at: now, size: size, isForeground: isForeground, scope: occasion == .change ? .changes : .everything
                )
            }
            if !bytes.isEmpty { device.write(bytes) }
        }
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Renderer {
    private func run() {
        var last = now()
        while true {
            pipe.sleep(milliseconds: wait())
            heedSignals(since: last)
            let isOver = shared.withLock { shared in
                if shared.screens > 0 { return false }
                shared.isThreadRunning = false
                SignalGuard.uninstall(shared.caught)
                shared.caught = []
                return true
            }
            if isOver { return }
            last = now()
            let isDue = shared.withLock { shared in
                shared.core.hasWork && shared.lastFrame.map { last - $0 >= Self.interval } ?? true
            }
            if isDue { draw(.pace) }
        }
    }

    /// Milliseconds until the next frame is due; for ever if there is nothing to show.
    private func wait() -> Int32 {
        shared.withLock { shared in
            guard shared.core.hasWork else { return -1 }
            guard let last = shared.lastFrame else { return 0 }
            let left = (last + Self.interval - now()).nanoseconds
            return Int32(max(0, min(50, (left + 999_999) / 1_000_000)))
        }
    }

    private func catchSignals() {
        shared.withLock { shared in
            let clear = TaskbarProgress.sequence(.clear, shared.core.capabilities.taskbar)
            // Ends a frame that was cut in two and any colour in it, turns wrapping on again, and clears the terminal's
            // own display.
            let restore = Array("\u{1B}[?2026l\u{1B}[?7h\u{1B}[0m".utf8) + clear
            let descriptor = (device as? StreamDevice)?.descriptor ?? -1
            shared.caught = SignalGuard.install(restore: restore, descriptor: descriptor, wake: pipe.writer)
        }
    }

    private func heedSignals(since last: Instant) {
        guard mode == .rows, signals == .restoreFirst else { return }
        let state = SignalState.shared
        if state.resized.exchange(false, ordering: .sequentiallyConsistent) {
            shared.withLock { $0.core.invalidate() }
        }
        let ending = state.ending.load(ordering: .sequentiallyConsistent)
        if ending != 0 { end(by: ending) }
        if state.stopping.load(ordering: .sequentiallyConsistent) { stop() }
        if state.continued.exchange(false, ordering: .sequentiallyConsistent) {
            let silence = now() - last - Self.interval
            shared.withLock { $0.core.resume(after: silence) }
        }
    }

    /// Leaves the rows as they are, writes what the program has to say, and lets the signal end it.
    private func end(by signal: Int32) {
        let interruptions = shared.withLock { shared in
            for row in shared.core.rows { shared.core.end(row.id, nil, at: now()) }
            return shared.interruptions.sorted { $0.key < $1.key }.map(\.value)
        }
        for interruption in interruptions { interruption(signal) }
        draw(.now)
        output.withLock { SignalGuard.carryOut(signal) }
    }

    /// Clears the terminal's own display, stops, and returns when the program is continued.
    private func stop() {
        draw(.now)
        output.withLock {
            device.write(shared.withLock { $0.core.clearTaskbar(at: now()) })
            SignalGuard.carryOut(SignalGuard.stopSignal)
            SignalGuard.catchAgain(SignalGuard.stopSignal)
            SignalState.shared.stopping.store(false, ordering: .sequentiallyConsistent)
        }
    }
}
