/// Where the parts of a linear indicator go in a view: everything is laid out along the way and placed last.
struct LinearLayout {
    let placement: LinearPlacement
    /// The length of the way in points, whichever way the bar runs.
    let length: Double
    /// Where the band begins across the way.
    let top: Double
    /// The band's thickness when it is full-grown, and now.
    let full: Double
    let thickness: Double
    let radius: Double
    let gap: Double
    let scale: Double

    /// The band of a style in a view, grown to a share of its thickness from its far edge.
    init(style: LinearStyle, theme: LinearTheme, size: Size, environment: Environment, grown: Double) {
        placement = LinearPlacement(style.orientation, environment.direction, in: size)
        full = Self.thickness(style, theme, placement.breadth)
        length = placement.length
        thickness = full * grown
        top = (placement.breadth + full) / 2 - thickness
        radius = min(style.cornerRadius.length ?? theme.cornerRadius ?? full / 2, thickness / 2)
        gap = style.gap.length ?? theme.gap
        scale = environment.scale
    }

    private static func thickness(_ style: LinearStyle, _ theme: LinearTheme, _ breadth: Double) -> Double {
        if let own = style.thickness.length ?? theme.thickness { return min(own, breadth) }
        guard let wave = style.wave, wave.isWavy else { return breadth }
        // A wave needs room above and below a bar that would otherwise fill the view; 4 is Material's (Sources.md#sizes).
        return max(min(4, breadth), breadth - 2 * wave.amplitude)
    }

    /// The rectangle and corner radius of a bar between two distances from the leading end; nil when empty.
    ///
    /// A bar shorter than its round ends keeps them round by losing height as well: it is drawn inside the track's end
    /// and is never longer than its value (Sources.md#small-values).
    func bar(from start: Double, to end: Double) -> (rect: Rect, radius: Double)? {
        let left = max(0, start)
        let extent = min(length, end) - left
        guard extent > 0, thickness > 0 else { return nil }
        let rounded = min(radius, extent / 2)
        let inset = radius - rounded
        let rect = Rect(x: left, y: top + inset, width: extent, height: thickness - 2 * inset)
        guard rect.height > 0 else { return nil }
        return (placement.rect(rect), rounded)
    }

    /// The room for a wave's crests over the full-grown band, in points.
    var waveRoom: Double { max(0, (placement.breadth - full) / 2) }

    /// The gap behind a track's beginning or before its end, in points: none at the very ends of the way, so that it
    /// comes and goes without a jump (Sources.md#gap-and-stop).
    func gap(at fraction: Double) -> Double {
        gap * (fraction / 0.01).clampedToUnit
    }
}
