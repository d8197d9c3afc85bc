/// Whether an indicator shows a value or that something goes on.
public enum IndicatorMode: String, Sendable, Hashable, CaseIterable {
    /// Shows how far it is.
    case determinate
    /// Shows that it goes on.
    case indeterminate
}
