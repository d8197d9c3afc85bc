/// Values at fractions of a cycle, with an easing from each key to the next.
package struct Keyframes: Sendable, Hashable {
    /// One key: its offset, its value, and the easing to the next key.
    package struct Key: Sendable, Hashable {
        /// Fraction of the cycle, 0…1, not less than the previous key's.
        package let offset: Double
        package let value: Double
        /// The easing to the next key's value.
        package let easing: Easing

        package init(offset: Double, value: Double, easing: Easing = .linear) {
            self.offset = offset
            self.value = value
            self.easing = easing
        }
    }

    /// The keys, in the order of their offsets.
    package let keys: [Key]

    /// Makes keyframes; without keys the value is always 0.
    package init(_ keys: [Key]) {
        self.keys = keys
    }

    /// The value at a fraction of the cycle; the first value before the first key, and the last value after the last.
    package func value(at fraction: Double) -> Double {
        guard let first = keys.first else { return 0 }
        if !(fraction > first.offset) { return first.value }
        // By index: copies of keys would cost as much as the curve.
        for index in 1..<max(1, keys.count) where fraction < keys[index].offset {
            let (from, to) = (keys[index - 1], keys[index])
            if from.value == to.value { return from.value }
            let part = (fraction - from.offset) / (to.offset - from.offset)
            return from.value + (to.value - from.value) * from.easing.value(at: part)
        }
        return keys[keys.count - 1].value
    }
}
