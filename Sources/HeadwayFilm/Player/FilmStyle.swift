import Headway

/// A look that a scenario can change: what all three have in common, and the rest by kind.
protocol FilmStyle {
    var theme: Theme { get set }
    var tint: Color? { get set }
    var trackTint: Color? { get set }
    var thickness: Double? { get set }
    var backward: BackwardMode? { get set }
    var showDelay: TimeSpan { get set }
    var minimumVisible: TimeSpan { get set }

    /// The plain look of a theme.
    init(theme: Theme)

    /// Takes over what only this kind of look has.
    mutating func applyOwn(_ change: StyleChange)
}

extension FilmStyle {
    /// Takes over what a scenario says.
    mutating func apply(_ change: StyleChange) {
        change.theme.change(&theme, restoring: .classic)
        change.tint.change(&tint)
        change.trackTint.change(&trackTint)
        change.thickness.change(&thickness)
        change.backward.change(&backward)
        change.showDelay.change(&showDelay, restoring: .zero)
        change.minimumVisible.change(&minimumVisible, restoring: .zero)
        applyOwn(change)
    }
}
