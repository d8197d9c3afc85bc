import Headway

extension CircularIndicator: FilmSubject {
    init(_ scenario: Scenario) {
        var style = CircularStyle(theme: .classic)
        style.apply(scenario.style)
        let initial = scenario.initial
        self.init(style: style, progress: initial.progress, mode: initial.mode, isHidden: initial.isHidden)
    }

    mutating func make(_ call: Call, animated: Bool, at now: Instant, completion: CompletionToken?) {
        guard case .setMode(let mode) = call else { return }
        setMode(mode, animated: animated, at: now, completion: completion)
    }

    mutating func change(_ change: StyleChange, at now: Instant) {
        var style = style
        style.apply(change)
        setStyle(style, at: now)
    }
}

extension CircularStyle {
    /// Takes over what a scenario says.
    mutating func apply(_ change: StyleChange) {
        change.theme.change(&theme, restoring: .classic)
        change.tint.change(&tint)
        change.tints.change(&tints, restoring: [])
        change.trackTint.change(&trackTint)
        change.thickness.change(&thickness)
        change.gap.change(&gap)
        change.backward.change(&backward)
        change.circularMotion.change(&motion)
        change.wave.change(&wave)
        change.showDelay.change(&showDelay, restoring: .zero)
        change.minimumVisible.change(&minimumVisible, restoring: .zero)
    }
}
