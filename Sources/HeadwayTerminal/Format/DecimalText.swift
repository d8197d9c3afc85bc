/// Numbers as text, independent of the locale: a decimal point, no grouping.
enum DecimalText {
    /// A non-negative number with a fixed number of decimals (0…6); NaN is 0, and too large a number is clamped.
    static func fixed(_ value: Double, digits: Int) -> String {
        let scales: [Int64] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
        let scale = scales[max(0, min(6, digits))]
        let scaled = (value * Double(scale)).rounded()
        let whole = scaled > 0 ? (scaled < 9e18 ? Int64(scaled) : 9_000_000_000_000_000_000) : 0
        if scale == 1 { return String(whole) }
        let fraction = String(whole % scale)
        return "\(whole / scale)." + String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
    }

    /// The number of decimals that gives three significant digits.
    static func digits(forThree value: Double) -> Int {
        value < 9.995 ? 2 : value < 99.95 ? 1 : 0
    }
}
