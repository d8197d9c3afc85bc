extension DownloadArtwork {
    /// An arrow into a tray; done is a ring with a check mark.
    public static let tray = DownloadArtwork(
        initial: { ink, size in
            Drawing {
                let width = ink.lineWidth(in: size)
                $0.stroke(.arrowIntoTray(in: size, width: width), ink.tint, width: width)
                $0.stroke(.openTray(in: size, width: width), ink.tint, width: width)
            }
        },
        running: stopSquare,
        completed: { ink, size in
            Drawing {
                let width = ink.fineWidth(in: size)
                $0.stroke(.circle(in: size, inset: width / 2), ink.tint, width: width)
                $0.stroke(.checkMark(in: size), ink.tint, width: width)
            }
        },
        paused: bars, failed: mark)

    /// An arrow out of a cloud; done is a filled disc with a check mark.
    public static let cloud = DownloadArtwork(
        initial: { ink, size in
            Drawing {
                let (width, outline) = (ink.lineWidth(in: size), ink.fineWidth(in: size))
                $0.stroke(.openCloud(in: size, width: outline), ink.tint, width: outline)
                $0.stroke(.arrowOutOfCloud(in: size, width: width), ink.tint, width: width)
            }
        },
        running: stopSquare,
        completed: { ink, size in
            Drawing {
                $0.fill(.circle(in: size), ink.tint)
                $0.stroke(.checkMark(in: size), ink.onTint, width: ink.fineWidth(in: size))
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

extension Ink {
    /// The width of a line that is curved or aslant and need not stand on pixels: in a small box less than `lineWidth`,
    /// so that what it encloses stays open.
    func fineWidth(in size: Size) -> Double { min(lineWidth(in: size), size.shorterSide / 9) }
}
