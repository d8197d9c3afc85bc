// The formats of individual programs.
extension ToolLine {
    /// apt's status: `pmstatus:PACKAGE:PERCENT:TEXT`, `dlstatus:NUMBER:PERCENT:TEXT`; in a terminal `12% [1 name 0 B/230 kB 0%]`.
    static func apt(_ text: String) -> GaugeLine? {
        var scanner = TextScanner(text)
        if let digits = scanner.digits() {
            guard scanner.take("% ["), let label = aptLabel(scanner) else { return nil }
            return value(digits).map { .progress($0, label: label) }
        }
        guard scanner.take(anyOf: ["pm", "dlstatus", "media-change"]),
            scanner.take(anyOf: ["status:", "error:", "conffile:", ":"])
        else { return nil }
        let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        guard parts[0] == "pmstatus" || parts[0] == "dlstatus", let value = Double(parts[2]) else { return .blank }
        return .progress(clamped(value), label: parts[3].trimmed)
    }

    /// The words after a number in brackets, without the figures that follow them.
    private static func aptLabel(_ inside: TextScanner) -> String? {
        var (scanner, behind) = (inside, inside)
        if behind.digits() != nil, behind.take(" ") { scanner = behind }
        guard scanner.next?.isLetter == true, scanner.rest.has("]") else { return nil }
        let words = scanner.rest.prefix { $0 != "]" }.split(separator: " ", omittingEmptySubsequences: false)
        return words.prefix { $0.utf8.first?.isDigit != true }.joined(separator: " ")
    }

    /// `[3/9] Linking`, as in ninja, `[1,203 / 4,567] Compiling` as Bazel does, `[1/3] name 45% | 1.2 MiB/s` as dnf
    /// does.
    static func steps(_ text: String) -> GaugeLine? {
        var scanner = TextScanner(text)
        guard scanner.take("[") else { return nil }
        scanner.blanks()
        guard let done = scanner.run(isCount) else { return nil }
        _ = scanner.take(" ")
        guard scanner.take("/") else { return nil }
        _ = scanner.take(" ")
        guard let all = scanner.run(isCount), scanner.take("]"), let value = share(done, of: all) else { return nil }
        let rest = scanner.rest.trimmed
        if case .progress(let part, let label)? = percentage(in: rest), let step = share("1", of: all) {
            return .progress(clamped(value - step * (1 - part / 100)), label: label)
        }
        return .progress(value, label: rest.isEmpty ? nil : rest)
    }

    /// `#######      33.3%`, and what moves back and forth if there is no length: `curl -#`.
    static func curlBar(_ text: String) -> GaugeLine? {
        guard let first = text.utf8.first, first.isOne(of: "#=-O") else { return nil }
        var scanner = TextScanner(text)
        if scanner.run({ $0 == 0x23 }) != nil {
            scanner.blanks()
            if let digits = scanner.run({ $0.isDigit || $0.isOne(of: ".,") }), scanner.take("%"), scanner.isAtEnd {
                return value(digits).map { .progress($0, label: nil) }
            }
        }
        return text.utf8.contains(0x3D) && text.isAll { $0.isBlank || $0.isOne(of: "#=O-") } ? .blank : nil
    }

    /// Twelve columns, the first of which is the percentage: curl's meter.
    static func curlMeter(_ text: String) -> GaugeLine? {
        if text.hasPrefix("% Total ") || text.hasPrefix("Dload ") { return .blank }
        guard text.utf8.first?.isDigit == true else { return nil }
        let columns = text.split(separator: " ")
        guard columns.count == 12, columns[8...10].allSatisfy({ $0.contains(":") }), let value = Double(columns[0])
        else { return nil }
        return .progress(clamped(value), label: nil)
    }

    /// `Progress 65536 of 1234567` with `--progress-bar raw`, `━━━━╸━━ 1.2/3.4 MB 5.6 MB/s eta 0:00:01` in a terminal: pip.
    static func pip(_ text: String) -> GaugeLine? {
        var scanner = TextScanner(text)
        if scanner.take("Progress ") {
            guard let done = scanner.digits(), scanner.take(" of "), let all = scanner.digits(), scanner.isAtEnd
            else { return nil }
            return share(done, of: all).map { .progress($0, label: nil) }
        }
        guard scanner.take(anyOf: ["━", "╸", "╺"]) else { return nil }
        for word in scanner.rest.split(separator: " ") {
            var scanner = TextScanner(word)
            if let done = scanner.decimal(), scanner.take("/"), let all = scanner.decimal() {
                return share(done, of: all).map { .progress($0, label: nil) }
            }
        }
        return nil
    }

    /// `Transferred: 12.5 MiB / 114.4 MiB, 11%, 1 MiB/s, ETA 9s`, and the lines that rclone draws below it.
    static func rclone(_ text: String) -> GaugeLine? {
        var scanner = TextScanner(text)
        if scanner.take("Transferred:") {
            guard scanner.skip(to: "B / "), scanner.skip(to: "B, "), scanner.take("B, "),
                let digits = scanner.digits(), scanner.take("%")
            else { return .blank }
            return value(digits).map { .progress($0, label: nil) }
        }
        if text == "Transferring:" || text == "Checking:" { return .blank }
        if scanner.take("* ") { return scanner.rest.has(": ") ? .blank : nil }
        guard scanner.take(anyOf: ["Elapsed time:", "Checks:", "Errors:", "Deleted:", "Renamed:"]), scanner.blanks()
        else { return nil }
        return scanner.next?.isDigit == true ? .blank : nil
    }

    /// `name   45%  123MB  12.3MB/s   00:12 ETA`: scp, whose names may contain percentages too.
    static func scp(_ text: String) -> GaugeLine? {
        guard text.utf8.last.map({ $0.isDigit || $0.isOne(of: "A-") }) == true, text.has("B/s ") else { return nil }
        var words = text.split(whereSeparator: \.isWhitespace)[...]
        if words.last == "ETA" { words.removeLast() } else if words.suffix(2) == ["-", "stalled"] { return nil }
        if words.suffix(2) == ["stalled", "-"] { words = words.dropLast(3) }
        guard words.count > 4 else { return nil }
        let figures = words.suffix(4).map { $0 }
        let isTime = figures[3].isAll { $0.isDigit || $0.isOne(of: ":-") }
        guard isTime, figures[2].hasSuffix("B/s"), isAmount(figures[2].dropLast(2)), isAmount(figures[1]),
            figures[0].hasSuffix("%"), figures[0].dropLast().isAll(\.isDigit)
        else { return nil }
        let label = text[..<figures[0].startIndex].trimmed
        return value(figures[0].dropLast()).map { .progress($0, label: label) }
    }

    /// `Building [=====>    ] 12/34: serde`: a drawn bar with counts or amounts, as in cargo, yarn and podman.
    static func bar(_ text: String) -> GaugeLine? {
        guard text.utf8.contains(0x2F), !text.utf8.contains(0x25) else { return nil }
        var place = text.startIndex
        while let open = text[place...].utf8.firstIndex(where: { $0.isOne(of: "[(|<") }) {
            place = text.utf8.index(after: open)
            guard let behind = barEnd(text[place...]) else { continue }
            var scanner = TextScanner(behind)
            scanner.blanks()
            guard let value = ToolAmount.takeShare(&scanner) else { return nil }
            _ = scanner.take(":")
            guard scanner.isAtEnd || scanner.next == 0x20 else { return nil }
            return .progress(value, label: ToolLabel.of(text[..<open] + " " + scanner.rest))
        }
        return nil
    }

    /// What follows a drawn bar of five or more signs that is not empty.
    private static func barEnd(_ text: Substring) -> Substring? {
        let drawn = text.prefix { "=#-.>*█▉▊▋▌▍▎▏░⠂ ".contains($0) }
        guard drawn.count >= 5 else { return nil }
        let behind = text[drawn.endIndex...]
        if let close = behind.first, "])|".contains(close) { return behind.dropFirst() }
        // Its end may look like its tip.
        guard let close = drawn.lastIndex(of: ">"), drawn[..<close].count >= 5 else { return nil }
        return text[drawn.index(after: close)...]
    }

    /// `Writing inode tables: 12/3200`, `Completed 12.3 MiB/45.6 MiB` in an overwritten line, as in mkfs and aws.
    static func counted(_ text: String) -> GaugeLine? {
        guard let slash = text.utf8.firstIndex(of: 0x2F), !text.utf8.contains(0x25) else { return nil }
        if let value = ToolAmount.share(in: text[...]) { return .progress(value, label: nil) }
        let before = text[..<slash]
        let words = before.prefix { !($0.isASCII && $0.isNumber) }
        let (done, all) = (before[words.endIndex...], text[text.utf8.index(after: slash)...])
        guard done.isAll(\.isDigit), all.isAll(\.isDigit), words.last.map({ $0 == " " || $0 == ":" }) ?? true,
            let value = share(done, of: all)
        else { return nil }
        let label = String(words.trimmed(of: ": "))
        return .progress(value, label: label.isEmpty ? nil : label)
    }

    /// `12.3MB`, `1234`: digits, and a unit.
    private static func isAmount(_ word: Substring) -> Bool {
        var scanner = TextScanner(word)
        guard scanner.run({ $0.isDigit || $0 == 0x2E }) != nil else { return false }
        _ = scanner.run { $0.isOne(of: "KMGT") }
        _ = scanner.take("B")
        return scanner.isAtEnd
    }

    /// Digits of a count, grouped by commas.
    private static func isCount(_ byte: UInt8) -> Bool { byte.isDigit || byte == 0x2C }
}
