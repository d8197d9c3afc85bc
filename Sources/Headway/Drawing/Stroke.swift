/// How a line ends.
public enum LineCap: UInt8, Sendable, Hashable {
    /// Cut off square at the end point.
    case butt
    /// With a semicircle beyond the end point.
    case round
}

/// Which parts of an outline are inside and are filled.
public enum FillRule: UInt8, Sendable, Hashable {
    /// Points with a winding number other than 0.
    case winding
    /// Points from which a ray crosses the outline an odd number of times.
    case evenOdd
}
