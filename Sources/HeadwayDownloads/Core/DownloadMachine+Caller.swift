/// What the caller asks for.
extension DownloadMachine {
    mutating func start(at now: Duration) -> [Action] {
        switch state {
        case .idle, .failed, .cancelled:
            failures = 0
            source = 0
            connectionLimit = configuration.connections
            hasProgressed = false
            furthest = 0
            timeLimit = configuration.timeLimit.map { now + $0 }
            return enqueue(.locate)
        case .paused, .holding:
            return resume(at: now)
        default:
            return []
        }
    }

    mutating func resume(at now: Duration) -> [Action] {
        switch state {
        case .paused(let part, let error):
            failures = 0
            return enqueue(part.map { .ask($0, because: error) } ?? .locate)
        case .holding(let reception, let until):
            return enqueue(.unhold(reception, until: until))
        case .idle, .failed, .cancelled:
            return start(at: now)
        default:
            return []
        }
    }

    mutating func pause(at now: Duration) -> [Action] {
        switch state {
        case .queued(.unhold(let reception, let until)):
            state = .holding(reception, until: until)
            return [.leave]
        case .queued(.locate):
            state = .paused(nil)
            return [.leave]
        case .queued(.ask(let part, let error)):
            state = .paused(part, because: error)
            return [.leave]
        case .waiting(let part, _, let error):
            state = .paused(part, because: error)
            return [.leave]
        case .receiving(let reception):
            return hold(reception, at: now)
        case .asking(let query), .redirecting(let query):
            state = .paused(query.part, because: query.because)
            return [.abort, .leave]
        case .locating:
            state = .paused(nil)
            return [.leave, .close(.kept, ByteRanges())]
        case .idle, .holding, .paused, .finishing, .completed, .failed, .cancelled:
            return []
        }
    }

    private mutating func hold(_ given: Reception, at now: Duration) -> [Action] {
        var reception = given
        guard configuration.holdLimit > .zero, reception.segments.contains(where: \.isAnswered) else {
            state = .paused(part(of: reception))
            return [.abort, .leave, .keep(reception.received)]
        }
        let asking = reception.segments.filter { !$0.isAnswered }
        reception.segments.removeAll { !$0.isAnswered }
        reception.throttledUntil = nil
        state = .holding(reception, until: now + configuration.holdLimit)
        return asking.map { .abortOne($0.id) } + [.hold, .leave, .keep(reception.received)]
    }

    mutating func cancel(_ partial: PartialFile) -> [Action] {
        switch state {
        case .completed, .cancelled: return []
        default:
            let there = there
            state = .cancelled
            resumedFrom = 0
            return [.abort, .leave, .close(partial, there)]
        }
    }

    /// Ends whatever is in progress.
    mutating func fail(_ reason: DownloadError, _ partial: PartialFile = .kept) -> [Action] {
        let (received, total, there) = (received, total, there)
        state = .failed(reason, received: received, total: total)
        return [.abort, .leave, .close(partial, there)]
    }

    /// Continues with the next address, if there is one and another server may do better; otherwise fails.
    mutating func failHere(_ part: Part, _ reason: DownloadError, at now: Duration) -> [Action] {
        let isOfServer = reason.category == .network || reason.category == .server
        guard isOfServer, source + 1 < configuration.sources.count else {
            // What has been received counts, whatever state is reported.
            state = .waiting(part, until: .zero, because: reason)
            return fail(reason)
        }
        source += 1
        failures = 0
        return [.abort] + ask(part, because: reason, at: now)
    }

    mutating func enqueue(_ next: Next) -> [Action] {
        state = .queued(next)
        return [.enqueue]
    }

    /// What a reception leaves behind for the next attempt.
    func part(of reception: Reception) -> Part {
        Part(version: reception.version, ranges: reception.received)
    }
}
