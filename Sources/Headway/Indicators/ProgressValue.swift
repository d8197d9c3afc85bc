/// How far along something is.
public enum ProgressValue: Sendable, Hashable {
    /// A fraction of the whole: below 0 is 0, above 1 is 1, and NaN leaves the last value.
    case fraction(Double)
    /// The total is unknown, so there is no fraction: the indicator is indeterminate.
    case unknown
}
