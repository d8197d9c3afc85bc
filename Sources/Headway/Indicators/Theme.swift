/// A theme: tables of numbers and colours, each with its source, for light and dark appearance.
public enum Theme: String, Sendable, Hashable, CaseIterable {
    /// The originals' look: Blue 500, linear motion of 0.25 s, no gap (Sources.md#classic-linear, Sources.md#classic-ring).
    case classic
    /// Material 3 of 2024 and later: gap, stop mark, round ends (Sources.md#gap-and-stop).
    case material3
}
