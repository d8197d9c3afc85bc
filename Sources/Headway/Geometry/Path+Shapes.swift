extension Path {
    /// How far a cubic's handles reach for a quarter of a circle, as a fraction of the radius; 2.7e-4 off at most.
    static let quarterHandle = 0.5519150244935106

    /// The circle that fills the shorter side of a box of this size, in its middle; `inset` shortens its radius.
    public static func circle(in size: Size, inset: Double = 0) -> Path {
        circle(center: size.center, radius: size.shorterSide / 2 - inset)
    }

    /// A circle; without a radius above 0 it is empty.
    public static func circle(center: Point, radius: Double) -> Path {
        guard radius > 0 else { return Path() }
        return roundedRectangle(
            Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: radius)
    }

    /// A rectangle with round corners; the radius is clamped to half the shorter side.
    public static func roundedRectangle(_ rect: Rect, radius: Double) -> Path {
        guard rect.isDrawable else { return Path() }
        let r = max(0, min(radius, rect.size.shorterSide / 2))
        let k = r * (1 - quarterHandle)
        let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
        return Path { path in
            path.move(to: Point(x: left + r, y: top))
            path.line(to: Point(x: right - r, y: top))
            path.curve(to: Point(x: right, y: top + r), Point(x: right - k, y: top), Point(x: right, y: top + k))
            path.line(to: Point(x: right, y: bottom - r))
            path.curve(
                to: Point(x: right - r, y: bottom), Point(x: right, y: bottom - k), Point(x: right - k, y: bottom))
            path.line(to: Point(x: left + r, y: bottom))
            path.curve(to: Point(x: left, y: bottom - r), Point(x: left + k, y: bottom), Point(x: left, y: bottom - k))
            path.line(to: Point(x: left, y: top + r))
            path.curve(to: Point(x: left + r, y: top), Point(x: left, y: top + k), Point(x: left + k, y: top))
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
