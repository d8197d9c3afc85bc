#if canImport(Darwin)
import Darwin

/// A counter's two numbers: atomic where the system supports it, otherwise protected by a lock.
@usableFromInline
struct CounterStorage: Sendable {
    private let counts: any Counts

    init(expected: Int64) {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            counts = BoxedAtomicCounts(expected: expected)
        } else {
            counts = LockedCounts(expected: expected)
        }
    }

    @usableFromInline
    func add(_ units: Int64) { counts.add(units) }

    var completed: Int64 {
        get { counts.completed }
        nonmutating set { counts.completed = newValue }
    }

    var expected: Int64 {
        get { counts.expected }
        nonmutating set { counts.expected = newValue }
    }
}

private protocol Counts: AnyObject, Sendable {
    func add(_ units: Int64)
    var completed: Int64 { get set }
    var expected: Int64 { get set }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private final class BoxedAtomicCounts: Counts {
    private let counts: AtomicCounts

    init(expected: Int64) { counts = AtomicCounts(expected: expected) }

    func add(_ units: Int64) { counts.add(units) }

    var completed: Int64 {
        get { counts.completed }
        set { counts.completed = newValue }
    }

    var expected: Int64 {
        get { counts.expected }
        set { counts.expected = newValue }
    }
}

// The numbers are touched only while the lock is held, which is what makes the class safe to share.
private final class LockedCounts: Counts, @unchecked Sendable {
    private let lock = UnsafeMutablePointer<os_unfair_lock_s>.allocate(capacity: 1)
    private var count: Int64 = 0
    private var total: Int64

    init(expected: Int64) {
        total = expected
        lock.initialize(to: os_unfair_lock_s())
    }

    deinit { lock.deallocate() }

    func add(_ units: Int64) { locked { count &+= units } }

    var completed: Int64 {
        get { locked { count } }
        set { locked { count = newValue } }
    }

    var expected: Int64 {
        get { locked { total } }
        set { locked { total = newValue } }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        os_unfair_lock_lock(lock)
        defer { os_unfair_lock_unlock(lock) }
        return body()
    }
}
#endif
