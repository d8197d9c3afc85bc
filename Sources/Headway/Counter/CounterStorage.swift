#if !canImport(Darwin)
/// Swift has atomics everywhere except on older Apple systems.
@usableFromInline
typealias CounterStorage = AtomicCounts
#endif
