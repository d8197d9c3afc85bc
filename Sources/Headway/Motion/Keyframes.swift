/// A track of values at fractions of a cycle, with an easing from each key to the next.
package struct Keyframes: Sendable, Hashable {
    /// One key: where, what, and how on to the next.
    package struct Key: Sendable, Hashable {
        /// Fraction of the cycle, 0…1, not below the key before.
        package let offset: Double
        package let value: Double
        /// How the value moves on to the next key's.
        package let easing: Easing

        package init(offset: Double, value: Double, easing: Easing = .linear) {
            self.offset = offset
            self.value = value
            self.easing = easing
        }
    }

    /// The keys, in the order of their offsets.
    package let keys: [Key]

    /// Makes a track; without keys it is 0 throughout.
    package init(_ keys: [Key]) {
        self.keys = keys
    }

    /// The value at a fraction of the cycle; before the first key it is the first value, after the last the last.
    package func value(at fraction: Double) -> Double {
        guard let first = keys.first else { return 0 }
        var previous = first
        if !(fraction > first.offset) { return first.value }
        for key in keys.dropFirst() {
            if fraction < key.offset {
                let part = (fraction - previous.offset) / (key.offset - previous.offset)
                return previous.value + (key.value - previous.value) * previous.easing.value(at: part)
            }
            previous = key
        }
        return previous.value
    }
}
