/// From admission to an accepted response.
extension DownloadMachine {
    mutating func admitted(at now: Duration) -> [Action] {
        guard case .queued(let next) = state else { return [.leave] }
        switch next {
        case .locate:
            state = .locating
            return [.locate]
        case .ask(let part, let error):
            return ask(part, because: error, at: now)
        case .unhold(var reception, _):
            for index in reception.segments.indices { reception.segments[index].lastHeard = now }
            reception.measure(at: now)
            let actions = assign(&reception, at: now)
            state = .receiving(reception)
            return [.unhold] + actions
        }
    }

    mutating func located(_ part: Part, name: String?, at now: Duration) -> [Action] {
        guard state == .locating else { return [] }
        if let name { fileName = name }
        return ask(part, because: nil, at: now)
    }

    /// An earlier run had already put the file in place.
    mutating func completed(_ result: DownloadResult, name: String) -> [Action] {
        guard state == .locating else { return [] }
        fileName = name
        resumedFrom = result.bytes
        state = .completed(result)
        return [.leave, .close(.kept, ByteRanges())]
    }

    /// The first request of an attempt goes to the original address, with its credentials.
    mutating func ask(_ part: Part, because error: DownloadError?, at now: Duration) -> [Action] {
        ask(part, part.plan(isVerified: configuration.isVerified), because: error, at: now)
    }

    private mutating func ask(
        _ part: Part, _ plan: ResumePlan, because error: DownloadError?, at now: Duration
    ) -> [Action] {
        attempt += 1
        let query = Query(
            id: nextID(), plan: plan, part: part, target: configuration.sources[source].address,
            credentials: configuration.sources[source].credentials, lastHeard: now, because: error)
        return request(query, connection: failures > 0 ? .new : usual(query))
    }

    mutating func nextID() -> ExchangeID {
        lastID += 1
        return lastID
    }

    private mutating func request(_ query: Query, connection: ExchangeRequest.Connection) -> [Action] {
        state = .asking(query)
        let condition = query.plan == .fresh ? configuration.condition : []
        let fields = fields(of: query) + query.plan.fields + condition
        return [.request(query.id, exchange(query.target, fields, connection, isForRange: query.plan != .fresh))]
    }

    /// A whole file of which nothing has arrived yet can be taken back without loss.
    private func usual(_ query: Query) -> ExchangeRequest.Connection {
        let isAlone = configuration.connections == 1 && !configuration.isStream && configuration.condition.isEmpty
        return isAlone && query.plan == .fresh && query.part.ranges.isEmpty ? .kept : .any
    }

    /// Repeats the query, as a new exchange.
    private mutating func again(
        _ query: Query, connection: ExchangeRequest.Connection? = nil, at now: Duration
    ) -> [Action] {
        var next = Query(
            id: nextID(), plan: query.plan, part: query.part, target: query.target, credentials: query.credentials,
            lastHeard: now, because: query.because)
        next.cookies = query.cookies
        next.redirects = query.redirects
        return request(next, connection: connection ?? usual(next))
    }

    private func fields(of query: Query) -> [HeaderField] {
        configuration.fields + query.cookies.joined(to: query.credentials, for: query.target)
    }

    func exchange(
        _ target: Address, _ fields: [HeaderField], _ connection: ExchangeRequest.Connection,
        isForRange: Bool
    ) -> ExchangeRequest {
        ExchangeRequest(
            address: target, fields: fields, connection: connection, isForRange: isForRange,
            security: configuration.security,
            rateLimit: configuration.rateLimit)
    }

    mutating func answered(_ id: ExchangeID, _ head: ResponseHead, clock: Int64, at now: Duration) -> [Action] {
        if case .receiving = state { return answered(segment: id, head, at: now) }
        guard case .asking(var query) = state, query.id == id else { return [] }
        query.lastHeard = now
        let name = name(for: head, query)
        let question = ResponseVerdict.Question(
            plan: query.plan, kept: query.part.version, name: name,
            originalName: head["content-encoding"] == nil ? name : query.target.lastSegment,
            takesEncoded: configuration.takesEncoded, now: clock)
        switch ResponseVerdict(head, to: question) {
        case .whole(let total): return whole(head, query, name, total: total, at: now)
        case .rest(let total): return rest(head, query, total: total, at: now)
        case .startOver(let reason): return startOver(query, reason, at: now)
        case .provePart: return provePart(query, at: now)
        case .redirect(let location): return redirect(query, to: location, head: head, at: now)
        case .later(let error, let seconds): return later(query, error, seconds, at: now)
        case .fail(let error): return failHere(query.part, error, at: now)
        }
    }

    private func name(for head: ResponseHead, _ query: Query) -> String {
        fileName ?? FileName.choose(disposition: head["content-disposition"], address: query.target)
    }

    private mutating func whole(
        _ head: ResponseHead, _ query: Query, _ name: String, total: Int64?, at now: Duration
    ) -> [Action] {
        var version = Sidecar(url: configuration.sources[0].address.text, head: head, total: total)
        if !query.part.ranges.isEmpty {
            if let error = query.part.ifOther { return fail(error) }
            if query.plan != .fresh, configuration.ifChanged == .fail { return fail(.fileChanged) }
            restarts += 1
            restart = reason(query, version)
            if restart == .rangeIgnored { connectionLimit = 1 }
        }
        if configuration.fileName != nil { version.isNamedByCaller = true }
        fileName = name
        resumedFrom = 0
        hasProgressed = true
        var reception = reception(version, query, total: total, at: now)
        reception.watchesLength = head.overrulesLength && total != nil
        reception.isUnproved = head.isUnproved
        reception.segments = [segment(query.id, 0, of: total, at: now)]
        // At the file's destination there may be another download's part.
        let isAlone = head.isUnproved || head.words("accept-ranges") == ["none"]
        let actions = isAlone ? [] : assign(&reception, at: now)
        state = .receiving(reception)
        return [.begin(name: name, version)] + actions
    }

    private func reason(_ query: Query, _ version: Sidecar) -> DownloadRestart {
        if case .rangeRefused? = restart, query.plan == .fresh { return restart ?? .fileChanged }
        guard let kept = query.part.version, let validator = Validator(kept.marks, isVerified: configuration.isVerified)
        else { return .noValidator }
        let isSame: Bool
        switch validator {
        case .etag(let tag): isSame = version.etag == tag
        case .lastModified(let date): isSame = version.lastModified == date && version.etag == kept.etag
        }
        return isSame && query.plan != .fresh && version.total == kept.total ? .rangeIgnored : .fileChanged
    }

    private mutating func rest(_ head: ResponseHead, _ query: Query, total: Int64, at now: Duration) -> [Action] {
        guard case .resume(let offset, let end, let validator) = query.plan, var version = query.part.version else {
            return []
        }
        let isWhole = query.part.ranges.gaps(upTo: total).isEmpty
        let isOpen = version.total == nil
        let there = isWhole || isOpen ? query.part.ranges.limited(to: offset) : query.part.ranges
        if !hasProgressed { resumedFrom = there.count }
        version.total = total
        version.url = configuration.sources[0].address.text
        hasProgressed = true
        var reception = reception(version, query, total: total, at: now)
        reception.done = there
        reception.validator = validator
        reception.isSpread = !there.isPrefix
        reception.watchesLength = head.overrulesLength
        reception.segments = [segment(query.id, offset, of: end ?? total, at: now)]
        furthest = max(furthest, there.count)
        let actions = assign(&reception, at: now)
        state = .receiving(reception)
        return [.append(version, there)] + actions
    }

    private func reception(_ version: Sidecar, _ query: Query, total: Int64?, at now: Duration) -> Reception {
        var reception = Reception(
            version: version, total: total, done: ByteRanges(), segments: [], target: query.target,
            fields: fields(of: query), validator: connectionLimit > 1 ? Validator(version.marks) : nil)
        reception.limit = connectionLimit
        reception.measure(at: now)
        return reception
    }

    private func segment(_ id: ExchangeID, _ offset: Int64, of end: Int64?, at now: Duration) -> Reception.Segment {
        Reception.Segment(
            id: id, start: offset, position: offset, end: end, askedEnd: end, isAnswered: true, began: now,
            lastHeard: now)
    }

    /// A server that is always busy when a range is requested may still send the whole file: the last attempt requests
    /// that.
    private mutating func later(
        _ query: Query, _ error: DownloadError, _ seconds: Int64?, at now: Duration
    ) -> [Action] {
        if query.plan != .fresh, seconds == nil, failures >= configuration.retry.limit,
            configuration.ifChanged == .startOver, query.part.ifOther == nil, case .http(let status) = error
        {
            return startOver(query, .rangeRefused(status: status), at: now)
        }
        return [.abort] + retry(query.part, error, seconds: seconds, at: now)
    }

    private mutating func startOver(_ query: Query, _ reason: DownloadRestart, at now: Duration) -> [Action] {
        if let error = query.part.ifOther { return fail(error) }
        if configuration.ifChanged == .fail { return fail(.fileChanged) }
        restart = reason
        connectionLimit = 1
        return [.abort] + ask(query.part, .fresh, because: query.because, at: now)
    }

    private mutating func provePart(_ query: Query, at now: Duration) -> [Action] {
        guard case .resume(let offset, _, let validator) = query.plan else { return [] }
        var query = query
        query.plan = .resume(offset: offset - 1, validator)
        return [.abort] + again(query, at: now)
    }

    /// Resumes a part found under the name that a response has just given.
    mutating func found(_ part: Part, at now: Duration) -> [Action] {
        guard case .receiving = state else { return [] }
        return [.abort] + ask(part, because: nil, at: now)
    }

    private mutating func redirect(
        _ given: Query, to location: String, head: ResponseHead, at now: Duration
    ) -> [Action] {
        var query = given
        query.redirects += 1
        guard query.redirects <= Self.redirectLimit else { return failHere(query.part, .tooManyRedirects, at: now) }
        let next: Address
        do {
            next = try query.target.redirected(to: location)
        } catch {
            return failHere(query.part, error, at: now)
        }
        query.cookies.take(head.all("set-cookie"), from: query.target)
        if next.origin != query.target.origin { query.credentials = [] }
        query.target = next
        if let length = head.contentLength, length <= Self.ignorableBody {
            state = .redirecting(query)
            return [.ignoreBody(query.id)]
        }
        return [.abort] + again(query, at: now)
    }

    /// The redirect's body has been read: sends a request to its target.
    mutating func follow(_ query: Query, at now: Duration) -> [Action] { again(query, at: now) }

    /// A connection that an earlier response left in disorder delivers garbage: try again on a new one, without
    /// counting it.
    mutating func failed(_ query: Query, _ failure: ExchangeFailure, at now: Duration) -> [Action] {
        if failure.isOfConnection { return again(query, connection: .new, at: now) }
        return retry(query.part, failure.error, at: now)
    }
}

extension Reception {
    /// Measures the minimum rate from now on.
    mutating func measure(at now: Duration) {
        measuredSince = now
        measuredFrom = count
    }
}
