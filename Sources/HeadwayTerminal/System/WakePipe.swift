#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Wakes a sleeping thread, from any thread and from a signal handler.
///
/// Made once for the process and never closed: a signal handler may hold its descriptor at any time.
struct WakePipe: Sendable {
    private let reader: Int32
    /// The descriptor on which a byte wakes the sleeper.
    let writer: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            }
        }
        (reader, writer) = (ends[0], ends[1])
    }

    /// Wakes the sleeper, or makes its next sleep end at once.
    func wake() {
        var byte: UInt8 = 1
        _ = write(writer, &byte, 1)
    }

    /// Sleeps until it is woken, or for a number of milliseconds; a negative number is for ever.
    func sleep(milliseconds: Int32) {
        var ready = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(reader, &bytes, bytes.count) > 0 {}
    }
}
