/// What the caller asks for.
extension DownloadMachine {
    mutating func start() -> [Action] {
        switch state {
        case .idle, .failed, .cancelled:
            failures = 0
            hasProgressed = false
            furthest = 0
            error = nil
            return enqueue(.locate)
        case .paused, .holding:
            return resume()
        default:
            return []
        }
    }

    mutating func resume() -> [Action] {
        switch state {
        case .paused:
            failures = 0
            return enqueue(part == nil ? .locate : .ask)
        case .holding:
            return enqueue(.unhold)
        case .idle, .failed, .cancelled:
            return start()
        default:
            return []
        }
    }

    mutating func pause(at now: Duration) -> [Action] {
        switch state {
        case .queued(.unhold):
            state = .holding(until: holdUntil)
            return [.leave]
        case .receiving where configuration.holdLimit <= .zero:
            state = .paused
            return [.abort, .leave]
        case .receiving:
            holdUntil = now + configuration.holdLimit
            state = .holding(until: holdUntil)
            return [.hold, .leave]
        case .asking, .redirecting:
            state = .paused
            return [.abort, .leave]
        case .queued, .waiting:
            state = .paused
            return [.leave]
        case .locating, .preparing:
            part = nil
            state = .paused
            return [.leave, .close(.kept)]
        case .idle, .holding, .paused, .finishing, .completed, .failed, .cancelled:
            return []
        }
    }

    mutating func cancel(_ partial: PartialFile) -> [Action] {
        switch state {
        case .completed, .cancelled: return []
        default:
            let actions = stop(partial)
            state = .cancelled
            error = .cancelled
            total = nil
            offset = 0
            resumedFrom = 0
            return actions
        }
    }

    /// Ends whatever goes on.
    mutating func stop(_ partial: PartialFile) -> [Action] {
        part = nil
        plan = .fresh
        return [.abort, .leave, .close(partial)]
    }

    mutating func fail(_ reason: DownloadError) -> [Action] {
        let actions = stop(.kept)
        state = .failed
        error = reason
        return actions
    }

    mutating func enqueue(_ next: Next) -> [Action] {
        state = .queued(next)
        return [.enqueue]
    }
}
