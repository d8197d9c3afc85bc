#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A value that only one thread at a time may access.
///
/// With the C library's lock rather than the standard library's `Mutex`, because the thread sanitizer knows only the
/// former: on Linux it takes every use of the latter for a race, and real ones would be lost among them.
final class Guarded<Value: Sendable>: @unchecked Sendable {
    // Unchecked, because the compiler cannot see that `value` is only accessed while `lock` is held.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    init(_ value: Value) {
        self.value = value
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Calls a closure with the value while no other thread has it; must not be called from within itself.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }

    /// The same, but returns nil at once if any thread has it, even this one.
    func withLockIfAvailable<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result? {
        guard pthread_mutex_trylock(lock) == 0 else { return nil }
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}
