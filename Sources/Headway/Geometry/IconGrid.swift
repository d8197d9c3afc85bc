/// The whole points of a small picture's box, on which its straight edges stand so that they are crisp at scale 1, 2 and 3.
///
/// The picture is square: in another box it stands in the middle. A box of a few points or of a broken size has too few
/// whole points to go by, and everything in it keeps its exact place.
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

    /// The least length worth drawing: a whole point where there are any.
    var least: Double { isWhole ? 1 : 0 }

    /// The middle of the side.
    var middle: Double { side / 2 }

    /// A fraction of the side to the nearest whole point.
    func length(_ fraction: Double) -> Double { rounded(fraction * side) }

    /// A length to the nearest whole point.
    func rounded(_ length: Double) -> Double {
        isWhole ? length.rounded(.toNearestOrAwayFromZero) : length
    }

    /// A fraction of the side to whole points, even where the side is even, so that both edges of what stands in the
    /// middle are whole; at least 2, or 1 in an odd side.
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
