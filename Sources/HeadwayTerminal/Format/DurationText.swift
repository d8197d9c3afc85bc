import Headway

/// Durations as text, always in the same form (Sources.md#time-left): `0:07`, `12:34`, `1:02:03`, `3d 04h`.
enum DurationText {
    /// The columns reserved for a duration, so that a row does not shift when it changes.
    static let columns = 7

    /// A duration in whole seconds, rounded down; negative ones are 0, and nil is unknown.
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
