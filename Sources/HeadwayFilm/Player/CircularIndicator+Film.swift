import Headway

extension CircularIndicator: FilmSubject {
    init(style: CircularStyle, _ initial: InitialState) {
        self.init(style: style, progress: initial.progress, mode: initial.mode, isHidden: initial.isHidden)
    }

    mutating func make(_ call: Call, animated: Bool, at now: Instant, completion: CompletionToken?) {
        guard case .setMode(let mode) = call else { return }
        setMode(mode, animated: animated, at: now, completion: completion)
    }
}

extension CircularStyle: FilmStyle {
    mutating func applyOwn(_ change: StyleChange) {
        change.tints.change(&tints, restoring: [])
        change.gap.change(&gap)
        change.circularMotion.change(&motion)
        change.wave.change(&wave)
    }
}
