/// A vector outline: lines and cubic Béziers, in points.
///
/// Each sub-path starts with a move. A path with a coordinate that is not finite is harmless: it is dropped when it is added
/// to a drawing.
public struct Path: Sendable, Hashable {
    /// The steps of the outline, in order.
    public private(set) var elements: [PathElement] = []

    /// Makes an empty path.
    public init() {}

    /// Makes a path by filling it in a closure.
    public init(_ build: (inout Path) -> Void) {
        build(&self)
    }

    /// True when there is nothing to draw.
    public var isEmpty: Bool { elements.isEmpty }

    /// Starts a sub-path.
    public mutating func move(to point: Point) {
        elements.append(.move(point))
    }

    /// Adds a straight line; without a sub-path it starts one.
    public mutating func line(to point: Point) {
        elements.append(elements.isEmpty ? .move(point) : .line(point))
    }

    /// Adds a cubic Bézier; without a sub-path it starts one at the end point.
    public mutating func curve(to point: Point, control1: Point, control2: Point) {
        elements.append(elements.isEmpty ? .move(point) : .curve(control1: control1, control2: control2, to: point))
    }

    /// Closes the sub-path with a straight line.
    public mutating func close() {
        if !elements.isEmpty { elements.append(.close) }
    }

    /// Adds the elements of another path.
    public mutating func append(_ other: Path) {
        elements.append(contentsOf: other.elements)
    }
}

/// One step of a path.
public enum PathElement: Sendable, Hashable {
    /// Starts a sub-path at the point.
    case move(Point)
    /// A straight line to the point.
    case line(Point)
    /// A cubic Bézier: two control points, then the end point.
    case curve(control1: Point, control2: Point, to: Point)
    /// A straight line back to the start of the sub-path.
    case close
}
