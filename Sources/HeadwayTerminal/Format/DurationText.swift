import Headway

/// Times as text, one form for all of them (Sources.md#time-left): `0:07`, `12:34`, `1:02:03`, `3d 04h`.
enum DurationText {
    /// The columns that a time is given, so that a row does not move when it changes.
    static let columns = 7

    /// A time in whole seconds, not rounded up; below 0 it is 0, nil is unknown.
    static func text(_ span: TimeSpan?) -> String {
        guard let span else { return "-:--" }
        let seconds = max(0, span.nanoseconds / 1_000_000_000)
        let (minutes, hours, days) = (seconds / 60 % 60, seconds / 3600 % 24, seconds / 86_400)
        if days > 0 { return "\(days)d \(two(hours))h" }
        if hours > 0 { return "\(hours):\(two(minutes)):\(two(seconds % 60))" }
        return "\(minutes):\(two(seconds % 60))"
    }

    private static func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : String(value) }
}
