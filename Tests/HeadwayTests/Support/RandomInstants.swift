import Headway
import TestSupport

/// A thousand instants for closed forms: most within the first cycles, the rest up to ten hours after the start.
enum RandomInstants {
    static func thousand(seed: Int) -> [Instant] {
        var random = SeededRandom(seed: seed)
        return (0..<1000).map { number in
            Instant(seconds: random.unit() * (number % 4 == 0 ? 36_000 : 12))
        }
    }
}
