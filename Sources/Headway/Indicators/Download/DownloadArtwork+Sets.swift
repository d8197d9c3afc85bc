extension DownloadArtwork {
    /// An arrow into a tray; done is a ring with a check mark.
    public static let tray = DownloadArtwork(
        initial: { ink, size in
            Drawing {
                let width = ink.lineWidth(in: size)
                $0.stroke(.arrowDown(in: size, top: 0.08, bottom: 0.66), ink.tint, width: width)
                $0.stroke(
                    .line(
                        in: size,
                        [
                            Point(x: 0.12, y: 0.62), Point(x: 0.12, y: 0.9), Point(x: 0.88, y: 0.9),
                            Point(x: 0.88, y: 0.62),
                        ]),
                    ink.tint, width: width)
            }
        },
        running: stopSquare,
        completed: { ink, size in
            Drawing {
                let width = ink.lineWidth(in: size)
                $0.stroke(.circle(in: size, inset: width / 2), ink.tint, width: width)
                $0.stroke(.checkMark(in: size), ink.tint, width: width)
            }
        },
        paused: bars, failed: mark)

    /// An arrow out of a cloud; done is a filled disc with a check mark.
    public static let cloud = DownloadArtwork(
        initial: { ink, size in
            Drawing {
                let width = ink.lineWidth(in: size)
                $0.stroke(.openCloud(in: size), ink.tint, width: width)
                $0.stroke(.arrowDown(in: size, top: 0.46, bottom: 0.94, reach: 0.16), ink.tint, width: width)
            }
        },
        running: stopSquare,
        completed: { ink, size in
            Drawing {
                $0.fill(.circle(in: size), ink.tint)
                $0.stroke(.checkMark(in: size), ink.onTint, width: ink.lineWidth(in: size))
            }
        },
        paused: bars, failed: mark)

    private static let stopSquare: Picture = { ink, size in
        Drawing {
            $0.fill(.roundedRectangle(Rect(size), radius: size.shorterSide / 8), ink.tint)
        }
    }

    private static let bars: Picture = { ink, size in
        Drawing { $0.fill(.pauseBars(in: size), ink.tint) }
    }

    private static let mark: Picture = { ink, size in
        Drawing { $0.fill(.exclamationMark(in: size), ink.tint) }
    }
}

extension Path {
    /// The outline of a cloud, to be stroked, open at the bottom where an arrow leaves it.
    public static func openCloud(in size: Size) -> Path {
        func at(_ x: Double, _ y: Double) -> Point { Point(x: x * size.width, y: y * size.height) }
        return Path { path in
            path.move(to: at(0.3, 0.7))
            path.line(to: at(0.24, 0.7))
            path.curve(to: at(0.2, 0.36), at(0.0, 0.7), at(-0.02, 0.38))
            path.curve(to: at(0.66, 0.28), at(0.24, 0.08), at(0.56, 0.04))
            path.curve(to: at(0.77, 0.7), at(0.98, 0.26), at(1.04, 0.68))
            path.line(to: at(0.7, 0.7))
        }
    }
}
