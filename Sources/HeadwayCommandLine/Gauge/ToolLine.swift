import Glibc

/// Progress as programs print it for people (Sources.md#tools).
enum ToolLine {
    /// What a line of a known form says; nil for any other.
    static func read(_ text: String) -> GaugeLine? {
        apt(text) ?? steps(text) ?? curlBar(text) ?? curlMeter(text) ?? pip(text)
    }

    /// apt's status: `pmstatus:PACKAGE:PERCENT:TEXT`, `dlstatus:NUMBER:PERCENT:TEXT`.
    private static func apt(_ text: String) -> GaugeLine? {
        let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, ["pmstatus", "dlstatus", "media-change", "pmerror", "pmconffile"].contains(parts[0])
        else { return nil }
        guard parts[0] == "pmstatus" || parts[0] == "dlstatus", let value = Double(parts[2]) else { return .blank }
        return .progress(clamped(value), label: parts[3].trimmed)
    }

    /// `[3/9] Linking`, as ninja counts.
    private static func steps(_ text: String) -> GaugeLine? {
        guard text.first == "[", let match = text.wholeMatch(of: /\[\s*(\d+)\/(\d+)\]\s*(.*)/),
            let done = Double(match.1), let all = Double(match.2), all > 0
        else { return nil }
        let label = String(match.3).trimmed
        return .progress(clamped(100 * done / all), label: label.isEmpty ? nil : label)
    }

    /// `#######      33.3%`, and what moves to and fro where there is no length: `curl -#`.
    private static func curlBar(_ text: String) -> GaugeLine? {
        guard let first = text.first, "#=-O".contains(first) else { return nil }
        if first == "#", let match = text.wholeMatch(of: /#+\s*(\d+(?:[.,]\d+)?)%/) {
            return value(match.1).map { .progress($0, label: nil) }
        }
        return text.wholeMatch(of: /[#=O\-\s]*=[#=O\-\s]*/) == nil ? nil : .blank
    }

    /// Twelve columns, the first of which is the percentage: curl's meter.
    private static func curlMeter(_ text: String) -> GaugeLine? {
        if text.hasPrefix("% Total ") || text.hasPrefix("Dload ") { return .blank }
        let columns = text.split(separator: " ")
        guard columns.count == 12, columns[8...10].allSatisfy({ $0.contains(":") }), let value = Double(columns[0])
        else { return nil }
        return .progress(clamped(value), label: nil)
    }

    /// `Progress 65536 of 1234567` with `--progress-bar raw`, `━━━━╸━━ 1.2/3.4 MB 5.6 MB/s eta 0:00:01` in a terminal: pip.
    private static func pip(_ text: String) -> GaugeLine? {
        if text.hasPrefix("Progress "), let match = text.wholeMatch(of: /Progress (\d+) of (\d+)/),
            let done = Double(match.1),
            let all = Double(match.2), all > 0
        {
            return .progress(clamped(100 * done / all), label: nil)
        }
        guard text.hasPrefix("━") || text.hasPrefix("╸") || text.hasPrefix("╺"),
            let match = text.firstMatch(of: /(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?) ?[kMG]?B/), let done = Double(match.1),
            let all = Double(match.2), all > 0
        else { return nil }
        return .progress(clamped(100 * done / all), label: nil)
    }

    /// The only percentage of a line (`NN%`, `NN.N %`), and what stands around it; nil where there is none.
    static func percentage(in text: String) -> GaugeLine? {
        let matches = text.matches(of: /([\d.,]*\d) ?%/)
        guard let match = matches.first else { return nil }
        guard matches.count == 1 else { return .unknown(.ambiguous) }
        guard let value = value(match.1) else { return nil }
        let around = text[..<match.range.lowerBound] + " " + text[match.range.upperBound...]
        return .progress(value, label: ToolLabel.of(String(around)))
    }

    private static func value(_ digits: Substring) -> Double? {
        Double(digits.replacing(",", with: ".")).flatMap { $0 < 1000 ? clamped($0) : nil }
    }

    static func clamped(_ value: Double) -> Double { min(100, max(0, value)) }
}

/// The words that a program prints around a percentage.
enum ToolLabel {
    /// Letters that stand in figures rather than in words: units, times, and the marks of rsync and aria2.
    private static let figures: Set<String> = [
        "kb", "mb", "gb", "tb", "kib", "mib", "gib", "tib", "eta", "xfr", "chk", "to", "ir", "cn", "dl", "ul", "sd",
    ]

    /// A label; nil where nothing but figures and drawings stand there.
    static func of(_ around: String) -> String? {
        // Drawn bars: runs of one character or of blocks, between brackets or not.
        let drawn = around.replacing(/\[[=>\-#.\s]*\]|[=\-#.█▉▊▋▌▍▎▏░▒▓━╸╺]{4,}>?/, with: " ")
        let emptied = drawn.replacing(/\(\s*\)|\[\s*\]|\|\s*\|/, with: " ")
        let words = emptied.split(whereSeparator: \.isWhitespace)
        let label = words.joined(separator: " ").replacing(/^(\d+ )?[+\-U:|] |[:|,] *$/, with: "")
        let runs = label.split { !$0.isLetter }
        guard runs.contains(where: { $0.count >= 2 && !figures.contains($0.lowercased()) }) else { return nil }
        return label.trimmed
    }
}
