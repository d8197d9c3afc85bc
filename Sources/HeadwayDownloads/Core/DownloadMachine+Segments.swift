/// Several connections for one file: which one fetches what, and what happens when one fails.
extension DownloadMachine {
    /// Requests further segments if the server's validators allow it and something is left to request.
    mutating func assign(_ reception: inout Reception, at now: Duration) -> [Action] {
        guard reception.limit > 1, let total = reception.total, let validator = reception.validator,
            !reception.watchesLength, now >= reception.nextAt, total >= 2 * Reception.least
        else { return [] }
        var actions: [Action] = []
        while let range = reception.nextRange(at: now) {
            if !reception.isSpread {
                reception.isSpread = true
                actions.append(.spread(total: total))
            }
            actions.append(ask(for: range, validator, of: &reception, at: now))
        }
        return actions
    }

    private mutating func ask(
        for range: Range<Int64>, _ validator: Validator, of reception: inout Reception,
        connection: ExchangeRequest.Connection = .any, at now: Duration
    ) -> Action {
        let id = nextID()
        reception.segments.append(
            Reception.Segment(
                id: id, start: range.lowerBound, position: range.lowerBound, end: range.upperBound,
                askedEnd: range.upperBound, isAnswered: false, began: now, lastHeard: now))
        let plan = ResumePlan.resume(offset: range.lowerBound, end: range.upperBound, validator)
        return .request(id, exchange(reception.target, reception.fields + plan.fields, connection, isForRange: true))
    }

    /// The response to one of several requests.
    ///
    /// Only the requested range, with the same validator, will do. Anything else means that this server does not accept
    /// as many at once; whether the file has changed is left to the next single request.
    mutating func answered(segment id: ExchangeID, _ head: ResponseHead, at now: Duration) -> [Action] {
        guard case .receiving(var reception) = state, let index = reception.index(of: id),
            !reception.segments[index].isAnswered, let validator = reception.validator
        else { return [] }
        let segment = reception.segments[index]
        let question = ResponseVerdict.Question(
            plan: .resume(offset: segment.start, end: segment.askedEnd, validator), kept: reception.version,
            name: fileName ?? "", originalName: reception.target.lastSegment, takesEncoded: configuration.takesEncoded)
        if case .rest(let total) = ResponseVerdict(head, to: question), total == reception.total,
            !head.overrulesLength, Self.repeats(validator, head)
        {
            reception.segments[index].isAnswered = true
            reception.segments[index].lastHeard = now
            state = .receiving(reception)
            return []
        }
        reception.segments.remove(at: index)
        reception.limit = max(1, reception.segments.count)
        connectionLimit = min(connectionLimit, reception.limit)
        reception.giveBack()
        return [.abortOne(id)] + goOn(reception, .badRange("not the range that was requested"), at: now)
    }

    private static func repeats(_ validator: Validator, _ head: ResponseHead) -> Bool {
        switch validator {
        case .etag(let tag): head["etag"] == tag
        case .lastModified(let date): head["last-modified"] == date
        }
    }

    /// One of the exchanges has ended by itself.
    mutating func ended(
        _ reception: inout Reception, at index: Int, _ failure: ExchangeFailure?, at now: Duration
    ) -> [Action] {
        if let failure, reception.isUnproved {
            // Whatever has arrived may belong to another file.
            return failure.isDoubtful
                ? [.leave] + enqueue(.ask(Part())) : retry(Part(), failure.error, at: now)
        }
        let segment = reception.remove(at: index)
        if let total = reception.total, reception.count >= total { return abortingOthers(reception) + whole(reception) }
        if let end = segment.end, segment.position >= end { return goOn(reception, nil, at: now) }
        if reception.total == nil, failure == nil { return whole(reception) }
        if let failure, failure.isOfConnection, !segment.isAnswered, let validator = reception.validator {
            let range = segment.start..<(segment.end ?? segment.start + 1)
            let action = ask(for: range, validator, of: &reception, connection: .new, at: now)
            state = .receiving(reception)
            return [action]
        }
        let short = DownloadError.wrongLength(received: reception.count, expected: reception.total ?? reception.count)
        return failed(&reception, failure?.error ?? short, at: now)
    }

    private func abortingOthers(_ reception: Reception) -> [Action] {
        reception.segments.isEmpty ? [] : [.abort]
    }

    /// One of the exchanges has failed: the others continue, and its share is requested again after a while.
    mutating func failed(_ reception: inout Reception, _ error: DownloadError, at now: Duration) -> [Action] {
        guard !reception.segments.isEmpty else { return retry(part(of: reception), error, at: now) }
        reception.failures += 1
        let delay = configuration.retry.delay(failures: reception.failures, floor: nil, using: &random)
        reception.nextAt = now + delay
        state = .receiving(reception)
        return []
    }

    /// No more data is needed from an exchange, although it would send more.
    mutating func filled(_ id: ExchangeID, at now: Duration) -> [Action] {
        guard case .receiving(var reception) = state, let index = reception.index(of: id) else { return [] }
        _ = reception.remove(at: index)
        if let total = reception.total, reception.count >= total { return [.abort] + whole(reception) }
        return [.abortOne(id)] + goOn(reception, nil, at: now)
    }

    /// What remains to be done after a segment has been completed or abandoned.
    private mutating func goOn(_ given: Reception, _ reason: DownloadError?, at now: Duration) -> [Action] {
        var reception = given
        var actions = assign(&reception, at: now)
        if reception.segments.isEmpty, let total = reception.total, let validator = reception.validator {
            guard reason == nil, let gap = reception.done.gaps(upTo: total).first else {
                return actions + ask(part(of: reception), because: reason, at: now)
            }
            // The last connection fetches what is left, one gap after another.
            actions.append(ask(for: gap, validator, of: &reception, at: now))
        }
        state = .receiving(reception)
        return actions
    }
}
