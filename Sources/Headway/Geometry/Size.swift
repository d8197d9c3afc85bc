/// A width and a height, in points.
public struct Size: Sendable, Hashable {
    /// Horizontal extent, in points.
    public var width: Double
    /// Vertical extent, in points.
    public var height: Double

    /// Makes a size; negative and non-finite extents are kept and count as empty.
    @inlinable
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// True where nothing can be drawn: an extent that is zero, negative or not a finite number.
    public var isEmpty: Bool {
        !(width > 0 && height > 0 && width.isFinite && height.isFinite)
    }

    /// The middle of a rectangle of this size at the origin.
    public var center: Point { Point(x: width / 2, y: height / 2) }

    /// The shorter of the two extents, in points.
    public var shorterSide: Double { width < height ? width : height }
}
