/// Progress as programs print it for people (Sources.md#tools).
enum ToolLine {
    /// Parses a line of a known form; nil for any other.
    static func read(_ text: String) -> GaugeLine? {
        apt(text) ?? steps(text) ?? curlBar(text) ?? curlMeter(text) ?? pip(text) ?? rclone(text) ?? scp(text)
            ?? bar(text)
    }

    /// The only percentage of a line (`NN%`, `NN.N %`), and the text around it; nil if there is none.
    ///
    /// One that belongs to a word (`100%.c`), is in quotes or is a compression ratio does not count. The same one twice
    /// counts as one.
    static func percentage(in text: String) -> GaugeLine? {
        guard !isRatio(text) else { return .unknown(.other) }
        let all = StandingPercentage.all(in: text)
        let isQuoting = text.utf8.contains { $0.isOne(of: "'\"") || $0 == 0xE2 }
        let counted = isQuoting ? StandingPercentage.all(in: withoutQuotations(text)) : all
        guard let first = counted.first else { return nil }
        guard counted.allSatisfy({ $0.digits == first.digits }) else { return .unknown(.ambiguous) }
        guard let value = value(first.digits) else { return nil }
        return .progress(value, label: ToolLabel.of(StandingPercentage.without(all, in: text)))
    }

    /// The text with a space for everything in quotes.
    private static func withoutQuotations(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            let before = result.last
            let isOpen = before.map { $0.isWhitespace || "(=".contains($0) } ?? true
            let closing: Character? =
                switch character {
                case "'", "\"": isOpen ? character : nil
                case "‘": "’"
                case "“": "”"
                default: nil
                }
            if let closing, let end = rest.firstIndex(of: closing) {
                result.append(" ")
                rest = rest[rest.index(after: end)...]
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// A compression ratio, as zip, gzip and zstd print it, the fragmentation that e2fsck reports, and what is left are
    /// not progress.
    private static func isRatio(_ text: String) -> Bool {
        if ratios.contains(where: { text.has($0) }) { return true }
        var scanner = TextScanner(text)
        while scanner.skip(to: "=>") {
            let before = text[..<scanner.rest.startIndex]
            _ = scanner.take("=>")
            if leadsToPercentage(scanner) || isAmountBehindPercentage(before) { return true }
        }
        return false
    }

    private static let ratios: [StaticString] = [
        "(deflated ", "(stored 0%)", "% -- replaced", "% -- created", "% non-contiguous", "% left", "% remaining",
        "% of test remaining",
    ]

    /// `=> 34%`.
    private static func leadsToPercentage(_ behind: TextScanner) -> Bool {
        var scanner = behind
        scanner.blanks()
        guard scanner.run({ $0.isDigit || $0 == 0x2E }) != nil else { return false }
        _ = scanner.take(" ")
        return scanner.take("%")
    }

    /// `45.2% (  1.2 MiB =>`.
    private static func isAmountBehindPercentage(_ before: Substring) -> Bool {
        guard let bracket = before.lastIndex(of: "("), before.last == " " else { return false }
        let inside = before[bracket...].dropFirst().split(separator: " ")
        let outside = before[..<bracket]
        return inside.count == 2 && inside[0].isAll { $0.isDigit || $0 == 0x2E }
            && inside[1].allSatisfy(\.isWordPart)
            && outside.last == " " && outside.trimmed.hasSuffix("%")
    }

    static func value(_ digits: Substring) -> Double? {
        Double(digits.contains(",") ? String(digits.map { $0 == "," ? "." : $0 }) : String(digits))
            .flatMap { $0 < 1000 ? clamped($0) : nil }
    }

    static func clamped(_ value: Double) -> Double { min(100, max(0, value)) }

    /// A count of a total as a percentage; nil if there is none, or if the count exceeds the total.
    static func share(_ done: Substring, of all: Substring) -> Double? {
        func number(_ text: Substring) -> Double? {
            Double(text.contains(",") ? text.filter { $0 != "," } : String(text))
        }
        guard let done = number(done), let all = number(all), all > 0, done <= all else { return nil }
        return 100 * done / all
    }
}
