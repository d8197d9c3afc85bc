/// A repeatable source of random numbers (SplitMix64): a failure names the seed that repeats it.
package struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    package mutating func unit() -> Double { Double.random(in: 0...1, using: &self) }

    package mutating func chance(_ share: Double) -> Bool { unit() < share }

    package mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &self)] }

    /// A whole number from 0 up to, and not including, `count`.
    package mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    package mutating func flag() -> Bool { Bool.random(using: &self) }
}
