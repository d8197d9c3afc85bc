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

    /// A check mark, to be stroked, in the middle of a box of this size.
    public static func checkMark(in size: Size) -> Path {
        line(in: size, [Point(x: 0.28, y: 0.53), Point(x: 0.44, y: 0.69), Point(x: 0.73, y: 0.34)])
    }

    /// An arrow downwards, to be stroked, from `top` to `bottom` as fractions of a box of this size.
    public static func arrowDown(in size: Size, top: Double, bottom: Double, reach: Double = 0.2) -> Path {
        var path = line(in: size, [Point(x: 0.5, y: top), Point(x: 0.5, y: bottom)])
        path.move(to: Point(x: (0.5 - reach) * size.width, y: (bottom - reach) * size.height))
        path.line(to: Point(x: 0.5 * size.width, y: bottom * size.height))
        path.line(to: Point(x: (0.5 + reach) * size.width, y: (bottom - reach) * size.height))
        return path
    }

    /// Two upright bars, to be filled.
    public static func pauseBars(in size: Size) -> Path {
        var path = roundedRectangle(
            Rect(x: 0.2 * size.width, y: 0.12 * size.height, width: 0.2 * size.width, height: 0.76 * size.height),
            radius: 0.06 * size.width)
        path.append(
            roundedRectangle(
                Rect(x: 0.6 * size.width, y: 0.12 * size.height, width: 0.2 * size.width, height: 0.76 * size.height),
                radius: 0.06 * size.width))
        return path
    }

    /// An exclamation mark, to be filled.
    public static func exclamationMark(in size: Size) -> Path {
        var path = roundedRectangle(
            Rect(x: 0.4 * size.width, y: 0.06 * size.height, width: 0.2 * size.width, height: 0.54 * size.height),
            radius: 0.1 * size.width)
        path.append(
            circle(center: Point(x: 0.5 * size.width, y: 0.82 * size.height), radius: 0.12 * size.shorterSide))
        return path
    }
}
