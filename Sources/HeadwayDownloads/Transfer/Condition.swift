#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A lock, and a way to wait for changes that others make under it.
final class Condition: @unchecked Sendable {
    // Unchecked, because the C library's objects are shared by their addresses, which never change.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
        change.initialize(to: pthread_cond_t())
        pthread_cond_init(change, nil)
    }

    deinit {
        pthread_cond_destroy(change)
        change.deallocate()
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func lock() { pthread_mutex_lock(mutex) }

    func unlock() { pthread_mutex_unlock(mutex) }

    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }

    /// Wakes one waiting thread.
    func signal() { pthread_cond_signal(change) }

    /// Wakes all waiting threads.
    func broadcast() { pthread_cond_broadcast(change) }

    /// Releases the lock until woken; it may wake spuriously.
    func wait() { pthread_cond_wait(change, mutex) }

    /// Releases the lock until woken, at most until the wall clock reaches `end`; false when it does.
    ///
    /// It may wake spuriously: the caller checks again.
    func wait(until end: timespec) -> Bool {
        var end = end
        return pthread_cond_timedwait(change, mutex, &end) == 0
    }

    /// The wall clock, a number of seconds from now.
    static func time(inSeconds seconds: Int) -> timespec {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        now.tv_sec += seconds
        return now
    }
}
