/// Which way a bar runs.
public enum LinearOrientation: String, Sendable, Hashable, CaseIterable {
    /// Along a line of text: from left to right, or from right to left where text runs so.
    case horizontal
    /// From the top edge down.
    case downward
    /// From the bottom edge up.
    case upward
}

/// A direction in the plane, whichever way something runs along it.
public enum Axis: UInt8, Sendable, Hashable {
    /// Left and right.
    case horizontal
    /// Up and down.
    case vertical
}
