/// Whether an indicator shows a value, or only that something is in progress.
public enum IndicatorMode: String, Sendable, Hashable, CaseIterable {
    /// Shows the value.
    case determinate
    /// Shows that something is in progress.
    case indeterminate
}
