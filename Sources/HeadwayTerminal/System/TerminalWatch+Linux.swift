#if os(Linux)
import Glibc

/// Notices that others write to a terminal, by inotify(7); what they write cannot be known.
///
/// Writing to `/dev/tty` in place of the terminal's own device is not noticed, nor is what the terminal itself echoes. A shared
/// lock (flock(2)) on the device tells processes with rows on one terminal of each other.
final class TerminalWatch: Sendable {
    private let queue: Int32
    private let terminal: Int32

    /// Nil where the terminal cannot be watched, as one that belongs to another user.
    init?(_ descriptor: Int32) {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        guard ttyname_r(descriptor, &path, path.count) == 0 else { return nil }
        queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard queue >= 0 else { return nil }
        guard inotify_add_watch(queue, path, UInt32(IN_MODIFY)) >= 0 else {
            close(queue)
            return nil
        }
        // Opened anew: a lock belongs to what was opened, which children share.
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

    /// Whether another process has rows on the terminal: then nobody has all of its lock.
    var isShared: Bool {
        let isAlone = flock(terminal, LOCK_EX | LOCK_NB) == 0
        flock(terminal, LOCK_SH | LOCK_NB)
        return !isAlone && terminal >= 0
    }
}
#endif
