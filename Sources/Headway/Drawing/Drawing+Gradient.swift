extension Drawing {
    /// Where the gradient of an operation begins and ends: at the edges of a bar, and at the ends of a stroked path's
    /// extent, beyond which the first and the last colour continue; nil without a gradient.
    public func gradientLine(of operation: Operation) -> (start: Point, end: Point)? {
        switch operation {
        case .fillBar(let rect, _, .gradient(_, let axis)): rect.line(along: axis)
        case .strokePath(let range, _, _, .gradient(_, let axis)): extent(of: range)?.line(along: axis)
        default: nil
        }
    }

    /// The bounding rectangle of the points a path passes through.
    private func extent(of range: Range<Int>) -> Rect? {
        var extent: (least: Point, greatest: Point)?
        for index in range {
            guard let place = elements[index].end else { continue }
            let (least, greatest) = extent ?? (place, place)
            extent = (
                Point(x: min(least.x, place.x), y: min(least.y, place.y)),
                Point(x: max(greatest.x, place.x), y: max(greatest.y, place.y))
            )
        }
        return extent.map { least, greatest in
            Rect(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
        }
    }
}

extension Rect {
    /// The line through the middle, from the left edge to the right one or from the top edge to the bottom one.
    fileprivate func line(along axis: Axis) -> (start: Point, end: Point) {
        switch axis {
        case .horizontal: (Point(x: x, y: center.y), Point(x: maxX, y: center.y))
        case .vertical: (Point(x: center.x, y: y), Point(x: center.x, y: maxY))
        }
    }
}

extension PathElement {
    /// Where the step ends; nil if it closes the sub-path.
    fileprivate var end: Point? {
        switch self {
        case .move(let point), .line(let point), .curve(_, _, let point): point
        case .close: nil
        }
    }
}
