/// The style of a circular indicator; what is nil is the theme's.
public struct CircularStyle: IndicatorStyle {
    /// Whose numbers and colours stand in for what is nil.
    public var theme: Theme
    /// The arc's colour.
    public var tint: Color?
    /// Colours that an indeterminate arc goes through, one a cycle; a determinate arc has the first.
    ///
    /// An empty list is the tint, or the theme's.
    public var tints: [Color] = []
    /// The track's colour; naming one shows the track.
    public var trackTint: Color?
    /// Whether the track shows; nil shows it where the theme does.
    public var showsTrack: Bool?
    /// The line's width in points, at most a quarter of the view.
    public var thickness: Double?
    /// The space between arc and track in points.
    public var gap: Double?
    /// What a lower value does; the originals move back.
    public var backward: BackwardMode?
    /// How it moves while there is no value.
    public var motion: CircularMotion?
    /// The wave of the active part; nil is round.
    public var wave: Wave?
    /// How long a showing waits, so that short work never flashes.
    public var showDelay = TimeSpan.zero
    /// How long it shows at least once it does.
    public var minimumVisible = TimeSpan.zero

    /// Makes the plain style of a theme.
    public init(theme: Theme = .material3) {
        self.theme = theme
    }

    /// The line's width in points that the style asks for: its own, or the theme's.
    public var resolvedThickness: Double { thickness.length ?? CircularTheme(theme).thickness }

    /// The diameter in points for which the style is made (Sources.md#classic-ring, Sources.md#sizes).
    public var naturalDiameter: Double {
        switch theme {
        case .classic: 24
        case .material3: wave?.isWavy == true ? 48 : 40
        }
    }

    /// Whether the track shows in a mode: as `showsTrack` says, else where it has a colour of its own, else as the theme has
    /// it.
    public func showsTrack(in mode: IndicatorMode) -> Bool {
        if let showsTrack { return showsTrack }
        if trackTint != nil { return true }
        // Material's spinner shows its track when it retreats; otherwise only a value has one (Sources.md#material-colors).
        return theme == .material3
            && (mode == .determinate || (motion ?? CircularTheme(theme).motion) == .retreat)
    }
}

/// The numbers that a theme gives a circular indicator.
package struct CircularTheme {
    package let thickness: Double
    package let cap: LineCap
    package let gap: Double
    package let motion: CircularMotion
    /// The least arc is one dot, as long as the line is wide.
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
