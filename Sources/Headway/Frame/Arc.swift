/// A ring or part of one in a frame.
public struct Arc: Sendable, Hashable {
    /// What the arc stands for.
    public var role: PartRole
    /// Its shape.
    public var shape: ArcShape
    /// Its colour.
    public var color: Color
    /// Which part of the indicator it is, for plans.
    var slot: UInt8 = 0
}
