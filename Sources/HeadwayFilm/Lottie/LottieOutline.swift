import Headway

/// A sub-path: points, and handles relative to their points.
struct LottieOutline {
    private var points: [Point] = []
    private var incoming: [Point] = []
    private var outgoing: [Point] = []
    private var isClosed = false

    static func all(of elements: ArraySlice<PathElement>) -> [LottieOutline] {
        var outlines: [LottieOutline] = []
        for element in elements {
            switch element {
            case .move(let point): outlines.append(LottieOutline(point))
            case .line(let point): outlines[outlines.count - 1].add(point, from: nil, to: nil)
            case .curve(let first, let second, let end):
                outlines[outlines.count - 1].addCurve(first, second, end)
            case .close: outlines[outlines.count - 1].isClosed = true
            }
        }
        return outlines
    }

    private init(_ point: Point) { append(point) }

    private mutating func append(_ point: Point) {
        points.append(point)
        incoming.append(Point(x: 0, y: 0))
        outgoing.append(Point(x: 0, y: 0))
    }

    /// Adds a curve in pieces of a point's length: players draw each with few straight lines, which may be off by a tenth of a pixel.
    private mutating func addCurve(_ first: Point, _ second: Point, _ end: Point) {
        guard var start = points.last else { return }
        var (first, second) = (first, second)
        let length = start.distance(to: first) + first.distance(to: second) + second.distance(to: end)
        let count = max(1, min(256, Int(length.rounded(.up))))
        for rest in stride(from: count, to: 1, by: -1) {
            // De Casteljau's construction cuts off one of the remaining pieces.
            let share = 1 / Double(rest)
            let (a, b, c) = (
                start.mixed(with: first, share), first.mixed(with: second, share), second.mixed(with: end, share)
            )
            let (d, e) = (a.mixed(with: b, share), b.mixed(with: c, share))
            let cut = d.mixed(with: e, share)
            add(cut, from: a, to: d)
            (start, first, second) = (cut, e, c)
        }
        add(end, from: first, to: second)
    }

    private mutating func add(_ point: Point, from first: Point?, to second: Point?) {
        if let first, let last = points.last {
            outgoing[outgoing.count - 1] = Point(x: first.x - last.x, y: first.y - last.y)
        }
        append(point)
        if let second { incoming[incoming.count - 1] = Point(x: second.x - point.x, y: second.y - point.y) }
    }

    var record: Record {
        Record([
            "c": .flag(isClosed), "v": .list(points.map(Record.Value.point)),
            "i": .list(incoming.map(Record.Value.point)),
            "o": .list(outgoing.map(Record.Value.point)),
        ])
    }
}

extension Point {
    fileprivate func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }

    fileprivate func mixed(with other: Point, _ share: Double) -> Point {
        Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
