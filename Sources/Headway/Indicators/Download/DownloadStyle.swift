/// The style of a download indicator; nil means the theme's value.
public struct DownloadStyle: IndicatorStyle {
    /// The theme whose values replace nil.
    public var theme: Theme
    /// The indicator's colour.
    public var tint: Color?
    /// The colour of the ring under the progress.
    public var trackTint: Color?
    /// The width of the progress ring in points, at most a quarter of the view.
    public var thickness: Double?
    /// What happens when the value is set to a lower one; the original moves back.
    public var backward: BackwardMode?
    /// The pictures.
    public var artwork = DownloadArtwork.tray
    /// How it moves in the indeterminate state, and in the running state while the total is unknown.
    public var indeterminateMotion = DownloadMotion.arc
    /// A custom motion for the running state, which is given the progress; nil is the ring.
    public var runningMotion: DownloadMotion?
    /// How long showing is delayed, so that short work does not make it flash.
    public var showDelay = TimeSpan.zero
    /// The minimum time it stays visible once it is shown.
    public var minimumVisible = TimeSpan.zero

    /// Makes the default style of a theme.
    public init(theme: Theme = .material3) {
        self.theme = theme
    }

    /// The effective width in points of the progress ring: the style's own, or the theme's.
    public var resolvedThickness: Double { thickness.length ?? DownloadTheme(theme).arcWidth }
}

/// A theme's numbers for a download indicator; radii are measured inwards from half the shorter side.
package struct DownloadTheme {
    package let arcWidth: Double
    package let arcInset: Double
    package let ringWidth: Double
    package let ringInset: Double
    package let spinnerWidth: Double
    /// The smallest side of the view at which lines have these widths; in smaller views they are proportionally thinner.
    package let fullSide: Double
    /// How arcs end.
    package let cap: LineCap
    /// The space between the progress and the rest of the ring, in points.
    package let gap: Double
    /// Whether the ring under the progress has the indicator's colour, like the original's thin outline, or the track's.
    package let ringIsTinted: Bool
    package let change: Timing
    package let stateChange: Timing
    package let visibility: Timing

    package init(_ theme: Theme) {
        switch theme {
        case .classic:
            // Sources.md#classic-download; states do not cross-fade in the original; 0.25 s is the linear bar's.
            arcWidth = 3
            arcInset = 3
            ringWidth = 1.5
            ringInset = 1
            spinnerWidth = 1.5
            // The cells of the original's sample.
            fullSide = 30
            cap = .butt
            gap = 0
            ringIsTinted = true
            change = Timing(duration: .seconds(1), easing: .linear)
            stateChange = Timing(duration: .milliseconds(250), easing: .linear)
            visibility = Timing(duration: .milliseconds(250), easing: .linear)
        case .material3:
            // Sources.md#value-change (a ring), Sources.md#sizes (stroke), Sources.md#easings (medium duration).
            arcWidth = 4
            arcInset = 2
            ringWidth = 4
            ringInset = 2
            spinnerWidth = 4
            fullSide = 40
            cap = .round
            gap = 4
            ringIsTinted = false
            change = Timing(duration: .milliseconds(500), easing: .decelerate)
            stateChange = Timing(duration: .milliseconds(300), easing: .standard)
            visibility = Timing(duration: .milliseconds(500), easing: .standard)
        }
    }
}
