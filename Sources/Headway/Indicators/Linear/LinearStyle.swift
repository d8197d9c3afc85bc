/// The style of a linear indicator; what is nil is the theme's.
///
///     var style = LinearStyle(theme: .material3)
///     style.thickness = 8
///     style.tint = Color(hex: 0x31C45D)  // the track is derived from it
public struct LinearStyle: IndicatorStyle {
    /// Whose numbers and colours stand in for what is nil.
    public var theme: Theme
    /// Which way the bar runs.
    public var orientation = LinearOrientation.horizontal
    /// The bar's colour.
    public var tint: Color?
    /// Colours of a gradient over the filled part, or of the pieces of a contiguous motion; an empty list is the theme's.
    public var tints: [Color] = []
    /// The track's colour; nil is derived from the tint, or the theme's where there is none.
    public var trackTint: Color?
    /// The bar's thickness in points, at most the view's; classic fills the view.
    public var thickness: Double?
    /// The radius of the ends in points, at most half the thickness.
    public var cornerRadius: Double?
    /// The space between bar and track in points.
    public var gap: Double?
    /// The diameter of the mark at the track's end in points, at most the thickness; 0 is none.
    public var stopMark: Double?
    /// What a lower value does.
    public var backward: BackwardMode?
    /// How it moves while there is no value.
    public var motion: LinearMotion?
    /// The wave of the active part; nil is straight.
    public var wave: Wave?
    /// How long a showing waits, so that short work never flashes.
    public var showDelay = TimeSpan.zero
    /// How long it shows at least once it does.
    public var minimumVisible = TimeSpan.zero

    /// Makes the plain style of a theme.
    public init(theme: Theme = .material3) {
        self.theme = theme
    }

    /// The thickness in points that the style asks for: its own, or the theme's; where that fills the view, 4 (chosen by
    /// eye: the height that the original's samples round).
    public var resolvedThickness: Double { thickness.length ?? LinearTheme(theme).thickness ?? 4 }

    /// The extent across the bar in points for which the style is made: its thickness, with room for a wave's crests.
    public var naturalBreadth: Double {
        let crest = wave.flatMap { $0.isWavy ? $0.amplitude : nil } ?? 0
        return resolvedThickness + 2 * crest
    }
}

/// The numbers that a theme gives a linear indicator.
package struct LinearTheme {
    /// nil fills the view's height.
    package let thickness: Double?
    /// nil is half the thickness.
    package let cornerRadius: Double?
    package let gap: Double
    package let stopMark: Double
    package let change: Timing
    package let visibility: Timing
    /// The contiguous motion begins on a track that its colours cover one by one (Sources.md#classic-multicolour).
    package let coversTrack: Bool

    package init(_ theme: Theme) {
        switch theme {
        case .classic:
            // Sources.md#classic-linear: 0.25 s linear for value and visibility, square ends.
            thickness = nil
            cornerRadius = 0
            gap = 0
            stopMark = 0
            change = Timing(duration: .milliseconds(250), easing: .linear)
            visibility = change
            coversTrack = true
        case .material3:
            // Sources.md#sizes, Sources.md#value-change and Sources.md#show-hide.
            thickness = 4
            cornerRadius = nil
            gap = 4
            stopMark = 4
            change = Timing(duration: .milliseconds(250), easing: .sharp)
            visibility = Timing(duration: .milliseconds(500), easing: .standard)
            coversTrack = false
        }
    }
}
