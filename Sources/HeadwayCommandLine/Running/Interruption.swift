import Dispatch
import Glibc
import Synchronization

/// Ctrl-C as a request for an orderly end: files are flushed, the terminal is restored, and the exit status is 130.
package final class Interruption {
    private let flag: SharedFlag
    private let source: (any DispatchSourceRead)?

    /// Calls `onInterrupt` on its own thread for the first of the signals; the second one ends the process at once.
    ///
    /// A signal that the process was started to ignore, as shells do for background programs, stays ignored.
    ///
    /// With a `patience` in seconds the process ends that long after the first one in any case.
    package init(
        by signals: [Int32] = [SIGINT], patience: Double? = nil, _ onInterrupt: @escaping @Sendable () -> Void
    ) {
        let flag = SharedFlag()
        self.flag = flag
        for number in signals { _ = SignalPipe.claim(number) }
        source = SignalPipe.readEnd.map { DispatchSource.makeReadSource(fileDescriptor: $0, queue: Self.queue) }
        source?.setEventHandler {
            for number in SignalPipe.received() {
                guard flag.raise() else { exit(ExitCode.interrupted.rawValue) }
                // Whatever is blocked, a reader of our output or a disk: a user who interrupts waits no longer than
                // this.
                if let patience { Self.queue.asyncAfter(deadline: .now() + patience) { Self.giveUp(number) } }
                onInterrupt()
            }
        }
        source?.resume()
    }

    /// A separate thread, which nothing else can block.
    private static let queue = DispatchQueue(label: "headway.interruption", qos: .userInitiated)

    private static func giveUp(_ number: Int32) {
        // Not `exit`, which waits for locks that blocked threads may hold.
        _exit(number == SIGINT ? ExitCode.interrupted.rawValue : 128 + number)
    }

    deinit { source?.cancel() }

    /// True once it has been requested.
    package var happened: Bool { flag.isRaised }

    /// The signals that ask a program to end, for a program that would leave something behind.
    package static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
}

/// A flag that is set once and can be read on any thread.
private final class SharedFlag: Sendable {
    private let value = Atomic(false)

    var isRaised: Bool { value.load(ordering: .acquiring) }

    /// True for the first caller.
    func raise() -> Bool { !value.exchange(true, ordering: .acquiringAndReleasing) }
}
