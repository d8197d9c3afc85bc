/// What a count counts, and how amounts and speeds of it are written.
public enum ProgressUnit: Sendable, Hashable {
    /// Things, written as they are: `120/240`, `3.50/s`.
    case items
    /// Bytes, in multiples of 1024: `12.3/29.1 MiB`, `1.21 MiB/s`.
    case bytes
}

extension ProgressUnit {
    private static let prefixes = ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"]

    /// An amount: `120`, `812 B`, `29.1 MiB`; below 0 it is 0.
    func amount(_ count: Int64) -> String {
        guard self == .bytes else { return String(max(0, count)) }
        let (divisor, name) = Self.scale(Double(count))
        return "\(Self.mantissa(Double(count), divisor)) \(name)"
    }

    /// An amount of a total, both in the total's unit and with as many digits: `12.3/29.1 MiB`, `7/240`.
    func amount(_ count: Int64, of total: Int64) -> String {
        guard self == .bytes else { return "\(max(0, count))/\(max(0, total))" }
        let (divisor, name) = Self.scale(Double(total))
        let digits = divisor == 1 ? 0 : DecimalText.digits(forThree: Double(total) / divisor)
        let part = DecimalText.fixed(Double(count) / divisor, digits: digits)
        return "\(part)/\(Self.mantissa(Double(total), divisor)) \(name)"
    }

    /// A speed: `1.21 MiB/s`, `3.50/s`.
    func rate(_ unitsPerSecond: Double) -> String {
        guard self == .bytes else {
            return "\(DecimalText.fixed(unitsPerSecond, digits: DecimalText.digits(forThree: unitsPerSecond)))/s"
        }
        let (divisor, name) = Self.scale(unitsPerSecond)
        return "\(Self.mantissa(unitsPerSecond, divisor)) \(name)/s"
    }

    /// The columns that a speed is given, so that a row does not move when it changes: `1.21 MiB/s`.
    var rateColumns: Int { self == .bytes ? 10 : 6 }

    private static func scale(_ value: Double) -> (divisor: Double, name: String) {
        var divisor = 1.0
        for name in prefixes {
            // 999.5 is the first that would need a fourth digit.
            if value < (divisor == 1 ? 1024 : 999.5) * divisor || name == prefixes.last { return (divisor, name) }
            divisor *= 1024
        }
        return (divisor, "")
    }

    private static func mantissa(_ value: Double, _ divisor: Double) -> String {
        let scaled = value / divisor
        return DecimalText.fixed(scaled, digits: divisor == 1 ? 0 : DecimalText.digits(forThree: scaled))
    }
}
