/// Whether an indicator shows a value or that something goes on.
public enum IndicatorMode: UInt8, Sendable, Hashable {
    /// Shows how far it is.
    case determinate
    /// Shows that it goes on.
    case indeterminate
}
