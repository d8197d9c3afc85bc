/// The unit of a count, and how amounts and speeds are written in it.
public struct ProgressUnit: Sendable, Hashable {
    /// The multiples used for large counts.
    public enum Scale: UInt8, Sendable, Hashable {
        /// In full.
        case none
        /// In powers of 1024: `29.1 MiB`.
        case binary
        /// In powers of 1000: `30.5 MB`.
        case decimal
    }

    /// Whether thousands are grouped in numbers written in full.
    public enum Grouping: UInt8, Sendable, Hashable {
        /// `1234567`.
        case none
        /// `1,234,567`.
        case thousands
    }

    /// The multiples.
    public var scale: Scale
    /// The suffix of numbers, such as `B` or `px`; may be empty.
    public var name: String
    /// The thousands.
    public var grouping = Grouping.none

    /// Makes a unit.
    public init(scale: Scale = .none, name: String = "") {
        self.scale = scale
        self.name = name
    }

    /// Things, written as they are: `120/240`, `3.50/s`.
    public static let items = ProgressUnit()
    /// Bytes, in multiples of 1024: `12.3/29.1 MiB`, `1.21 MiB/s`.
    public static let bytes = ProgressUnit(scale: .binary, name: "B")
    /// Bytes, in multiples of 1000: `12.9/30.5 MB`, `1.27 MB/s`.
    public static let decimalBytes = ProgressUnit(scale: .decimal, name: "B")

    /// Things with a name: `120/240 px`, `3.50 px/s`.
    public static func named(_ name: String) -> ProgressUnit { ProgressUnit(name: name) }
}

extension ProgressUnit {
    private static let binary = ["", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"]
    private static let decimal = ["", "k", "M", "G", "T", "P", "E"]

    /// An amount: `120`, `812 B`, `29.1 MiB`; negative ones are 0.
    func amount(_ count: Int64) -> String {
        guard scale != .none else { return whole(count) + suffix("") }
        let (divisor, prefix) = multiple(Double(count))
        return mantissa(Double(count), divisor) + suffix(prefix)
    }

    /// An amount of a total, both in the total's multiple and with the same number of digits: `12.3/29.1 MiB`, `7/240`.
    func amount(_ count: Int64, of total: Int64) -> String {
        guard scale != .none else { return "\(whole(count))/\(whole(total))" + suffix("") }
        let (divisor, prefix) = multiple(Double(total))
        let digits = divisor == 1 ? 0 : DecimalText.digits(forThree: Double(total) / divisor)
        let part = DecimalText.fixed(Double(count) / divisor, digits: digits)
        return "\(part)/\(mantissa(Double(total), divisor))" + suffix(prefix)
    }

    /// A speed: `1.21 MiB/s`, `3.50/s`.
    func rate(_ unitsPerSecond: Double) -> String {
        guard scale != .none else {
            let digits = DecimalText.digits(forThree: unitsPerSecond)
            return DecimalText.fixed(unitsPerSecond, digits: digits) + suffix("") + "/s"
        }
        let (divisor, prefix) = multiple(unitsPerSecond)
        return mantissa(unitsPerSecond, divisor) + suffix(prefix) + "/s"
    }

    /// The columns reserved for a speed, so that a row does not shift when it changes: `1.21 MiB/s`.
    var rateColumns: Int {
        switch scale {
        case .none: 6 + TextWidth.columns(of: suffix(""))
        case .binary: 6 + TextWidth.columns(of: suffix("Mi"))
        case .decimal: 6 + TextWidth.columns(of: suffix("M"))
        }
    }

    /// The columns reserved for an amount of less than an exabyte; nil if they depend on the amount.
    var amountColumns: Int? { scale == .none ? nil : rateColumns - 2 }

    private func whole(_ count: Int64) -> String {
        let digits = String(max(0, count))
        guard grouping == .thousands else { return digits }
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
            grouped.append(digit)
        }
        return grouped
    }

    private func suffix(_ prefix: String) -> String {
        prefix.isEmpty && name.isEmpty ? "" : " " + prefix + VisibleText.escaped(name)
    }

    private func multiple(_ value: Double) -> (divisor: Double, prefix: String) {
        let (base, prefixes) = scale == .decimal ? (1000.0, Self.decimal) : (1024.0, Self.binary)
        var divisor = 1.0
        for prefix in prefixes {
            // 999.5 is the first that would need a fourth digit.
            if value < (divisor == 1 ? base : 999.5) * divisor || prefix == prefixes.last { return (divisor, prefix) }
            divisor *= base
        }
        return (divisor, "")
    }

    private func mantissa(_ value: Double, _ divisor: Double) -> String {
        let scaled = value / divisor
        return DecimalText.fixed(scaled, digits: divisor == 1 ? 0 : DecimalText.digits(forThree: scaled))
    }
}
