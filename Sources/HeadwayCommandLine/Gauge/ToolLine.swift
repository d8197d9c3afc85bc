/// Progress as programs print it for people (Sources.md#tools).
enum ToolLine {
    /// Parses a line of a known form; nil for any other.
    static func read(_ text: String) -> GaugeLine? {
        apt(text) ?? steps(text) ?? curlBar(text) ?? curlMeter(text) ?? pip(text) ?? rclone(text) ?? scp(text)
            ?? bar(text)
    }

    /// The one percentage of a line (`NN%`, `NN.N %`), and what stands around it; nil where there is none.
    ///
    /// One that belongs to a word (`100%.c`), stands in quotes or says how much smaller something became is none. The same twice is one.
    static func percentage(in text: String) -> GaugeLine? {
        guard !isRatio(text) else { return .unknown(.other) }
        let bare = text.contains { "'\"‘“".contains($0) } ? text.replacing(quoted, with: " ") : text
        let matches = bare.matches(of: standing)
        guard let digits = matches.first?.output.2 else { return nil }
        guard Set(matches.map { $0.output.2 }).count == 1 else { return .unknown(.ambiguous) }
        guard let value = value(digits) else { return nil }
        return .progress(value, label: ToolLabel.of(text.replacing(standing, with: " ")))
    }

    // Unsafe only because of their types: regular expressions are not Sendable, but these are never changed.
    /// A percentage that belongs to no word and no other figure, or follows what says that it is one.
    private static nonisolated(unsafe) let standing =
        /(^|[^\w.,=\-\/]|progress=|percent=|done=)([\d.,]*\d)[ \u{A0}\u{202F}]?%(?!\.?\w)/
    private static nonisolated(unsafe) let quoted = /(^|[\s(=])('[^']*'|"[^"]*")|‘[^’]*’|“[^”]*”/

    /// How much smaller something became, as zip, gzip and zstd say, and how scattered e2fsck found files, is no progress.
    private static func isRatio(_ text: String) -> Bool {
        ["(deflated ", "(stored 0%)", "% -- replaced", "% -- created", "% non-contiguous"].contains {
            text.contains($0)
        }
            || text.contains("=>") && text.firstMatch(of: /=> *[\d.]+ ?%|\d% +\( *[\d.]+ \w+ +=>/) != nil
    }

    static func value(_ digits: Substring) -> Double? {
        Double(digits.replacing(",", with: ".")).flatMap { $0 < 1000 ? clamped($0) : nil }
    }

    static func clamped(_ value: Double) -> Double { min(100, max(0, value)) }

    /// A count of a total as a percentage; nil if there is none, or if the count exceeds the total.
    static func share(_ done: some StringProtocol, of all: some StringProtocol) -> Double? {
        func number(_ text: some StringProtocol) -> Double? { Double(String(text.filter { $0 != "," })) }
        guard let done = number(done), let all = number(all), all > 0, done <= all else { return nil }
        return 100 * done / all
    }
}
