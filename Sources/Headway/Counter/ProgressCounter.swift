/// A count of work done that any thread may advance, and that a host samples ten times a second.
///
/// Advancing is one relaxed atomic addition: no clock, no lock, no allocation, and the same cost whether or not anything
/// shows the counter. Apple systems before iOS 18 and macOS 15 have no atomics for Swift; there a lock takes their place.
/// Counts and totals are in units of the caller's choice (bytes, files, steps). Safe to use from any thread and any isolation;
/// nothing calls back.
///
///     let counter = ProgressCounter(total: 65_536)
///     counter.advance(by: 4096)  // from any thread
public final class ProgressCounter: Sendable {
    @usableFromInline let counts: CounterStorage

    /// Makes a counter at 0 of `total` units; a negative or missing total is unknown.
    public init(total: Int64? = nil) {
        counts = CounterStorage(expected: total ?? -1)
    }

    /// Adds `units`, which may be negative.
    @inlinable
    public func advance(by units: Int64 = 1) { counts.add(units) }

    /// The units done so far; storing replaces the count, as a resumed transfer does with its offset.
    public var completed: Int64 {
        get { counts.completed }
        set { counts.completed = newValue }
    }

    /// The units in all, nil while unknown; a negative total is unknown.
    public var total: Int64? {
        get { counts.expected < 0 ? nil : counts.expected }
        set { counts.expected = newValue ?? -1 }
    }
}
