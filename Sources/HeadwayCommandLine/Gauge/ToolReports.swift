import Glibc

/// Progress that spans several lines, or whose total is not in the lines.
struct ToolReports: Sendable {
    /// The total in bytes, for programs that print only how many are done.
    var size: Int64?
    /// The total in seconds, for programs that print only how many are done.
    var duration: Double?
    private var pulled = PullReport()

    init(size: Int64?, duration: Double?) { (self.size, self.duration) = (size, duration) }

    /// What a line says; nil if it is not such a report.
    mutating func read(_ text: String) -> GaugeLine? {
        copied(text) ?? encoded(text) ?? pulled.read(text) ?? passed(text)
    }

    /// `12648448 bytes (13 MB, 12 MiB) copied, 1 s, 11.9 MB/s`, and the same in other languages: dd.
    private func copied(_ text: String) -> GaugeLine? {
        var scanner = TextScanner(text)
        guard let digits = scanner.digits() else { return nil }
        if scanner.take("+") { return Self.isRecords(scanner) ? .blank : nil }
        guard scanner.take(" "), scanner.next?.isDigit == false, text.hasSuffix("/s"), let done = Double(digits) else {
            return nil
        }
        let parts = scanner.rest.split(separator: ", ")
        guard parts.count >= 3, Self.isSeconds(parts[parts.count - 2]) else { return nil }
        guard let size, size > 0 else { return .blank }
        return .progress(ToolLine.clamped(100 * done / Double(size)), label: nil)
    }

    /// `0.000123 s`, `1,05 s`.
    private static func isSeconds(_ text: Substring) -> Bool {
        var scanner = TextScanner(text)
        guard scanner.run({ $0.isDigit || $0.isOne(of: ".,eE+-") }) != nil else { return false }
        scanner.blanks()
        return scanner.take("s") && scanner.isAtEnd
    }

    /// `12+0 records in`, after its sign.
    private static func isRecords(_ behind: TextScanner) -> Bool {
        var scanner = behind
        let words = scanner.digits() == nil ? [] : scanner.rest.split(separator: " ")
        return words.count == 2 && (words[1] == "in" || words[1] == "out")
    }

    /// `out_time_us=40000` of `-progress`, or `time=00:00:04.00` among the figures of a line: ffmpeg.
    ///
    /// It first prints the length of its input, which counts if none was given.
    private mutating func encoded(_ text: String) -> GaugeLine? {
        var scanner = TextScanner(text)
        if scanner.take("Duration: ") {
            let time = scanner.run { $0.isDigit || $0.isOne(of: ":.") }
            if let time, scanner.take(",") { duration = duration ?? Self.seconds(time) }
            return nil
        }
        // The container's overhead, at the end.
        if text.has("muxing overhead:") { return .blank }
        guard let name = scanner.run({ $0.isLetter || $0.isDigit || $0 == 0x5F }), scanner.take("=") else { return nil }
        if name == "progress", scanner.rest == "end" { return .progress(100, label: nil) }
        if name == "out_time_us" {
            return scanner.rest == "N/A" ? .blank : Double(scanner.rest).map { share($0 / 1e6) }
        }
        scanner.blanks()
        let isAlone = !scanner.isAtEnd && !scanner.rest.contains(where: \.isWhitespace)
        if isAlone, Self.names.contains(where: { name == $0 }) || name.hasPrefix("stream_") { return .blank }
        guard name == "frame" || name == "size", scanner.skip(to: "time="), scanner.take("time=") else { return nil }
        return share(scanner.run { $0.isDigit || $0.isOne(of: "-:.") }.flatMap(Self.seconds))
    }

    /// What else ffmpeg reports, one line each.
    private static let names = [
        "frame", "fps", "bitrate", "total_size", "out_time", "out_time_ms", "dup_frames", "drop_frames",
        "speed", "progress",
    ]

    private func share(_ done: Double?) -> GaugeLine {
        guard let done, let duration, duration > 0 else { return .blank }
        return .progress(ToolLine.clamped(100 * done / duration), label: nil)
    }

    private static func seconds(_ text: Substring) -> Double? {
        let parts = text.split(separator: ":").map { Double($0) }
        guard !parts.isEmpty, parts.count <= 3 else { return nil }
        return parts.reduce(0) { sum, part in sum.flatMap { sum in part.map { sum * 60 + $0 } } }
    }

    /// `1 45 3200 disk.img`, a pass and its counts: e2fsck with `-C 1`, with its own weights for the five passes.
    private func passed(_ text: String) -> GaugeLine? {
        var scanner = TextScanner(text)
        guard let pass = scanner.digits().flatMap({ Int($0) }), (1...5).contains(pass), scanner.take(" "),
            let done = scanner.digits(), scanner.take(" "), let all = scanner.digits(), scanner.take(" "),
            scanner.next?.isBlank == false, let share = ToolLine.share(done, of: all)
        else { return nil }
        let ends = [0.0, 70, 90, 92, 95, 100]
        return .progress(ends[pass - 1] + (ends[pass] - ends[pass - 1]) * share / 100, label: nil)
    }
}
