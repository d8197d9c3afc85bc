/// The direction in which a bar runs.
public enum LinearOrientation: String, Sendable, Hashable, CaseIterable {
    /// In the direction of text: from left to right, or from right to left.
    case horizontal
    /// From top to bottom.
    case downward
    /// From bottom to top.
    case upward
}

/// A horizontal or vertical axis.
public enum Axis: UInt8, Sendable, Hashable {
    /// From left to right or back.
    case horizontal
    /// From top to bottom or back.
    case vertical
}
