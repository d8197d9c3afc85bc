import Glibc
import Synchronization

/// The signals that a program takes over, as bytes in a pipe: whichever thread receives one, and however early, it is read.
///
/// Dispatch registers a signal source on another thread a moment after it was requested, and a signal that comes before
/// is lost.
enum SignalPipe {
    /// The end to read from, which never blocks; nil if no pipe could be created.
    static var readEnd: Int32? { ends?.read }

    /// The signals that have arrived since the last call, in order.
    static func received() -> [Int32] {
        guard let readEnd else { return [] }
        var numbers: [Int32] = []
        var byte: UInt8 = 0
        while read(readEnd, &byte, 1) == 1 { numbers.append(Int32(byte)) }
        return numbers
    }

    /// Takes a signal over, even from a screen's handler, for good: giving it back could let the process be killed in
    /// between.
    ///
    /// False if the process was started to ignore it.
    static func claim(_ number: Int32) -> Bool {
        guard let ends else { return false }
        return claimed.withLock { claimed in
            writeEnd.store(ends.write, ordering: .sequentiallyConsistent)
            let previous = signal(number, note)
            if !claimed.contains(number), isIgnored(previous) {
                signal(number, SIG_IGN)
                return false
            }
            claimed.insert(number)
            return true
        }
    }

    private static let claimed = Mutex<Set<Int32>>([])

    private static let ends: (read: Int32, write: Int32)? = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }()

    /// A copy for the handler, which must not wait for lazy initialisation.
    private static let writeEnd = Atomic<Int32>(-1)

    /// A handler may do next to nothing.
    private static let note: @Sendable @convention(c) (Int32) -> Void = { number in
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        write(SignalPipe.writeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = error
    }

    /// Functions cannot be compared; their addresses can.
    private static func isIgnored(_ handler: sighandler_t?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
