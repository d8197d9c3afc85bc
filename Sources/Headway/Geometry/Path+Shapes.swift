extension Path {
    /// How far a cubic's handles reach for a quarter of a circle, as a fraction of the radius; 2.7e-4 off at most.
    static let quarterHandle = 0.5519150244935106

    /// The circle that fills the shorter side of a box of this size, in its middle; `inset` shortens its radius.
    public static func circle(in size: Size, inset: Double = 0) -> Path {
        circle(center: size.center, radius: size.shorterSide / 2 - inset)
    }

    /// A circle; empty unless the radius is positive.
    public static func circle(center: Point, radius: Double) -> Path {
        guard radius > 0 else { return Path() }
        return roundedRectangle(
            Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius)
    }

    /// A rectangle with rounded corners; the radius is clamped to half the shorter side.
    public static func roundedRectangle(_ rect: Rect, radius: Double) -> Path {
        guard rect.isDrawable else { return Path() }
        let radius = max(0, min(radius, rect.size.shorterSide / 2))
        let short = radius * (1 - quarterHandle)
        // The corners clockwise from the top right, each with the direction in which the outline reaches it.
        let corners = [
            (Point(x: rect.maxX, y: rect.y), 1.0, 0.0), (Point(x: rect.maxX, y: rect.maxY), 0.0, 1.0),
            (Point(x: rect.x, y: rect.maxY), -1.0, 0.0), (Point(x: rect.x, y: rect.y), 0.0, -1.0),
        ]
        return Path { path in
            path.move(to: Point(x: rect.x + radius, y: rect.y))
            for (corner, dx, dy) in corners {
                // The next side is a quarter turn on.
                func before(_ length: Double) -> Point { Point(x: corner.x - dx * length, y: corner.y - dy * length) }
                func after(_ length: Double) -> Point { Point(x: corner.x - dy * length, y: corner.y + dx * length) }
                path.line(to: before(radius))
                path.curve(to: after(radius), control1: before(short), control2: after(short))
            }
            path.close()
        }
    }

    /// An open line through points given as fractions of a box of this size.
    public static func line(in size: Size, _ points: [Point]) -> Path {
        Path { path in
            for point in points { path.line(to: Point(x: point.x * size.width, y: point.y * size.height)) }
        }
    }
}
