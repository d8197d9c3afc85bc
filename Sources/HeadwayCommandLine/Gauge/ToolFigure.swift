/// Words that are figures in a program's output or introduce them: amounts, counts of a total, speeds, times.
enum ToolFigure {
    private static let words: Set<String> = [
        "eta", "left", "remaining", "elapsed", "fps", "avg", "iops", "unknown", "kb", "mb", "gb", "tb", "kib",
        "mib", "gib", "tib", "b", "b/s", "kb/s", "mb/s", "gb/s", "kib/s", "mib/s", "gib/s", "it/s", "s",
    ]
    /// Named figures of rsync, aria2 and fio, followed by a colon; with an equals sign any name is that of a figure.
    private static let names = ["to-chk", "ir-chk", "CN", "DL", "UL", "SD", "ETA", "eta", "r", "w"]
    /// Units that share a beginning, longest first.
    private static let units = ["it/s", "s/it", "fps", "min", "it", "ms", "s", "x", "f"]

    /// Whether a word is a unit by itself.
    static func isUnit(_ word: Substring) -> Bool {
        let text = word.trimmed(of: "()[],;")
        return text.utf8.first?.isDigit == false && words.contains(text.lowercased())
    }

    static func isFigure(_ word: Substring) -> Bool {
        let text = word == "•" ? "" : word.trimmed(of: "()[]<>{}|,;:~*")
        guard let first = text.utf8.first else { return true }
        if text.utf8.count <= 9, words.contains(text.lowercased()) { return true }
        // A whole number may belong to a name; anything more, or anything in brackets, does not.
        if text.isAll(\.isDigit) { return text.utf8.count < word.utf8.count && word.first == "(" }
        if first.isDigit, isAmounts(text) || isTimes(text) { return true }
        return isUnknownTime(text) || isNamed(text)
    }

    /// One amount, or two with a sign in between: `1,238,099`, `12.3MB/s`, `4kB/32kB`, `160x120`.
    private static func isAmounts(_ text: Substring) -> Bool {
        var scanner = TextScanner(text)
        guard takeAmount(&scanner) else { return false }
        let isSplit = scanner.take(anyOf: ["/", "-", "x"])
        if scanner.isAtEnd { return true }
        guard isSplit, takeAmount(&scanner) else { return false }
        _ = scanner.take(anyOf: ["/", "-"])
        return scanner.isAtEnd
    }

    /// A number (grouped, with a fraction, or a time of day) and its unit.
    private static func takeAmount(_ scanner: inout TextScanner) -> Bool {
        guard let number = scanner.run({ $0.isDigit || $0.isOne(of: ".,:") }), isNumber(number) else { return false }
        if takeUnit(&scanner) { return true }
        _ = scanner.take(anyOf: ["k", "K", "M", "G", "T", "P", "E"])
        _ = scanner.take("i")
        if scanner.take(anyOf: ["B", "b"]) { _ = scanner.take(anyOf: ["ytes", "yte"]) }
        _ = scanner.take(anyOf: ["/sec", "/min", "/s", "ps"])
        return true
    }

    private static func takeUnit(_ scanner: inout TextScanner) -> Bool {
        var behind = scanner
        guard behind.take(anyOf: units), behind.isAtEnd || behind.next.map({ $0.isOne(of: "/-") }) == true else {
            return false
        }
        scanner = behind
        return true
    }

    /// Digits, possibly divided by one point or comma, by several into groups of three, or by colons.
    private static func isNumber(_ text: Substring) -> Bool {
        let parts = text.split(omittingEmptySubsequences: false) { ".,:".contains($0) }
        guard parts.allSatisfy({ !$0.isEmpty }) else { return false }
        if parts.count <= 2 || !text.contains(where: { ".,".contains($0) }) { return true }
        return !text.contains(":") && parts[0].count <= 3 && parts.dropFirst().allSatisfy { $0.count == 3 }
    }

    /// `1h02m03s`, `00:03<00:04`.
    private static func isTimes(_ text: Substring) -> Bool {
        var scanner = TextScanner(text)
        if scanner.run({ $0.isDigit || $0 == 0x3A }) != nil, scanner.take("<") {
            return scanner.rest.isAll { $0.isDigit || $0.isOne(of: ":?") }
        }
        scanner = TextScanner(text)
        while scanner.digits() != nil {
            guard scanner.take(anyOf: ["d", "h", "m", "s"]) else { return false }
            if scanner.isAtEnd { return true }
        }
        return false
    }

    /// `--:--:--`, `?:??`.
    private static func isUnknownTime(_ text: Substring) -> Bool {
        text.has(":") && text.isAll { $0.isOne(of: "-?:") }
    }

    /// `to-chk=169/396`, `xfr#5`, `#1a2b3c`, `ratio=0.567`.
    private static func isNamed(_ text: Substring) -> Bool {
        var scanner = TextScanner(text)
        _ = scanner.take("xfr")
        if scanner.take("#") { return scanner.rest.isAll { $0.isDigit || $0.isOne(of: "abcdef") } }
        guard text.utf8.contains(where: { $0.isOne(of: "=:") }) else { return false }
        scanner = TextScanner(text)
        if scanner.run({ $0.isLetter || $0.isOne(of: "-_") }) != nil, scanner.take("=") {
            return scanner.next?.isDigit == true
        }
        return names.contains { name in
            var scanner = TextScanner(text)
            return scanner.take(name) && scanner.take(":") && scanner.next?.isDigit == true
        }
    }
}

extension Substring {
    /// The text without these ASCII characters at its ends.
    func trimmed(of characters: StaticString) -> Substring {
        let rest = utf8.drop { $0.isOne(of: characters) }
        guard let last = rest.lastIndex(where: { !$0.isOne(of: characters) }) else { return prefix(0) }
        return self[rest.startIndex...last]
    }
}
