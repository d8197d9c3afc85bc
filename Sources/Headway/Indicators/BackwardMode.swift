/// What a lower value does to a bar.
public enum BackwardMode: String, Sendable, Hashable, CaseIterable {
    /// Collapses to 0 at once and grows to the new value: a new task, not a step back.
    case reset
    /// Moves back.
    case animate
}
