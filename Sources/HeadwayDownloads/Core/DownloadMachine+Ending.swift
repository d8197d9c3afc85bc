/// From the first byte to the end of an attempt, and what follows.
extension DownloadMachine {
    /// Where an exchange's bytes belong.
    enum Place: Sendable, Equatable {
        /// Nowhere: they are no longer needed.
        case nowhere
        /// Beyond the end of the file.
        case beyondEnd
        /// At the offset, this many of them.
        case at(offset: Int64, count: Int)
    }

    /// Where the next `count` bytes of an exchange belong.
    func place(of count: Int, from id: ExchangeID) -> Place {
        guard let reception = state.reception, let index = reception.index(of: id) else { return .nowhere }
        let segment = reception.segments[index]
        guard let end = segment.end, Int64(count) > end - segment.position else {
            return .at(offset: segment.position, count: count)
        }
        if end == reception.total { return .beyondEnd }
        return .at(offset: segment.position, count: Int(end - segment.position))
    }

    /// How many more bytes of an exchange will follow the last ones whatever happens, and need not be reported one by
    /// one; the very last are not included.
    func roomAhead(of id: ExchangeID) -> Int {
        guard let reception = state.reception, !reception.isSpread, !reception.watchesLength,
            let segment = reception.segments.first, segment.id == id, let end = segment.end, end == segment.askedEnd
        else { return 0 }
        return Int(clamping: end - segment.position)
    }

    /// Counts bytes that have been placed.
    ///
    /// Called for most chunks, so it does no more than necessary. True if `filled` has to follow.
    mutating func received(_ count: Int, from id: ExchangeID, at now: Duration) -> Bool {
        guard case .receiving(var reception) = state, let index = reception.index(of: id) else { return false }
        // Drops the other reference, so that nothing is copied.
        state = .locating
        reception.segments[index].position += Int64(count)
        reception.segments[index].lastHeard = now
        let segment = reception.segments[index]
        let received = reception.count
        if received > furthest {
            furthest = received
            failures = 0
        }
        let isCut = segment.end != segment.askedEnd || reception.watchesLength
        state = .receiving(reception)
        return segment.position == segment.end && isCut
    }

    /// Records that the server is still sending, even if it is nothing for the file.
    mutating func heard(at now: Duration) {
        guard case .redirecting(var query) = state else { return }
        query.lastHeard = now
        state = .redirecting(query)
    }

    mutating func ended(_ id: ExchangeID, _ failure: ExchangeFailure?, at now: Duration) -> [Action] {
        switch state {
        case .asking(let query) where query.id == id:
            let failure = failure ?? ExchangeFailure(error: .notHTTP(host: query.target.place))
            return failed(query, failure, at: now)
        case .redirecting(let query) where query.id == id:
            return follow(query, at: now)
        case .receiving(var reception):
            guard let index = reception.index(of: id) else { return [] }
            return ended(&reception, at: index, failure, at: now)
        case .holding(var reception, let until):
            guard let index = reception.index(of: id) else { return [] }
            _ = reception.remove(at: index)
            // What is missing is requested when it continues.
            state = reception.segments.isEmpty ? .paused(part(of: reception)) : .holding(reception, until: until)
            return []
        case .queued(.unhold(var reception, let until)):
            guard let index = reception.index(of: id) else { return [] }
            _ = reception.remove(at: index)
            let next = Next.unhold(reception, until: until)
            state = .queued(reception.segments.isEmpty ? .ask(part(of: reception)) : next)
            return []
        default:
            return []
        }
    }

    /// All announced bytes are there: how the connections end no longer matters.
    mutating func whole(_ reception: Reception) -> [Action] {
        let total = reception.count
        var version = reception.version
        version.total = total
        state = .finishing(version, total: total)
        return [.finish(version, total: total)]
    }

    /// Plans another attempt, if the policy allows one.
    mutating func retry(_ part: Part, _ reason: DownloadError, seconds: Int64? = nil, at now: Duration) -> [Action] {
        failures += 1
        guard isWorthRetrying(reason), failures <= configuration.retry.limit else {
            return failHere(part, reason, at: now)
        }
        if let seconds, seconds > configuration.retry.patience.components.seconds {
            guard case .http(let status) = reason else { return failHere(part, reason, at: now) }
            let busy = DownloadError.serverBusy(status: status, seconds: Int(clamping: seconds))
            return failHere(part, busy, at: now)
        }
        let floor = seconds.map { Duration.seconds($0) }
        let delay = configuration.retry.delay(failures: failures, floor: floor, using: &random)
        state = .waiting(part, until: now + delay, because: reason)
        return [.leave]
    }

    /// A host that never answered in this run is a wrong address rather than a hiccup.
    private func isWorthRetrying(_ reason: DownloadError) -> Bool {
        switch reason {
        case .connectionRefused, .hostNotFound: hasProgressed
        case .timedOut, .tooSlow, .connectionLost, .wrongLength, .http, .transport, .tooManyFiles: true
        case .proxyRefused(let status): status >= 500
        default: false
        }
    }

    /// Whether starting again later would lose nothing that has been received.
    var canWaitForDescriptors: Bool {
        switch state {
        case .locating, .asking: true
        default: false
        }
    }

    /// Back to the end of the queue.
    mutating func crowded() -> [Action] {
        switch state {
        case .locating: return [.leave] + enqueue(.locate)
        case .asking(let query): return [.abort, .leave] + enqueue(.ask(query.part, because: .tooManyFiles))
        default: return []
        }
    }

    mutating func overflowed(_ id: ExchangeID) -> [Action] {
        guard case .receiving(let reception) = state, reception.index(of: id) != nil, let total = reception.total else {
            return []
        }
        // One of several connections may have gone wrong; the others still bring the right file.
        return fail(.wrongLength(received: total + 1, expected: total), reception.isSpread ? .kept : .discarded)
    }

    mutating func storageFailed(_ reason: DownloadError) -> [Action] {
        switch state {
        case .locating, .receiving, .finishing, .holding, .queued(.unhold): fail(reason)
        default: []
        }
    }

    mutating func unstored(_ reason: DownloadError) -> [Action] {
        switch state {
        case .receiving, .finishing:
            state = .failed(reason, received: 0, total: total)
            return [.abort, .leave, .close(.discarded, ByteRanges())]
        default: return []
        }
    }

    mutating func finished(_ result: DownloadResult, name: String) -> [Action] {
        guard case .finishing = state else { return [] }
        fileName = name
        state = .completed(result)
        return [.leave, .close(.kept, ByteRanges())]
    }
}

extension DownloadMachine.State {
    /// The reception in progress.
    var reception: Reception? {
        if case .receiving(let reception) = self { reception } else { nil }
    }
}
