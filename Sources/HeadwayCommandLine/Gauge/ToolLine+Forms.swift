// The forms of single programs.
extension ToolLine {
    /// apt's status: `pmstatus:PACKAGE:PERCENT:TEXT`, `dlstatus:NUMBER:PERCENT:TEXT`; in a terminal `12% [1 name 0 B/230 kB 0%]`.
    static func apt(_ text: String) -> GaugeLine? {
        if text.contains("% ["), let match = text.wholeMatch(of: /(\d+)% \[(?:\d+ )?([A-Za-z].*?)(?: \d[^\]]*)?\].*/) {
            return value(match.1).map { .progress($0, label: String(match.2)) }
        }
        let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, ["pmstatus", "dlstatus", "media-change", "pmerror", "pmconffile"].contains(parts[0])
        else { return nil }
        guard parts[0] == "pmstatus" || parts[0] == "dlstatus", let value = Double(parts[2]) else { return .blank }
        return .progress(clamped(value), label: parts[3].trimmed)
    }

    /// `[3/9] Linking`, as ninja counts, and `[1,203 / 4,567] Compiling` as Bazel does.
    static func steps(_ text: String) -> GaugeLine? {
        guard text.first == "[", let match = text.wholeMatch(of: /\[\s*([\d,]+) ?\/ ?([\d,]+)\]\s*(.*)/),
            let value = share(match.1, of: match.2)
        else { return nil }
        let label = String(match.3).trimmed
        return .progress(value, label: label.isEmpty ? nil : label)
    }

    /// `#######      33.3%`, and what moves to and fro where there is no length: `curl -#`.
    static func curlBar(_ text: String) -> GaugeLine? {
        guard let first = text.first, "#=-O".contains(first) else { return nil }
        if first == "#", let match = text.wholeMatch(of: /#+\s*(\d+(?:[.,]\d+)?)%/) {
            return value(match.1).map { .progress($0, label: nil) }
        }
        return text.wholeMatch(of: /[#=O\-\s]*=[#=O\-\s]*/) == nil ? nil : .blank
    }

    /// Twelve columns, the first of which is the percentage: curl's meter.
    static func curlMeter(_ text: String) -> GaugeLine? {
        if text.hasPrefix("% Total ") || text.hasPrefix("Dload ") { return .blank }
        let columns = text.split(separator: " ")
        guard columns.count == 12, columns[8...10].allSatisfy({ $0.contains(":") }), let value = Double(columns[0])
        else { return nil }
        return .progress(clamped(value), label: nil)
    }

    /// `Progress 65536 of 1234567` with `--progress-bar raw`, `━━━━╸━━ 1.2/3.4 MB 5.6 MB/s eta 0:00:01` in a terminal: pip.
    static func pip(_ text: String) -> GaugeLine? {
        if text.hasPrefix("Progress "), let match = text.wholeMatch(of: /Progress (\d+) of (\d+)/) {
            return share(match.1, of: match.2).map { .progress($0, label: nil) }
        }
        guard text.hasPrefix("━") || text.hasPrefix("╸") || text.hasPrefix("╺"),
            let match = text.firstMatch(of: /(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?) ?[kMG]?B/)
        else { return nil }
        return share(match.1, of: match.2).map { .progress($0, label: nil) }
    }

    /// `Transferred: 12.5 MiB / 114.4 MiB, 11%, 1 MiB/s, ETA 9s`, and the lines that rclone draws below it.
    static func rclone(_ text: String) -> GaugeLine? {
        if text.hasPrefix("Transferred:") {
            guard let match = text.firstMatch(of: /B \/ .*B, (\d+)%/) else { return .blank }
            return value(match.1).map { .progress($0, label: nil) }
        }
        let isBelow =
            /Elapsed time:\s+[\dhms.]+|Transferring:|Checking:|(Checks|Errors|Deleted|Renamed):\s+\d+.*|\* .*: .*/
        return text.first.map { "ETCRD*".contains($0) } == true && text.wholeMatch(of: isBelow) != nil ? .blank : nil
    }

    /// `name   45%  123MB  12.3MB/s   00:12 ETA`: scp, whose names may hold percentages too.
    static func scp(_ text: String) -> GaugeLine? {
        guard text.contains("B/s "),
            let match = text.wholeMatch(
                of: /(.*?)\s+(\d+)%\s+[\d.]+[KMGT]?B?\s+[\d.]+[KMGT]?B\/s\s+[\d:\-]+(?: ETA| - stalled -)?/)
        else { return nil }
        return value(match.2).map { .progress($0, label: match.1.isEmpty ? nil : String(match.1)) }
    }

    /// `Building [=====>    ] 12/34: serde`: a drawn bar with counts, as cargo and yarn have it.
    static func bar(_ text: String) -> GaugeLine? {
        guard text.contains("/"), !text.contains("%"),
            let match = text.wholeMatch(
                of: /([^\[(|<]*)[\[(|<]([=#\-.>*█▉▊▋▌▍▎▏░⠂ ]{5,})[\])|>] *([\d,]+)\/([\d,]+):?( .*)?/),
            let value = share(match.3, of: match.4)
        else { return nil }
        let label = (match.1 + (match.5 ?? "")).split(separator: " ").joined(separator: " ")
        return .progress(value, label: label.isEmpty ? nil : label)
    }

    /// `Writing inode tables: 12/3200` in a line that is written over, as mkfs counts.
    static func counted(_ text: String) -> GaugeLine? {
        guard text.contains("/"), let match = text.wholeMatch(of: /([^\d\/]*[ :])?(\d+)\/(\d+)/),
            let value = share(match.2, of: match.3)
        else { return nil }
        let label = String(match.1 ?? "").replacing(/[:\s]+$/, with: "").trimmed
        return .progress(value, label: label.isEmpty ? nil : label)
    }
}
