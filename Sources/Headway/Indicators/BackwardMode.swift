/// What happens when the value is set to a lower one.
public enum BackwardMode: String, Sendable, Hashable, CaseIterable {
    /// Collapses to 0 at once and grows to the new value: a new task rather than a step back.
    case reset
    /// Moves back to it.
    case animate
}
