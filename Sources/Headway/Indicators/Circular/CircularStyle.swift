/// The style of a circular indicator; nil means the theme's value.
public struct CircularStyle: IndicatorStyle {
    /// The theme whose values replace nil.
    public var theme: Theme
    /// The arc's colour.
    public var tint: Color?
    /// The colours an indeterminate arc cycles through; a determinate arc has the first.
    ///
    /// An empty list means the tint, or the theme's colour.
    public var tints: [Color] = []
    /// The track's colour; setting one shows the track.
    public var trackTint: Color?
    /// Whether the track is shown; nil shows it where the theme does.
    public var showsTrack: Bool?
    /// The line's width in points, at most a quarter of the view.
    public var thickness: Double?
    /// The space between arc and track in points.
    public var gap: Double?
    /// What happens when the value is set to a lower one; the originals move back.
    public var backward: BackwardMode?
    /// How it moves while it is indeterminate.
    public var motion: CircularMotion?
    /// The wave of the active part; nil for none.
    public var wave: Wave?
    /// How long showing is delayed, so that short work does not make it flash.
    public var showDelay = TimeSpan.zero
    /// The minimum time it stays visible once it is shown.
    public var minimumVisible = TimeSpan.zero

    /// Makes the default style of a theme.
    public init(theme: Theme = .material3) {
        self.theme = theme
    }

    /// The effective line width in points: the style's own, or the theme's.
    public var resolvedThickness: Double { thickness.length ?? CircularTheme(theme).thickness }

    /// The diameter in points that the style is designed for (Sources.md#classic-ring, Sources.md#sizes).
    public var naturalDiameter: Double {
        switch theme {
        case .classic: 24
        case .material3: wave?.isWavy == true ? 48 : 40
        }
    }

    /// Whether the track is shown in a mode: as `showsTrack` says, or if it has a colour of its own, or else as in the theme.
    public func showsTrack(in mode: IndicatorMode) -> Bool {
        if let showsTrack { return showsTrack }
        if trackTint != nil { return true }
        // Material's spinner shows its track when it retreats; otherwise only a value has one (Sources.md#material-colors).
        return theme == .material3
            && (mode == .determinate || (motion ?? CircularTheme(theme).motion) == .retreat)
    }
}

/// A theme's numbers for a circular indicator.
package struct CircularTheme {
    package let thickness: Double
    package let cap: LineCap
    package let gap: Double
    package let motion: CircularMotion
    /// The shortest arc is a dot, as long as the line is wide.
    package let hasLeastArc: Bool
    package let change: Timing
    package let modeChange: Timing
    package let visibility: Timing

    package init(_ theme: Theme) {
        switch theme {
        case .classic:
            // Sources.md#classic-ring: stroke 2.5, change 2/3 s, stop 0.1 s; mode transition at least 1/6 s.
            thickness = 2.5
            cap = .butt
            gap = 0
            motion = .star
            hasLeastArc = true
            change = Timing(duration: TimeSpan(nanoseconds: 666_666_667), easing: .standard)
            modeChange = Timing(duration: .milliseconds(333), easing: .standard)
            visibility = Timing(duration: .milliseconds(100), easing: .linear)
        case .material3:
            // Sources.md#sizes (stroke, gap), Sources.md#value-change, Sources.md#rings (the end of retreat) and
            // Sources.md#show-hide.
            thickness = 4
            cap = .round
            gap = 4
            motion = .retreat
            hasLeastArc = false
            change = Timing(duration: .milliseconds(500), easing: .decelerate)
            modeChange = Timing(duration: .milliseconds(500), easing: .material3Standard)
            visibility = Timing(duration: .milliseconds(500), easing: .standard)
        }
    }
}
