import Headway

extension DownloadIndicator: FilmSubject {
    init(style: DownloadStyle, _ initial: InitialState) {
        self.init(style: style, state: initial.state, progress: initial.progress, isHidden: initial.isHidden)
    }

    mutating func make(_ call: Call, animated: Bool, at now: Instant, completion: CompletionToken?) {
        guard case .setState(let state) = call else { return }
        setState(state, animated: animated, at: now, completion: completion)
    }
}

extension DownloadStyle: FilmStyle {
    mutating func applyOwn(_ change: StyleChange) {
        change.artwork.change(&artwork, restoring: .tray)
        change.downloadMotion.change(&indeterminateMotion, restoring: .arc)
    }
}
