/// Amounts that programs print in pairs, what is done and the total: `12/34`, `1.2 MiB / 3.4 MiB`, `821kB/1.642MB`.
enum ToolAmount {
    /// What is done and the total, in the same unit.
    typealias Pair = (done: Double, all: Double)

    /// The first pair of a text that has units and is wanted.
    static func pair(in text: Substring, where isWanted: (Pair) -> Bool = { _ in true }) -> Pair? {
        var rest = text
        while let start = rest.utf8.firstIndex(where: \.isDigit) {
            var scanner = TextScanner(rest[start...])
            let isWord = start > text.startIndex && text[..<start].last?.isWordPart == true
            if !isWord, let pair = takePair(&scanner, needsUnit: true), isWanted(pair) { return pair }
            rest = rest[start...].drop { $0.isWordPart || $0 == "." }
        }
        return nil
    }

    /// The first pair of a text that has units and is a fraction, as a percentage.
    static func share(in text: Substring) -> Double? {
        pair(in: text, where: { $0.done <= $0.all }).map { 100 * $0.done / $0.all }
    }

    /// Takes a pair, as a percentage; nil if there is none, or if more is done than the total.
    static func takeShare(_ scanner: inout TextScanner) -> Double? {
        takePair(&scanner).flatMap { $0.done <= $0.all ? 100 * $0.done / $0.all : nil }
    }

    private static func takePair(_ scanner: inout TextScanner, needsUnit: Bool = false) -> Pair? {
        guard let done = take(&scanner) else { return nil }
        scanner.blanks()
        guard scanner.take("/") else { return nil }
        scanner.blanks()
        guard let all = take(&scanner), all.hasUnit || !needsUnit, all.value > 0 else { return nil }
        // A unit that is given once applies to both.
        return (done.hasUnit ? done.value : done.value * all.factor, all.value)
    }

    private struct Amount {
        var value: Double
        var factor: Double
        var hasUnit: Bool
    }

    private static func take(_ scanner: inout TextScanner) -> Amount? {
        guard let digits = scanner.run({ $0.isDigit || $0.isOne(of: ".,") }), let number = number(digits) else {
            return nil
        }
        var behind = scanner
        behind.blanks()
        guard let unit = behind.run({ $0.isOne(of: "kKMGTPEiB") }), let factor = factor(unit) else {
            return Amount(value: number, factor: 1, hasUnit: false)
        }
        scanner = behind
        return Amount(value: number * factor, factor: factor, hasUnit: true)
    }

    /// Commas group thousands, or are the decimal point.
    private static func number(_ digits: Substring) -> Double? {
        guard digits.utf8.contains(0x2C) else { return Double(digits) }
        let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
        let groups = parts.dropFirst().allSatisfy { $0.prefix { $0 != "." }.count == 3 }
        return Double(parts.joined(separator: groups ? "" : "."))
    }

    private static func factor(_ unit: Substring) -> Double? {
        let name = unit.last == "B" ? unit.dropLast() : unit
        let base = name.last == "i" ? 1024.0 : 1000
        let prefix = name.last == "i" ? name.dropLast() : name
        guard prefix.utf8.count <= 1 else { return nil }
        guard let letter = prefix.first else { return 1 }
        let power = ["k": 1, "K": 1, "M": 2, "G": 3, "T": 4, "P": 5, "E": 6][letter]
        return power.map { (0..<$0).reduce(1) { product, _ in product * base } }
    }
}
