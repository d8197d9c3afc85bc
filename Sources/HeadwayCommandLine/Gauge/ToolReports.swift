import Glibc

/// Progress that spans several lines, or whose total is not in the lines.
struct ToolReports: Sendable {
    /// The total in bytes, for programs that print only how many are done.
    var size: Int64?
    /// The total in seconds, for programs that print only how many are done.
    var duration: Double?
    private var pulled = PullReport()

    init(size: Int64?, duration: Double?) { (self.size, self.duration) = (size, duration) }

    /// What a line says; nil for one that is no such report.
    mutating func read(_ text: String) -> GaugeLine? {
        copied(text) ?? encoded(text) ?? pulled.read(text) ?? passed(text)
    }

    /// `12648448 bytes (13 MB, 12 MiB) copied, 1 s, 11.9 MB/s`, and the same in other languages: dd.
    private func copied(_ text: String) -> GaugeLine? {
        if text.contains("+"), text.wholeMatch(of: /\d+\+\d+ \w+ (in|out)/) != nil { return .blank }
        guard text.first?.isNumber == true, text.contains(", "), text.hasSuffix("/s"),
            let match = text.wholeMatch(of: /(\d+) \S+ (?:\(\d[^()]*B\) )?\S+, [\d.,eE+-]+ ?s, .*\/s/),
            let done = Double(match.1)
        else {
            return nil
        }
        guard let size, size > 0 else { return .blank }
        return .progress(ToolLine.clamped(100 * done / Double(size)), label: nil)
    }

    /// `out_time_us=40000` of `-progress`, or `time=00:00:04.00` among the figures of a line: ffmpeg.
    ///
    /// It prints the length of what it reads before, which counts where none was given.
    private mutating func encoded(_ text: String) -> GaugeLine? {
        if text.hasPrefix("Duration"), let match = text.firstMatch(of: /^Duration: ([\d:.]+),/) {
            duration = duration ?? Self.seconds(match.1)
            return nil
        }
        // What the container costs, at the end.
        if text.contains("muxing overhead:") { return .blank }
        guard text.contains("=") else { return nil }
        if text == "progress=end" { return .progress(100, label: nil) }
        if let match = text.wholeMatch(of: /out_time_us=(-?\d+)/) { return share(Double(match.1).map { $0 / 1e6 }) }
        if text.wholeMatch(of: Self.ffmpegReport) != nil { return .blank }
        guard text.hasPrefix("frame=") || text.hasPrefix("size="), let match = text.firstMatch(of: /time=(-?[\d:.]+)/)
        else { return nil }
        return share(Self.seconds(match.1))
    }

    // Unsafe only because of its type: a regular expression is not Sendable, but this one is never changed.
    private static nonisolated(unsafe) let ffmpegReport =
        /(frame|fps|stream_\d+_\d+_(q|psnr_\w+)|bitrate|total_size|out_time|out_time_ms|dup_frames|drop_frames|speed|progress)=\s*\S+/

    private func share(_ done: Double?) -> GaugeLine {
        guard let done, let duration, duration > 0 else { return .blank }
        return .progress(ToolLine.clamped(100 * done / duration), label: nil)
    }

    private static func seconds(_ text: Substring) -> Double? {
        let parts = text.split(separator: ":").map { Double($0) }
        guard !parts.isEmpty, parts.count <= 3 else { return nil }
        return parts.reduce(0) { sum, part in sum.flatMap { sum in part.map { sum * 60 + $0 } } }
    }

    /// `1 45 3200 disk.img`, a pass and its counts: e2fsck with `-C 1`, by its own weights of the five passes.
    private func passed(_ text: String) -> GaugeLine? {
        guard let first = text.first, ("1"..."5").contains(first),
            let match = text.wholeMatch(of: /([1-5]) (\d+) (\d+) \S.*/),
            let pass = Int(match.1), let share = ToolLine.share(match.2, of: match.3)
        else { return nil }
        let ends = [0.0, 70, 90, 92, 95, 100]
        return .progress(ends[pass - 1] + (ends[pass] - ends[pass - 1]) * share / 100, label: nil)
    }
}
