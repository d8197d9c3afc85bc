import Foundation
import Testing

@testable import Headway

@Suite("Paths")
struct PathTests {
    static let sweeps: [(set: Double, kept: Double)] = [
        (720, 360), (.infinity, 360), (-90, 0), (.nan, 0), (90, 90),
    ]

    @Test("an arc's sweep stays in 0…360 whatever it is set to", arguments: sweeps)
    func sweep(set: Double, kept: Double) {
        var arc = ArcShape(center: Point(x: 5, y: 5), radius: 4, width: 1, start: 0, sweep: 45)
        arc.sweep = set
        #expect(arc.sweep == kept)
    }

    @Test(
        "an arc is a circle's part to 3e-4 of its radius, clockwise from compass degrees",
        arguments: [(0.0, 90.0), (10, 45), (180, 172.1), (350, 200), (-30, 360), (0, 1e-3)])
    func arc(_ start: Double, _ sweep: Double) {
        let center = Point(x: 3, y: -2)
        let path = Path { $0.arc(center: center, radius: 10, start: start, sweep: sweep) }
        let points = BezierTrace.points(path.elements)
        for point in points { #expect((hypot(point.x - 3, point.y + 2) - 10).magnitude < 0.003) }
        func compass(_ point: Point) -> Double { atan2(point.x - 3, -2 - point.y) * 180 / Double.pi }
        #expect(compass(points.first ?? center).angle(to: start) < 1e-6)
        #expect(compass(points.last ?? center).angle(to: start + sweep) < 1e-6)
        let quarter = points[points.count / 2]
        #expect(compass(quarter).angle(to: start + sweep / 2) < sweep / 4)
    }

    @Test("what is no arc adds nothing", arguments: [(0.0, 90.0), (.nan, 90), (-1, 90), (5, 0), (5, -90), (5, .nan)])
    func noArc(_ radius: Double, _ sweep: Double) {
        let path = Path { $0.arc(center: Point(x: 0, y: 0), radius: radius, start: 0, sweep: sweep) }
        #expect(path.isEmpty)
    }

    @Test("a circle is round to 3e-4 of its radius, and closed")
    func circle() {
        let path = Path.circle(in: Size(width: 30, height: 20), inset: 1)
        for point in BezierTrace.points(path.elements) {
            #expect((hypot(point.x - 15, point.y - 10) - 9).magnitude < 0.003)
        }
        #expect(path.elements.last == .close)
    }

    @Test("artwork keeps its proportions in a box that is not square", arguments: [(40.0, 30.0), (30, 40), (31.5, 40)])
    func notSquare(_ width: Double, _ height: Double) {
        let size = Size(width: width, height: height)
        let shapes = [
            Path.pauseBars(in: size), .exclamationMark(in: size), .checkMark(in: size), .openCloud(in: size, width: 2),
        ]
        for path in shapes {
            let points = BezierTrace.points(path.elements)
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            let side = size.shorterSide
            #expect((xs.min() ?? -1) >= (width - side) / 2 && (xs.max() ?? 99) <= (width + side) / 2)
            #expect((ys.min() ?? -1) >= (height - side) / 2 && (ys.max() ?? 99) <= (height + side) / 2)
        }
    }
}
