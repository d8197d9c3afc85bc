import Foundation

extension Double {
    /// The number in plain digits with so many decimals at most, without exponent, trailing zeros or a minus before zero.
    ///
    /// Digits are made from whole numbers, so every machine prints the same. What is not finite prints as 0.
    func decimal(places: Int = 4) -> String {
        guard isFinite else { return "0" }
        var power: Int64 = 1
        for _ in 0..<places { power *= 10 }
        let scaled = (self * Double(power)).rounded(.toNearestOrAwayFromZero)
        // From 2^53 on a Double has no decimals left to print.
        guard scaled.magnitude < 9_007_199_254_740_992 else { return String(format: "%.0f", self) }
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
}
