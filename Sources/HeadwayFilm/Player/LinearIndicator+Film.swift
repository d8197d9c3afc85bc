import Headway

extension LinearIndicator: FilmSubject {
    init(_ scenario: Scenario) {
        var style = LinearStyle(theme: .classic)
        style.apply(scenario.style)
        let initial = scenario.initial
        self.init(
            style: style, progress: initial.progress, buffer: initial.buffer, mode: initial.mode,
            isHidden: initial.isHidden)
    }

    mutating func make(_ call: Call, animated: Bool, at now: Instant, completion: CompletionToken?) {
        switch call {
        case .setBuffer(let fraction): setBuffer(fraction, animated: animated, at: now, completion: completion)
        case .setMode(let mode): setMode(mode, animated: animated, at: now, completion: completion)
        default: break
        }
    }

    mutating func change(_ change: StyleChange, at now: Instant) {
        var style = style
        style.apply(change)
        setStyle(style, at: now)
    }
}

extension LinearStyle {
    /// Takes over what a scenario says.
    mutating func apply(_ change: StyleChange) {
        change.theme.change(&theme, restoring: .classic)
        change.tint.change(&tint)
        change.tints.change(&tints, restoring: [])
        change.trackTint.change(&trackTint)
        change.thickness.change(&thickness)
        change.cornerRadius.change(&cornerRadius)
        change.gap.change(&gap)
        change.stopMark.change(&stopMark)
        change.backward.change(&backward)
        change.linearMotion.change(&motion)
        change.wave.change(&wave)
        change.showDelay.change(&showDelay, restoring: .zero)
        change.minimumVisible.change(&minimumVisible, restoring: .zero)
    }
}
