extension DownloadArtwork {
    /// An arrow into a tray; when completed, a ring with a check mark.
    public static let tray = DownloadArtwork(
        initial: { colors, size in
            Drawing {
                let width = colors.lineWidth(in: size)
                $0.stroke(.arrowIntoTray(in: size, width: width), colors.tint, width: width)
                $0.stroke(.openTray(in: size, width: width), colors.tint, width: width)
            }
        },
        running: stopSquare, completed: completed, paused: bars, failed: mark)

    /// An arrow out of a cloud; the rest as in `tray`.
    public static let cloud = DownloadArtwork(
        initial: { colors, size in
            Drawing {
                let (width, outline) = (colors.lineWidth(in: size), colors.fineWidth(in: size))
                $0.stroke(.openCloud(in: size, width: outline), colors.tint, width: outline)
                $0.stroke(.arrowOutOfCloud(in: size, width: width), colors.tint, width: width)
            }
        },
        running: stopSquare, completed: completed, paused: bars, failed: mark)

    private static let stopSquare: Picture = { colors, size in
        Drawing {
            $0.fill(.roundedRectangle(Rect(size), radius: size.shorterSide / 8), colors.tint)
        }
    }

    /// A ring with a check mark: like the original's mark an outline, which needs no second colour.
    private static let completed: Picture = { colors, size in
        Drawing {
            let width = colors.fineWidth(in: size)
            $0.stroke(.circle(in: size, inset: width / 2), colors.tint, width: width)
            $0.stroke(.checkMark(in: size), colors.tint, width: width)
        }
    }

    private static let bars: Picture = { colors, size in
        Drawing { $0.fill(.pauseBars(in: size), colors.tint) }
    }

    private static let mark: Picture = { colors, size in
        Drawing { $0.fill(.exclamationMark(in: size), colors.tint) }
    }
}

extension ArtworkColors {
    /// The width of a curved or slanted line, which need not lie on pixels: in a small box less than `lineWidth`, so
    /// that what it encloses stays open.
    func fineWidth(in size: Size) -> Double { min(lineWidth(in: size), size.shorterSide / 9) }
}
