/// From the right to run to an accepted answer.
extension DownloadMachine {
    mutating func admitted(at now: Duration) -> [Action] {
        guard case .queued(let next) = state else { return [.leave] }
        switch next {
        case .locate:
            state = .locating
            return [.locate]
        case .ask:
            return plan(at: now)
        case .unhold:
            state = .receiving
            lastByte = now
            return [.unhold]
        }
    }

    mutating func located(_ found: Part, name: String?) -> [Action] {
        guard state == .locating else { return [] }
        if let name { fileName = name }
        part = found
        plan = ResumePlan(trusted: found.size, total: found.sidecar?.total, validator: found.sidecar?.validator)
        state = .preparing
        return [.prepare(offset: plan.offset)]
    }

    mutating func alreadyComplete(name: String, bytes: Int64) -> [Action] {
        guard state == .locating else { return [] }
        fileName = name
        offset = bytes
        resumedFrom = bytes
        total = bytes
        state = .completed
        return [.leave, .close(.kept)]
    }

    mutating func prepared(at now: Duration) -> [Action] {
        guard state == .preparing else { return [] }
        return ask(at: now)
    }

    /// A new attempt from what is there now.
    mutating func plan(at now: Duration) -> [Action] {
        let known = part?.sidecar
        plan = ResumePlan(trusted: part?.size ?? 0, total: known?.total, validator: known?.validator)
        state = .preparing
        return [.prepare(offset: plan.offset)]
    }

    /// The first request of an attempt goes to the original address, with its credentials.
    mutating func ask(at now: Duration) -> [Action] {
        attempt += 1
        redirects = 0
        target = configuration.address
        credentials = configuration.credentials
        return request(at: now, connection: failures > 0 ? .new : .any)
    }

    mutating func request(at now: Duration, connection: ExchangeRequest.Connection = .any) -> [Action] {
        state = .asking
        lastByte = now
        let fields = configuration.fields + credentials + plan.fields
        return [
            .request(
                ExchangeRequest(
                    address: target, fields: fields, connection: connection, authorities: configuration.authorities,
                    rateLimit: configuration.rateLimit))
        ]
    }

    mutating func answered(_ head: ResponseHead, clock: Int64, at now: Duration) -> [Action] {
        guard state == .asking else { return [] }
        lastByte = now
        switch ResponseVerdict(head, plan: plan, kept: part?.sidecar, now: clock) {
        case .whole(let total): return whole(head, total: total)
        case .rest(let total): return rest(total: total)
        case .startOver: return startOver(at: now)
        case .provePart: return provePart()
        case .redirect(let location): return redirect(to: location, head: head, at: now)
        case .later(let error, let seconds): return [.abort] + retry(error, seconds: seconds, at: now)
        case .fail(let error): return fail(error)
        }
    }

    private mutating func whole(_ head: ResponseHead, total: Int64?) -> [Action] {
        if plan != .fresh, configuration.ifChanged == .fail { return fail(.changed) }
        if max(offset, part?.size ?? 0) > 0 { restarts += 1 }
        var sidecar = Sidecar(url: configuration.address.text, head: head)
        if configuration.fileName != nil { sidecar.isNamedByCaller = true }
        let name = fileName ?? FileName.choose(disposition: head["content-disposition"], address: target)
        fileName = name
        part = Part(sidecar: sidecar, size: 0)
        offset = 0
        resumedFrom = 0
        accept(total: total)
        return [.begin(name: name, sidecar)]
    }

    private mutating func rest(total: Int64) -> [Action] {
        if !hasProgressed { resumedFrom = plan.offset }
        offset = plan.offset
        part?.size = offset
        if part?.sidecar?.total == nil { part?.sidecar?.total = total }
        accept(total: total)
        furthest = max(furthest, offset)
        return [.append(offset: offset)]
    }

    private mutating func accept(total: Int64?) {
        self.total = total
        hasProgressed = true
        error = nil
        state = .receiving
    }

    private mutating func startOver(at now: Duration) -> [Action] {
        if configuration.ifChanged == .fail { return fail(.changed) }
        plan = .fresh
        attempt += 1
        target = configuration.address
        credentials = configuration.credentials
        redirects = 0
        return [.abort] + request(at: now)
    }

    private mutating func provePart() -> [Action] {
        guard case .resume(let offset, let validator) = plan else { return [] }
        plan = .resume(offset: offset - 1, validator)
        state = .preparing
        return [.abort, .prepare(offset: offset - 1)]
    }

    private mutating func redirect(to location: String, head: ResponseHead, at now: Duration) -> [Action] {
        redirects += 1
        guard redirects <= Self.redirectLimit else { return fail(.tooManyRedirects) }
        let next: Address
        do {
            next = try target.redirected(to: location)
        } catch {
            return fail(error)
        }
        if next.origin != target.origin { credentials = [] }
        if let length = head.contentLength, length <= Self.ignorableBody {
            state = .redirecting(next)
            return [.ignoreBody]
        }
        target = next
        return [.abort] + request(at: now)
    }
}
