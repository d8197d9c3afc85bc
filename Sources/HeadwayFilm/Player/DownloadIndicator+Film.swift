import Headway

extension DownloadIndicator: FilmSubject {
    init(_ scenario: Scenario) {
        var style = DownloadStyle(theme: .classic)
        style.apply(scenario.style)
        let initial = scenario.initial
        self.init(style: style, state: initial.state, progress: initial.progress, isHidden: initial.isHidden)
    }

    mutating func make(_ call: Call, animated: Bool, at now: Instant, completion: CompletionToken?) {
        guard case .setState(let state) = call else { return }
        setState(state, animated: animated, at: now, completion: completion)
    }

    mutating func change(_ change: StyleChange, at now: Instant) {
        var style = style
        style.apply(change)
        setStyle(style, at: now)
    }
}

extension DownloadStyle {
    /// Takes over what a scenario says.
    mutating func apply(_ change: StyleChange) {
        change.theme.change(&theme, restoring: .classic)
        change.tint.change(&tint)
        change.trackTint.change(&trackTint)
        change.thickness.change(&thickness)
        change.backward.change(&backward)
        change.showDelay.change(&showDelay, restoring: .zero)
        change.minimumVisible.change(&minimumVisible, restoring: .zero)
    }
}
