import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Catches the signals that end, stop or continue the program or resize its window, while rows are on the screen.
///
/// A handler does next to nothing: it records the signal and wakes the drawing thread, which restores the screen and
/// then lets the signal take its default effect. If that thread is stuck, a second signal of the same kind writes a
/// prepared sequence and takes effect at once. A signal that the program ignores or handles itself is left alone.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
enum SignalGuard {
    private static let handlers: [(signal: Int32, handler: @Sendable @convention(c) (Int32) -> Void)] = [
        (SIGINT, noteEnding), (SIGTERM, noteEnding), (SIGHUP, noteEnding), (SIGQUIT, noteEnding),
        (SIGTSTP, noteStopping), (SIGCONT, noteContinuing), (SIGWINCH, noteResizing),
    ]

    /// Catches those of the signals that have their default effect, and returns them.
    static func install(restore: [UInt8], descriptor: Int32, wake: Int32) -> [CaughtSignal] {
        let state = SignalState.shared
        state.prepare(restore: restore, descriptor: descriptor, wake: wake)
        state.ending.store(0, ordering: .sequentiallyConsistent)
        state.stopping.store(false, ordering: .sequentiallyConsistent)
        return handlers.compactMap { CaughtSignal($0.signal, handler: $0.handler) }
    }

    /// Restores the effect of caught signals.
    static func uninstall(_ signals: [CaughtSignal]) {
        for signal in signals { signal.letGo() }
    }

    /// Lets a caught signal have its default effect on the whole process, and returns if that was a stop.
    static func carryOut(_ number: Int32) {
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }

    /// The signal that stops the program, which `carryOut` lets through.
    static let stopSignal = SIGTSTP

    /// Catches a signal again after its default effect, a stop, is over.
    static func catchAgain(_ number: Int32) {
        guard let entry = handlers.first(where: { $0.signal == number }) else { return }
        signal(number, entry.handler)
    }

    private static let noteEnding: @Sendable @convention(c) (Int32) -> Void = { number in
        let error = errno
        let state = SignalState.shared
        let before = state.ending.exchange(number, ordering: .sequentiallyConsistent)
        state.wakeUp()
        if before != 0 {
            state.restoreNow()
            signal(number, SIG_DFL)
            raise(number)
        }
        errno = error
    }

    private static let noteStopping: @Sendable @convention(c) (Int32) -> Void = { number in
        let error = errno
        let state = SignalState.shared
        let isSecond = state.stopping.exchange(true, ordering: .sequentiallyConsistent)
        state.wakeUp()
        if isSecond {
            state.restoreNow()
            // A signal that cannot be caught stops at once; the record of the first one is still there afterwards.
            raise(SIGSTOP)
        }
        errno = error
    }

    private static let noteContinuing: @Sendable @convention(c) (Int32) -> Void = { _ in
        let error = errno
        SignalState.shared.continued.store(true, ordering: .sequentiallyConsistent)
        SignalState.shared.wakeUp()
        errno = error
    }

    private static let noteResizing: @Sendable @convention(c) (Int32) -> Void = { _ in
        let error = errno
        SignalState.shared.resized.store(true, ordering: .sequentiallyConsistent)
        SignalState.shared.wakeUp()
        errno = error
    }
}
