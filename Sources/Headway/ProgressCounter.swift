public import Synchronization

/// A count of work done that any thread may advance, and that a host samples once a frame.
///
/// Advancing is one relaxed atomic addition: no clock, no lock, no allocation, and the same cost whether or not anything
/// shows the counter. Counts and totals are in units of the caller's choice (bytes, files, steps). Safe to use from any
/// thread and any isolation; nothing calls back.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public final class ProgressCounter: Sendable {
    @usableFromInline let count: Atomic<Int64>
    @usableFromInline let expected: Atomic<Int64>

    /// Makes a counter at 0 of `total` units; a negative or missing total is unknown.
    public init(total: Int64? = nil) {
        count = Atomic(0)
        expected = Atomic(total ?? -1)
    }

    /// Adds `units`, which may be negative.
    @inlinable
    public func advance(by units: Int64 = 1) {
        count.wrappingAdd(units, ordering: .relaxed)
    }

    /// The units done so far; storing replaces the count, as a resumed transfer does with its offset.
    public var completed: Int64 {
        get { count.load(ordering: .relaxed) }
        set { count.store(newValue, ordering: .relaxed) }
    }

    /// The units in all, nil while unknown; a negative total is unknown.
    public var total: Int64? {
        get {
            let value = expected.load(ordering: .relaxed)
            return value < 0 ? nil : value
        }
        set { expected.store(newValue ?? -1, ordering: .relaxed) }
    }
}
