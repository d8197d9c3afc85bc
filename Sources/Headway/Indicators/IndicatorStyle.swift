/// What the styles of all indicators have in common; nil means the theme's value.
public protocol IndicatorStyle: Sendable, Hashable {
    /// The theme whose values replace nil.
    var theme: Theme { get set }
    /// The indicator's colour.
    var tint: Color? { get set }
    /// The track's colour.
    var trackTint: Color? { get set }
    /// The line's thickness in points.
    var thickness: Double? { get set }
    /// What happens when the value is set to a lower one.
    var backward: BackwardMode? { get set }
    /// How long showing is delayed, so that short work does not make it flash.
    var showDelay: TimeSpan { get set }
    /// The minimum time it stays visible once it is shown.
    var minimumVisible: TimeSpan { get set }

    /// Makes the default style of a theme.
    init(theme: Theme)
}
