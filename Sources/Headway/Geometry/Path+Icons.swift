extension Path {
    /// A check mark, to be stroked, in the middle of a box of this size.
    public static func checkMark(in size: Size) -> Path {
        let grid = IconGrid(size)
        let width = grid.centered(0.45)
        let down = grid.rounded(width / 3)
        let up = width - down
        // Both arms are at 45°, so they are antialiased alike; if it cannot be centred, the knee is a little too low.
        let knee = grid.point(grid.middle - width / 2 + down, grid.rounded(grid.middle + up / 2))
        return Path { path in
            path.move(to: Point(x: knee.x - down, y: knee.y - down))
            path.line(to: knee)
            path.line(to: Point(x: knee.x + up, y: knee.y - up))
        }
    }

    /// An arrow that points into `openTray`, to be stroked with a line of this width.
    static func arrowIntoTray(in size: Size, width: Double) -> Path {
        let grid = IconGrid(size)
        let (margin, clear) = (grid.trayMargin, max(width, grid.length(0.1)))
        let tip = grid.side - margin - width * 1.5 - clear
        return arrow(grid, from: margin + width / 2, to: tip, reach: grid.length(0.24))
    }

    /// A tray, open at the top, to be stroked with a line of this width.
    static func openTray(in size: Size, width: Double) -> Path {
        let grid = IconGrid(size)
        let near = grid.trayMargin + width / 2
        let far = grid.side - near
        let top = grid.side - grid.trayMargin - grid.length(0.32) + width / 2
        return Path { path in
            path.move(to: grid.point(near, top))
            path.line(to: grid.point(near, far))
            path.line(to: grid.point(far, far))
            path.line(to: grid.point(far, top))
        }
    }

    /// An arrow that leaves `openCloud`, to be stroked with a line of this width.
    static func arrowOutOfCloud(in size: Size, width: Double) -> Path {
        let grid = IconGrid(size)
        return arrow(
            grid, from: grid.length(0.46), to: grid.side - width / 2, reach: grid.length(0.16))
    }

    /// The outline of a cloud, to be stroked with a line of this width, open at the bottom where an arrow leaves it.
    static func openCloud(in size: Size, width: Double) -> Path {
        let grid = IconGrid(size)
        // Three circles and the base below them, as fractions of the side.
        let base = grid.length(0.65 + width / grid.side / 2) - width / 2
        let opening = max(width * 1.5, grid.side * 0.14)
        func arc(_ path: inout Path, _ x: Double, _ y: Double, _ radius: Double, _ start: Double, _ sweep: Double) {
            let center = grid.point(x * grid.side, base + (y - 0.67) * grid.side)
            path.arc(center: center, radius: radius * grid.side, start: start, sweep: sweep)
        }
        return Path { path in
            path.move(to: grid.point(grid.middle - opening, base))
            arc(&path, 0.24, 0.47, 0.2, 180, 172.1)
            arc(&path, 0.45, 0.35, 0.25, 288.204, 150.202)
            arc(&path, 0.755, 0.48, 0.19, 341.559, 198.441)
            path.line(to: grid.point(grid.middle + opening, base))
        }
    }

    /// Two upright bars, to be filled, in the middle of a box of this size.
    public static func pauseBars(in size: Size) -> Path {
        let grid = IconGrid(size)
        let (gap, width, margin) = (grid.centered(0.22), max(grid.length(0.2), grid.least), grid.length(0.12))
        let radius = width < 3 ? 0 : width / 4
        func bar(_ x: Double) -> Path {
            roundedRectangle(
                grid.rect(x: x, y: margin, width: width, height: grid.side - 2 * margin), radius: radius)
        }
        var path = bar(grid.middle - gap / 2 - width)
        path.append(bar(grid.middle + gap / 2))
        return path
    }

    /// An exclamation mark, to be filled, in the middle of a box of this size.
    public static func exclamationMark(in size: Size) -> Path {
        let grid = IconGrid(size)
        let (stem, dot, margin) = (grid.centered(0.22), grid.centered(0.24), grid.length(0.05))
        let height = grid.side - 2 * margin - dot - max(grid.length(0.1), grid.least)
        func part(_ width: Double, y: Double, height: Double) -> Path {
            roundedRectangle(
                grid.rect(x: grid.middle - width / 2, y: y, width: width, height: height),
                radius: width < 3 ? 0 : width / 2)
        }
        var path = part(stem, y: margin, height: height)
        path.append(part(dot, y: grid.side - margin - dot, height: dot))
        return path
    }

    private static func arrow(_ grid: IconGrid, from top: Double, to tip: Double, reach: Double) -> Path {
        Path { path in
            path.move(to: grid.point(grid.middle, top))
            path.line(to: grid.point(grid.middle, tip))
            path.move(to: grid.point(grid.middle - reach, tip - reach))
            path.line(to: grid.point(grid.middle, tip))
            path.line(to: grid.point(grid.middle + reach, tip - reach))
        }
    }
}

extension IconGrid {
    /// From the side to the tray's outer edge.
    var trayMargin: Double { length(0.04) }
}
