/// A place in a view, in points, y downwards.
public struct Point: Sendable, Hashable {
    /// Distance from the left edge, in points.
    public var x: Double
    /// Distance from the top edge, in points.
    public var y: Double

    /// Makes a point from its coordinates, in points.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The point at the given compass angle (degrees clockwise from 12 o'clock) and distance from a centre.
    public init(around center: Point, radius: Double, degrees: Double) {
        let (sine, cosine) = Trigonometry.sineCosine(degrees: degrees)
        self.init(x: center.x + radius * sine, y: center.y - radius * cosine)
    }
}
