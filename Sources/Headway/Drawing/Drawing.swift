/// A picture as a list of vector operations, which every host replays in order, back to front.
///
/// Coordinates are points, y downwards. The storage is flat and is kept by `removeAll()`, so a drawing that is reused
/// allocates nothing once it has grown. What cannot be drawn (an empty path, a coordinate that is not finite, a line
/// without width) is not added in the first place, so replaying needs no checks.
public struct Drawing: Sendable, Hashable {
    /// One step of the picture.
    public enum Operation: Sendable, Hashable {
        /// Fills a rectangle with rounded corners; the radius is at most half the shorter side.
        case fillBar(Rect, radius: Double, paint: Paint)
        /// Strokes part of a circle: compass degrees clockwise from 12 o'clock; a sweep of 360 is a closed circle.
        case strokeArc(ArcShape, color: Color)
        /// Fills the path at a range of `elements`.
        case fillPath(elements: Range<Int>, rule: FillRule, color: Color)
        /// Strokes the path at a range of `elements`, with round joins.
        case strokePath(elements: Range<Int>, width: Double, cap: LineCap, paint: Paint)
        /// Begins a group that is translated, then scaled, and composited at an opacity; ended by the matching `.endGroup`.
        case beginGroup(origin: Point, scale: Double, opacity: Double)
        /// Ends the innermost group; groups are always balanced.
        case endGroup
    }

    /// The picture, back to front.
    public private(set) var operations: [Operation] = []
    /// The picture's paths, one after another; operations refer to ranges of it.
    public private(set) var elements: [PathElement] = []

    /// Makes an empty drawing.
    public init() {}

    /// Makes a drawing by filling it in a closure.
    public init(_ build: (inout Drawing) -> Void) {
        build(&self)
    }

    /// Empties the drawing and keeps its storage.
    public mutating func removeAll() {
        operations.removeAll(keepingCapacity: true)
        elements.removeAll(keepingCapacity: true)
    }

    /// Fills an outline.
    public mutating func fill(_ path: Path, _ color: Color, rule: FillRule = .winding) {
        guard color.alpha > 0, let range = add(path) else { return }
        operations.append(.fillPath(elements: range, rule: rule, color: color))
    }

    /// Strokes an outline with a line of `width` points and round joins.
    public mutating func stroke(_ path: Path, _ color: Color, width: Double, cap: LineCap = .round) {
        guard color.alpha > 0, width > 0, width.isFinite, let range = add(path) else { return }
        operations.append(.strokePath(elements: range, width: width, cap: cap, paint: .solid(color)))
    }

    /// Fills a rectangle; the corner radius is clamped to half the shorter side.
    public mutating func fillBar(_ rect: Rect, radius: Double, _ paint: Paint) {
        guard rect.isDrawable, !paint.isClear else { return }
        let limit = rect.size.shorterSide / 2
        operations.appendTightly(.fillBar(rect, radius: radius > 0 ? min(radius, limit) : 0, paint: paint))
    }

    /// Strokes part of a circle.
    public mutating func strokeArc(_ arc: ArcShape, _ color: Color) {
        guard arc.isDrawable, color.alpha > 0 else { return }
        operations.appendTightly(.strokeArc(arc, color: color))
    }

    /// Adds another drawing, translated and scaled as a whole, at an opacity of 0…1.
    public mutating func append(
        _ other: Drawing, origin: Point = Point(x: 0, y: 0), scale: Double = 1, opacity: Double = 1
    ) {
        guard opacity > 0, scale > 0, scale.isFinite, origin.isFinite, !other.operations.isEmpty else { return }
        let base = elements.count
        elements.append(contentsOf: other.elements)
        operations.append(.beginGroup(origin: origin, scale: scale, opacity: min(opacity, 1)))
        for operation in other.operations { operations.append(operation.shifted(by: base)) }
        operations.append(.endGroup)
    }

    /// Strokes a path that a closure appends in place, so that a wave needs no array of its own.
    mutating func strokeElements(
        _ paint: Paint, width: Double, cap: LineCap = .round, _ trace: (inout [PathElement]) -> Void
    ) {
        guard width > 0 else { return }
        let start = elements.count
        trace(&elements)
        operations.append(.strokePath(elements: start..<elements.count, width: width, cap: cap, paint: paint))
    }

    private mutating func add(_ path: Path) -> Range<Int>? {
        guard !path.isEmpty, path.isFinite else { return nil }
        let start = elements.count
        elements.append(contentsOf: path.elements)
        return start..<elements.count
    }
}
