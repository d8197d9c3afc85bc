#if os(Linux)
import Glibc

/// Notices with inotify(7) that others write to a terminal; what they write cannot be known.
///
/// Writing to `/dev/tty` instead of the terminal's own device is not noticed, nor is what the terminal itself echoes. A
/// shared lock (flock(2)) on the device lets processes with rows on one terminal know of each other.
final class TerminalWatch: Sendable {
    private let queue: Int32
    private let terminal: Int32

    /// Nil if the terminal cannot be watched, such as one that belongs to another user.
    init?(_ descriptor: Int32) {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        guard ttyname_r(descriptor, &path, path.count) == 0 else { return nil }
        queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard queue >= 0 else { return nil }
        guard inotify_add_watch(queue, path, UInt32(IN_MODIFY)) >= 0 else {
            close(queue)
            return nil
        }
        // Opened again: a lock belongs to the open file description, which children share.
        terminal = open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
        flock(terminal, LOCK_SH | LOCK_NB)
    }

    deinit {
        close(queue)
        if terminal >= 0 { close(terminal) }
    }

    /// Whether anybody has written since the last call, this process included.
    func wasWritten() -> Bool {
        var events = [UInt8](repeating: 0, count: 4096)
        var isWritten = false
        while read(queue, &events, events.count) > 0 { isWritten = true }
        return isWritten
    }

    /// Whether another process has rows on the terminal: then an exclusive lock is refused.
    var isShared: Bool {
        let isAlone = flock(terminal, LOCK_EX | LOCK_NB) == 0
        flock(terminal, LOCK_SH | LOCK_NB)
        return !isAlone && terminal >= 0
    }
}
#endif
