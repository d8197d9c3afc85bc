import Headway

/// The text of a path's `d` attribute.
struct SVGPath {
    private(set) var text = ""

    /// Traces elements in a group's coordinates.
    init(_ elements: ArraySlice<PathElement>, _ place: Place) {
        for element in elements {
            switch element {
            case .move(let point): add("M", [place.point(point)])
            case .line(let point): add("L", [place.point(point)])
            case .curve(let first, let second, let end): add("C", [first, second, end].map(place.point))
            case .close: text += "Z"
            }
        }
    }

    /// Traces an arc in two halves: a single full circle would start and end at the same point and not be drawn.
    init(_ arc: ArcShape, center: Point, radius: Double) {
        func point(_ share: Double) -> Point {
            Point(around: center, radius: radius, degrees: arc.start + arc.sweep * share)
        }
        add("M", [point(0)])
        let pieces = arc.sweep > 180 ? 2 : 1
        for piece in 1...pieces {
            let end = point(Double(piece) / Double(pieces))
            let size = Self.text(radius)
            text += "A\(size) \(size) 0 0 1 \(Self.text(end))"
            // SVG does not draw an arc between equal points, but it does draw the round ends of a line of zero length.
            if pieces == 1, Self.text(end) == Self.text(point(0)) { add("L", [end]) }
        }
        if arc.sweep >= 360 { text += "Z" }
    }

    private mutating func add(_ command: String, _ points: [Point]) {
        text += command + points.map(Self.text).joined(separator: " ")
    }

    /// Thousandths of a point are finer than any screen.
    static func text(_ length: Double) -> String { length.decimal(places: 3) }

    private static func text(_ point: Point) -> String { "\(text(point.x)) \(text(point.y))" }
}
