/// What happens as time passes.
extension DownloadMachine {
    /// When `tick` next has something to do, unless another event comes first; nil for never.
    var deadline: Duration? {
        let own = ownDeadline
        guard let timeLimit, isUnderWay else { return own }
        return min(timeLimit, own ?? timeLimit)
    }

    private var isUnderWay: Bool {
        switch state {
        case .idle, .paused, .holding, .finishing, .completed, .failed, .cancelled: false
        default: true
        }
    }

    private var ownDeadline: Duration? {
        switch state {
        case .waiting(_, let until, _), .holding(_, let until), .queued(.unhold(_, let until)): until
        case .asking(let query), .redirecting(let query): query.lastHeard + configuration.idleLimit
        case .receiving(let reception): deadline(of: reception)
        default: nil
        }
    }

    private func deadline(of reception: Reception) -> Duration? {
        if let until = reception.throttledUntil { return until }
        var first: Duration?
        func take(_ deadline: Duration) { first = min(first ?? deadline, deadline) }
        for segment in reception.segments { take(segment.lastHeard + configuration.idleLimit) }
        if configuration.leastRate != nil { take(reception.measuredSince + configuration.idleLimit) }
        if reception.isSpread, reception.segments.count < reception.limit { take(reception.nextAt) }
        return first
    }

    mutating func tick(at now: Duration) -> [Action] {
        if let timeLimit, now >= timeLimit, isUnderWay { return fail(.timeLimit) }
        guard let deadline = ownDeadline, now >= deadline else { return [] }
        switch state {
        case .waiting(let part, _, let error):
            return enqueue(.ask(part, because: error))
        case .holding(let reception, _):
            state = .paused(part(of: reception))
            return [.abort]
        case .queued(.unhold(let reception, _)):
            state = .queued(.ask(part(of: reception)))
            return [.abort]
        case .asking(let query), .redirecting(let query):
            return [.abort] + retry(query.part, .timedOut(host: query.target.place), at: now)
        case .receiving(let reception):
            return tick(reception, at: now)
        default:
            return []
        }
    }

    private mutating func tick(_ given: Reception, at now: Duration) -> [Action] {
        var reception = given
        if reception.throttledUntil != nil {
            reception.throttledUntil = nil
            // If we stopped reading, the silence is not the server's fault.
            for index in reception.segments.indices { reception.segments[index].lastHeard = now }
            state = .receiving(reception)
            return [.unhold]
        }
        if let error = tooSlow(&reception, at: now) {
            let part = part(of: reception)
            return [.abort] + retry(part, error, at: now)
        }
        var actions: [Action] = []
        while let index = reception.segments.firstIndex(where: { now >= $0.lastHeard + configuration.idleLimit }) {
            let segment = reception.remove(at: index)
            let error = DownloadError.timedOut(host: reception.target.place)
            guard !reception.segments.isEmpty else {
                return [.abort] + retry(part(of: reception), error, at: now)
            }
            actions.append(.abortOne(segment.id))
            _ = failed(&reception, error, at: now)
        }
        if now >= reception.nextAt {
            actions += assign(&reception, at: now)
            reception.nextAt = now + Reception.lookStep
        }
        state = .receiving(reception)
        return actions
    }

    private func tooSlow(_ reception: inout Reception, at now: Duration) -> DownloadError? {
        guard let least = configuration.leastRate, now >= reception.measuredSince + configuration.idleLimit else {
            return nil
        }
        let seconds = (now - reception.measuredSince) / .seconds(1)
        let rate = Double(reception.count - reception.measuredFrom) / seconds
        reception.measure(at: now)
        return rate < Double(least) ? .tooSlow(host: reception.target.place) : nil
    }

    mutating func throttle(until: Duration) -> [Action] {
        guard case .receiving(var reception) = state else { return [] }
        reception.throttledUntil = max(until, reception.throttledUntil ?? until)
        state = .receiving(reception)
        return [.hold]
    }
}
