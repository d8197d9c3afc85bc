/// A straight bar of a frame: exact, before rounding to device pixels.
public struct Bar: Sendable, Hashable {
    /// What the bar stands for.
    public var role: PartRole
    /// Where it is, in the view's coordinates, clipped to the view.
    public var rect: Rect
    /// The corners' radius, at most half the shorter side.
    public var radius: Double
    /// Its colour, or colours along it.
    public var paint: Paint
    /// Which part of the indicator it is, for plans.
    package var slot: UInt8 = 0
}

/// What a part of an indicator stands for.
public enum PartRole: UInt8, Sendable, Hashable {
    /// The whole length.
    case track
    /// The part that shows the value, or moves while there is none.
    case active
    /// The second moving bar of an indeterminate indicator.
    case secondaryActive
    /// What is loaded ahead, such as the buffered part of a video.
    case buffer
    /// The mark at the track's end.
    case stop
}
