#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A lock that the thread holding it may take again.
final class RecursiveLock: @unchecked Sendable {
    // Unchecked, because the C library's lock is shared by its address, which never changes.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
        lock.initialize(to: pthread_mutex_t())
        var kind = pthread_mutexattr_t()
        pthread_mutexattr_init(&kind)
        pthread_mutexattr_settype(&kind, Int32(PTHREAD_MUTEX_RECURSIVE))
        pthread_mutex_init(lock, &kind)
        pthread_mutexattr_destroy(&kind)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Calls a closure while no other thread is running one.
    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body()
    }
}
