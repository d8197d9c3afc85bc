import Headway

/// A style that a scenario can change.
protocol FilmStyle: IndicatorStyle {
    /// Applies the fields that only this kind of style has.
    mutating func applyOwn(_ change: StyleChange)
}

extension FilmStyle {
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
