/// The style of a linear indicator; nil means the theme's value.
///
///     var style = LinearStyle(theme: .material3)
///     style.thickness = 8
///     style.tint = Color(hex: 0x31C45D)  // the track is derived from it
public struct LinearStyle: IndicatorStyle {
    /// The theme whose values replace nil.
    public var theme: Theme
    /// Which way the bar runs.
    public var orientation = LinearOrientation.horizontal
    /// The bar's colour.
    public var tint: Color?
    /// Colours of a gradient across the filled part, or of the pieces of a contiguous motion; an empty list means the theme's.
    public var tints: [Color] = []
    /// The track's colour; nil derives it from the tint, or uses the theme's if there is no tint.
    public var trackTint: Color?
    /// The bar's thickness in points, at most the view's; the classic theme fills the view.
    public var thickness: Double?
    /// The radius of the ends in points, at most half the thickness.
    public var cornerRadius: Double?
    /// The space between bar and track in points.
    public var gap: Double?
    /// The diameter of the mark at the end of the track in points, at most the thickness; 0 for none.
    public var stopMark: Double?
    /// What happens when the value is set to a lower one.
    public var backward: BackwardMode?
    /// How it moves while it is indeterminate.
    public var motion: LinearMotion?
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

    /// The effective thickness in points: the style's own, or the theme's; 4 where the theme's fills the view (chosen by eye: about
    /// the height in the original's samples).
    public var resolvedThickness: Double { thickness.length ?? LinearTheme(theme).thickness ?? 4 }

    /// The extent across the bar in points that the style is designed for: its thickness, plus room for a wave's crests.
    public var naturalBreadth: Double {
        let crest = wave.flatMap { $0.isWavy ? $0.amplitude : nil } ?? 0
        return resolvedThickness + 2 * crest
    }
}

/// A theme's numbers for a linear indicator.
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
