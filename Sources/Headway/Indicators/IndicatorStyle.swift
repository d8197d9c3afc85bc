/// What the styles of all indicators have in common; what is nil is the theme's.
public protocol IndicatorStyle: Sendable, Hashable {
    /// Whose numbers and colours stand in for what is nil.
    var theme: Theme { get set }
    /// The indicator's colour.
    var tint: Color? { get set }
    /// The track's colour.
    var trackTint: Color? { get set }
    /// The line's thickness in points.
    var thickness: Double? { get set }
    /// What a lower value does.
    var backward: BackwardMode? { get set }
    /// How long a showing waits, so that short work never flashes.
    var showDelay: TimeSpan { get set }
    /// How long it shows at least once it does.
    var minimumVisible: TimeSpan { get set }

    /// Makes the plain style of a theme.
    init(theme: Theme)
}
