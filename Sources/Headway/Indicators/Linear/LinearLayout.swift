/// Lays out the parts of a linear indicator: in coordinates along and across the bar, which are converted to the view's last.
struct LinearLayout {
    let placement: LinearPlacement
    /// The length of the bar in points, in whichever direction it runs.
    let length: Double
    /// Where the bar begins across its direction.
    let top: Double
    /// The bar's thickness when it is fully shown, and now.
    let full: Double
    let thickness: Double
    let radius: Double
    let gap: Double
    let scale: Double

    /// The layout of a style in a view, grown to a fraction of its thickness from its far edge.
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
    /// A bar shorter than its round ends stays round by becoming thinner as well: it stays inside the end of the track and is never
    /// longer than its value (Sources.md#small-values).
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

    /// The room for a wave's crests above the fully shown bar, in points.
    var waveRoom: Double { max(0, (placement.breadth - full) / 2) }

    /// The gap after the beginning of a track or before its end, in points: 0 at the very ends of the bar, so that it appears and
    /// disappears gradually (Sources.md#gap-and-stop).
    func gap(at fraction: Double) -> Double {
        gap * (fraction / Self.gapOpening).clampedToUnit
    }

    /// The share of the way within which a gap opens (Sources.md#gap-and-stop).
    static let gapOpening = 0.01
}
