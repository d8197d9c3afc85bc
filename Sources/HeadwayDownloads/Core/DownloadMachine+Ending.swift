/// From the first byte to the end of an attempt, and what comes then.
extension DownloadMachine {
    /// Counts bytes that were written.
    ///
    /// Called for every chunk, so it does no more than it must.
    mutating func received(_ count: Int, at now: Duration) {
        offset += Int64(count)
        part?.size = offset
        lastByte = now
        if offset > furthest {
            furthest = offset
            failures = 0
        }
    }

    /// Notes that the server still sends, though nothing for the file.
    mutating func heard(at now: Duration) {
        lastByte = now
    }

    /// Whether `count` more bytes still belong to the file.
    func hasRoom(for count: Int) -> Bool {
        total.map { offset + Int64(count) <= $0 } ?? true
    }

    mutating func ended(_ failure: ExchangeFailure?, at now: Duration) -> [Action] {
        switch state {
        case .asking:
            return failed(asking: failure ?? ExchangeFailure(error: .notHTTP(host: target.place)), at: now)
        case .redirecting(let next):
            target = next
            return request(at: now)
        case .receiving:
            // All announced bytes are there: how the connection ends no longer matters.
            if let total, offset == total { return whole() }
            if let failure { return retry(failure.error, at: now) }
            if let total, offset < total {
                return retry(.wrongLength(received: offset, expected: total), at: now)
            }
            return whole()
        case .holding, .queued(.unhold):
            // The end came while the caller had it paused: what is missing is asked for when it goes on.
            state = state == .queued(.unhold) ? .queued(.ask) : .paused
            return []
        default:
            return []
        }
    }

    private mutating func whole() -> [Action] {
        total = offset
        state = .finishing
        guard var sidecar = part?.sidecar else { return fail(.transport("the download lost its own state")) }
        sidecar.total = offset
        return [.finish(sidecar)]
    }

    /// A connection that an earlier answer left in disorder brings garbage: once more on a new one, at no cost.
    private mutating func failed(asking failure: ExchangeFailure, at now: Duration) -> [Action] {
        if failure.reusedConnection, case .notHTTP = failure.error { return request(at: now, connection: .new) }
        return retry(failure.error, at: now)
    }

    /// Plans another attempt, if the policy allows one.
    mutating func retry(_ reason: DownloadError, seconds: Int64? = nil, at now: Duration) -> [Action] {
        failures += 1
        guard isWorthRetrying(reason), failures <= configuration.retry.limit else { return fail(reason) }
        if let seconds, seconds > configuration.retry.patience.components.seconds {
            guard case .http(let status) = reason else { return fail(reason) }
            return fail(.busyServer(status: status, seconds: Int(clamping: seconds)))
        }
        let floor = seconds.map { Duration.seconds($0) }
        error = reason
        state = .waiting(until: now + configuration.retry.delay(failures: failures, floor: floor, using: &random))
        return [.leave]
    }

    /// A host that never answered in this run is a wrong address rather than a hiccup.
    private func isWorthRetrying(_ reason: DownloadError) -> Bool {
        switch reason {
        case .refused, .unresolved: hasProgressed
        case .timedOut, .connectionLost, .wrongLength, .http, .transport: true
        default: false
        }
    }

    mutating func overflowed() -> [Action] {
        guard state == .receiving, let total else { return [] }
        let actions = stop(.discarded)
        state = .failed
        error = .wrongLength(received: offset + 1, expected: total)
        return actions
    }

    mutating func storageFailed(_ reason: DownloadError) -> [Action] {
        switch state {
        case .locating, .preparing, .receiving, .finishing, .holding, .queued(.unhold): fail(reason)
        default: []
        }
    }

    mutating func finished() -> [Action] {
        guard state == .finishing else { return [] }
        part = nil
        state = .completed
        return [.leave, .close(.kept)]
    }
}
