/// How a line ends.
public enum LineCap: UInt8, Sendable, Hashable {
    /// Cut off square at the end.
    case butt
    /// With a half disc beyond the end.
    case round
}

/// Which inside of an outline is filled.
public enum FillRule: UInt8, Sendable, Hashable {
    /// Where the outline turns round a place, not counting back-turns.
    case winding
    /// Where a ray from the place crosses the outline an odd number of times.
    case evenOdd
}
