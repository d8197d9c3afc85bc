extension Arguments {
    /// A whole number in a range.
    package func number(_ name: OptionName, in range: ClosedRange<Int64>) throws(UsageError) -> Int64? {
        guard let text = self[name] else { return nil }
        guard let value = Int64(text), range.contains(value) else {
            let (least, most) = (range.lowerBound, range.upperBound)
            let numbers = most == .max ? "of \(least) or more" : "from \(least) to \(most)"
            throw UsageError("\(name.flag) takes a whole number \(numbers), not '\(text)'")
        }
        return value
    }

    /// A positive number of seconds, which may have a fraction.
    package func seconds(_ name: OptionName) throws(UsageError) -> Double? {
        guard let text = self[name] else { return nil }
        guard let value = Double(text), value > 0, value <= 1e9 else {
            throw UsageError("\(name.flag) takes a number of seconds above 0, not '\(text)'")
        }
        return value
    }

    /// A positive number of bytes; k, M and G stand for powers of 1024.
    package func bytes(_ name: OptionName) throws(UsageError) -> Int64? {
        guard let text = self[name] else { return nil }
        let factors: [Character: Double] = ["k": 1024, "K": 1024, "M": 1_048_576, "G": 1_073_741_824]
        let factor = text.last.flatMap { factors[$0] }
        let digits = factor == nil ? text : String(text.dropLast())
        guard let value = Double(digits), value * (factor ?? 1) >= 1, value * (factor ?? 1) < 9e18 else {
            throw UsageError("\(name.flag) takes a number of bytes above 0, such as 200k or 1.5M, not '\(text)'")
        }
        return Int64(value * (factor ?? 1))
    }
}
