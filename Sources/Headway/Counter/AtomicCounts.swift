public import Synchronization

/// A counter's two numbers, as atomics.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@usableFromInline
struct AtomicCounts: ~Copyable, Sendable {
    @usableFromInline let count = Atomic<Int64>(0)
    let total: Atomic<Int64>

    init(expected: Int64) { total = Atomic(expected) }

    @inlinable
    func add(_ units: Int64) { count.wrappingAdd(units, ordering: .relaxed) }

    var completed: Int64 {
        get { count.load(ordering: .relaxed) }
        nonmutating set { count.store(newValue, ordering: .relaxed) }
    }

    var expected: Int64 {
        get { total.load(ordering: .relaxed) }
        nonmutating set { total.store(newValue, ordering: .relaxed) }
    }
}
