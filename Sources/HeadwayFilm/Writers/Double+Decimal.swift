import Glibc

extension Double {
    /// The number in plain digits with a maximum number of decimals, without exponent, trailing zeros or a minus before zero.
    ///
    /// Digits are derived from integers, so the output is identical on every machine. A number that is not finite is printed as 0.
    func decimal(places: Int = 4) -> String {
        guard isFinite else { return "0" }
        var power: Int64 = 1
        for _ in 0..<places { power *= 10 }
        let scaled = (self * Double(power)).rounded(.toNearestOrAwayFromZero)
        // From 2^53 on a Double has no decimals.
        guard scaled.magnitude < 9_007_199_254_740_992 else { return wholeDigits }
        let whole = Int64(scaled.magnitude)
        var text = String(whole / power)
        var rest = whole % power
        if rest > 0 {
            text += "."
            while rest > 0 {
                power /= 10
                text += String(rest / power)
                rest %= power
            }
        }
        return scaled < 0 ? "-" + text : text
    }

    /// All digits of a large number, without decimals.
    private var wholeDigits: String {
        var text = [UInt8](repeating: 0, count: 400)
        let count = withVaList([self]) { list in
            text.withUnsafeMutableBytes { vsnprintf($0.baseAddress, $0.count, "%.0f", list) }
        }
        return String(decoding: text.prefix(Int(count)), as: UTF8.self)
    }
}
