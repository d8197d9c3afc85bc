/// What the mere passing of time brings about.
extension DownloadMachine {
    /// When `tick` has something to do, unless something happens before.
    var deadline: Duration? {
        switch state {
        case .waiting(let until), .holding(let until): until
        case .queued(.unhold): holdUntil
        case .asking, .redirecting, .receiving: lastByte + configuration.idleLimit
        default: nil
        }
    }

    mutating func tick(at now: Duration) -> [Action] {
        guard let deadline, now >= deadline else { return [] }
        switch state {
        case .waiting:
            return enqueue(.ask)
        case .holding:
            state = .paused
            return [.abort]
        case .queued(.unhold):
            state = .queued(.ask)
            return [.abort]
        case .asking, .redirecting, .receiving:
            return [.abort] + retry(.timedOut(host: target.place), at: now)
        default:
            return []
        }
    }
}
