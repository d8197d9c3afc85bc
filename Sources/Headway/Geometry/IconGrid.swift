/// A grid of whole points in a small picture's box: straight edges on it are crisp at scales 1, 2 and 3.
///
/// The picture is square and centred in its box. In a box of only a few points, or of an invalid size, there is no grid and
/// everything keeps its exact place.
struct IconGrid {
    /// The side of the square, in points.
    let side: Double
    /// Where the square begins.
    let origin: Point
    private let isWhole: Bool

    init(_ size: Size) {
        side = size.shorterSide
        origin = Point(x: (size.width - side) / 2, y: (size.height - side) / 2)
        isWhole = side >= 6 && side.rounded(.down) == side
    }

    /// The shortest length worth drawing: one point where there is a grid.
    var least: Double { isWhole ? 1 : 0 }

    /// The middle of the side.
    var middle: Double { side / 2 }

    /// A fraction of the side, rounded to whole points.
    func length(_ fraction: Double) -> Double { rounded(fraction * side) }

    /// A length, rounded to whole points.
    func rounded(_ length: Double) -> Double {
        isWhole ? length.rounded(.toNearestOrAwayFromZero) : length
    }

    /// A fraction of the side in whole points, even if the side is even, so that both edges of a centred shape are on the grid;
    /// at least 2, or 1 if the side is odd.
    func centered(_ fraction: Double) -> Double {
        guard isWhole else { return fraction * side }
        let odd = side.isEvenWhole ? 0.0 : 1
        let pairs = ((fraction * side - odd) / 2).rounded(.toNearestOrAwayFromZero)
        return max(pairs * 2 + odd, 2 - odd)
    }

    /// A place in the box from a place in the square.
    func point(_ x: Double, _ y: Double) -> Point { Point(x: origin.x + x, y: origin.y + y) }

    /// A rectangle in the box from one in the square.
    func rect(x: Double, y: Double, width: Double, height: Double) -> Rect {
        Rect(x: origin.x + x, y: origin.y + y, width: width, height: height)
    }
}
