/// Where a bar's own coordinates are in the view.
///
/// A bar is laid out along its direction, from where it begins, and across it, towards the edge that it grows from when
/// it is shown; only here does that become left, right, up and down.
struct LinearPlacement: Sendable, Hashable {
    let axis: Axis
    /// Whether the bar runs from right to left, or upwards.
    let isReversed: Bool
    /// Whether distances across are measured from the right edge: a vertical bar grows from the side where text begins.
    let isMirrored: Bool
    /// The view's extent along the bar, in points.
    let length: Double
    /// The view's extent across the bar, in points.
    var breadth: Double

    init(_ orientation: LinearOrientation, _ direction: Environment.Direction, in size: Size) {
        axis = orientation == .horizontal ? .horizontal : .vertical
        switch orientation {
        case .horizontal: (isReversed, isMirrored) = (direction == .rightToLeft, false)
        case .downward: (isReversed, isMirrored) = (false, direction == .leftToRight)
        case .upward: (isReversed, isMirrored) = (true, direction == .leftToRight)
        }
        length = axis == .horizontal ? size.width : size.height
        breadth = axis == .horizontal ? size.height : size.width
    }

    /// A place in the view.
    func point(along: Double, across: Double) -> Point {
        let along = self.along(along)
        let across = self.across(across)
        return axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }

    /// A rectangle in the view, from one with x along and y across the bar.
    func rect(_ rect: Rect) -> Rect {
        let along = isReversed ? length - rect.maxX : rect.x
        let across = isMirrored ? breadth - rect.maxY : rect.y
        return axis == .horizontal
            ? Rect(x: along, y: across, width: rect.width, height: rect.height)
            : Rect(x: across, y: along, width: rect.height, height: rect.width)
    }

    /// A distance along the bar as the view's coordinate.
    func along(_ distance: Double) -> Double { isReversed ? length - distance : distance }

    /// A distance across the bar as the view's coordinate.
    func across(_ distance: Double) -> Double { isMirrored ? breadth - distance : distance }
}
