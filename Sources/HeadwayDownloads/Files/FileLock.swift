import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A lock on an open file that keeps out every other download.
///
/// `flock` if the file system has it; if not (some network file systems), the lock of open files; with neither, only
/// other downloads of this process are kept out, and a last check of the name before the file is put in place has to do
/// (Sources.md#file-locks).
struct FileLock: Sendable {
    private let descriptor: Int32
    private let key: Key?

    private struct Key: Hashable {
        var device: UInt64
        var inode: UInt64
    }

    /// The files that are locked only by this table.
    private static let table = Mutex<Set<Key>>([])

    /// Takes the lock, or throws an error number: EWOULDBLOCK if somebody else has it.
    init(_ descriptor: Int32, _ entry: Folder.Entry) throws(SystemFailure) {
        self.descriptor = descriptor
        let number = flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? 0 : errno
        if number == 0 {
            key = nil
            return
        }
        guard Self.isMissing(number) else { throw SystemFailure(number: number) }
        let other = Self.lockOpenFile(descriptor)
        if other == 0 {
            key = nil
            return
        }
        if other == EAGAIN || other == EACCES { throw SystemFailure(number: EWOULDBLOCK) }
        let key = Key(device: entry.device, inode: entry.inode)
        guard Self.table.withLock({ $0.insert(key).inserted }) else { throw SystemFailure(number: EWOULDBLOCK) }
        self.key = key
    }

    /// Whether the file system has no such lock at all.
    private static func isMissing(_ number: Int32) -> Bool {
        [ENOSYS, ENOLCK, EOPNOTSUPP, ENOTSUP, EINVAL, EBADF, EIO, EPERM].contains(number)
    }

    /// Releases it; the lock of an open file ends with its descriptor.
    func release() {
        flock(descriptor, LOCK_UN)
        if let key { Self.table.withLock { _ = $0.remove(key) } }
    }
}

/// A failed system call.
struct SystemFailure: Error {
    var number: Int32
}
