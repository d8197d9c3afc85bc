import Headway

extension LinearIndicator: FilmSubject {
    init(style: LinearStyle, _ initial: InitialState) {
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
}

extension LinearStyle: FilmStyle {
    mutating func applyOwn(_ change: StyleChange) {
        change.tints.change(&tints, restoring: [])
        change.cornerRadius.change(&cornerRadius)
        change.gap.change(&gap)
        change.stopMark.change(&stopMark)
        change.orientation.change(&orientation, restoring: .horizontal)
        change.linearMotion.change(&motion)
        change.wave.change(&wave)
    }
}
