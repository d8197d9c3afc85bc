/// A rectangle in a view, in points, y downwards.
public struct Rect: Sendable, Hashable {
    /// Left edge.
    public var x: Double
    /// Top edge.
    public var y: Double
    /// Horizontal extent.
    public var width: Double
    /// Vertical extent.
    public var height: Double

    /// Makes a rectangle from its left, top, width and height, in points.
    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle at the origin that fills `size`.
    @inlinable
    public init(_ size: Size) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// Right edge.
    public var maxX: Double { x + width }
    /// Bottom edge.
    public var maxY: Double { y + height }
    /// The middle.
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
    /// Width and height.
    public var size: Size { Size(width: width, height: height) }

    /// The rectangle with its edges moved to the nearest device pixels.
    ///
    /// `scale` is device pixels per point; zero, negative and non-finite scales leave the rectangle as it is.
    public func aligned(toScale scale: Double) -> Rect {
        guard scale > 0, scale.isFinite else { return self }
        let left = (x * scale).rounded(.toNearestOrAwayFromZero) / scale
        let top = (y * scale).rounded(.toNearestOrAwayFromZero) / scale
        let right = (maxX * scale).rounded(.toNearestOrAwayFromZero) / scale
        let bottom = (maxY * scale).rounded(.toNearestOrAwayFromZero) / scale
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
