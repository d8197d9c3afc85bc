#if !canImport(Darwin)
/// Atomic words are there wherever Swift runs, but for old Apple systems.
@usableFromInline
typealias CounterStorage = AtomicCounts
#endif
