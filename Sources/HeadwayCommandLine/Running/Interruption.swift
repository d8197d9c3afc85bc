import Foundation
import Synchronization

/// Ctrl-C as a request to end in order: files are flushed, the terminal is put right, and the exit status is 130.
package final class Interruption {
    private let flag: SharedFlag
    private let source: any DispatchSourceSignal

    /// Calls `onInterrupt` at the first SIGINT, on a thread of its own; the second one ends the process at once.
    package init(_ onInterrupt: @escaping @Sendable () -> Void) {
        let flag = SharedFlag()
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler {
            if flag.raise() { onInterrupt() } else { exit(ExitCode.interrupted.rawValue) }
        }
        source.resume()
        (self.flag, self.source) = (flag, source)
    }

    deinit { source.cancel() }

    /// True once it was asked for.
    package var happened: Bool { flag.isRaised }
}

/// Something that happens once, seen from any thread.
private final class SharedFlag: Sendable {
    private let value = Atomic(false)

    var isRaised: Bool { value.load(ordering: .acquiring) }

    /// True for the first who raises it.
    func raise() -> Bool { !value.exchange(true, ordering: .acquiringAndReleasing) }
}
