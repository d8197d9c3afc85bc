import Testing

@testable import HeadwayDownloads

/// What holds for the machine whatever happens in whatever order, over one connection and over several.
@Suite(.limited) struct MachineLawTests {
    typealias Machine = DownloadMachine

    /// What a shell would know.
    struct Shell {
        var exchanges: Set<Machine.ExchangeID> = []
        var used: Set<Machine.ExchangeID> = []
        var isOpen = false
        var mayRun = false
        var isSpread = false
        var connections: Int
        /// Which bytes the file has of the version that is being received.
        var written = ByteRanges()
        var faults: [String] = []

        mutating func perform(_ action: Machine.Action, _ machine: Machine) {
            switch action {
            case .enqueue: if mayRun { faults.append("asked for a turn it has") }
            case .leave: mayRun = false
            case .locate: if isOpen { faults.append("looked for a file it has") }
            case .request(let id, let request): ask(id, request)
            case .abort: exchanges = []
            case .abortOne(let id): exchanges.remove(id)
            case .begin:
                if exchanges.isEmpty { faults.append("bytes from nowhere") }
                (isOpen, isSpread, written) = (true, false, ByteRanges())
            case .append(_, let there):
                if exchanges.isEmpty { faults.append("bytes from nowhere") }
                (isOpen, isSpread, written) = (true, !there.isPrefix, there)
            case .spread:
                if isSpread { faults.append("spread twice") }
                isSpread = true
            case .finish(let version, let total):
                if !exchanges.isEmpty { faults.append("finished within an answer") }
                if version.total != total || written != ByteRanges(upTo: total) {
                    faults.append("finished with \(written.ranges) of \(total)")
                }
            case .close: isOpen = false
            case .hold, .unhold, .ignoreBody: if exchanges.isEmpty { faults.append("held nothing") }
            case .keep: break
            }
        }

        private mutating func ask(_ id: Machine.ExchangeID, _ request: ExchangeRequest) {
            if !used.insert(id).inserted { faults.append("an identity used twice") }
            if !mayRun { faults.append("a request out of turn") }
            exchanges.insert(id)
            if exchanges.count > connections { faults.append("\(exchanges.count) requests at once") }
            let names = request.fields.map(\.lowercasedName)
            if names.contains("range") != names.contains("if-range") { faults.append("a range without a condition") }
        }

        mutating func write(_ range: Range<Int64>) {
            if !isSpread, range.lowerBound != written.count { faults.append("a hole in a file that is appended to") }
            written.insert(range)
        }
    }

    static let total: Int64 = 1 << 20
    static let kept = Sidecar(url: "http://h/f", etag: "\"a\"", total: total)
    static let heads = [200, 200, 206, 206, 206, 206, 404, 416, 503, 302, 403]

    private static func range(of id: Machine.ExchangeID, _ machine: Machine) -> Range<Int64>? {
        if case .asking(let query) = machine.state, case .resume(let offset, let end, _) = query.plan {
            return offset..<(end ?? total)
        }
        guard let reception = machine.state.reception, let index = reception.index(of: id) else { return nil }
        return reception.segments[index].start..<(reception.segments[index].askedEnd ?? total)
    }

    private func event(_ shell: Shell, _ machine: Machine, using random: inout SplitMix) -> Machine.Event {
        let failure = ExchangeFailure(error: .connectionLost(host: "h"), reusedConnection: Bool.random(using: &random))
        let id = shell.exchanges.sorted().randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<22, using: &random) {
        case 0, 1: return .start
        case 2: return .pause
        case 3, 4: return .resume
        case 5: return Int.random(in: 0..<6, using: &random) == 0 ? .cancel(.kept) : .tick
        case 6: return .located(Part(version: Self.kept, ranges: ByteRanges(upTo: 40_000)))
        case 7: return .located(Part())
        case 8: return .ended(id, failure)
        case 9: return Int.random(in: 0..<9, using: &random) == 0 ? .storageFailed(.diskFull("f")) : .tick
        case 10: return .finished(DownloadResult("f", Self.total, nil), name: "f")
        case 11: return Int.random(in: 0..<5, using: &random) == 0 ? .crowded : .tick
        case 12: return .throttle(until: .seconds(Int.random(in: 0...400, using: &random)))
        default: return head(of: id, machine, using: &random)
        }
    }

    private func head(of id: Machine.ExchangeID, _ machine: Machine, using random: inout SplitMix) -> Machine.Event {
        let range = Self.range(of: id, machine)
        let status = range == nil ? 200 : Self.heads.randomElement(using: &random) ?? 200
        let tag = Int.random(in: 0..<12, using: &random) == 0 ? "\"b\"" : "\"a\""
        var fields = [HeaderField(name: "ETag", value: tag), HeaderField(name: "Location", value: "/g")]
        if status == 206, let range {
            let value = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(Self.total)"
            fields.append(HeaderField(name: "Content-Range", value: value))
        } else {
            fields.append(HeaderField(name: "Content-Length", value: "\(Self.total)"))
        }
        return .head(id, ResponseHead(status: status, fields: fields), clock: 0)
    }

    /// Bytes for whoever has an answer, as many as a chunk has or all that are missing.
    private func deliver(_ machine: inout Machine, _ shell: inout Shell, at now: Duration, using random: inout SplitMix)
    {
        for id in shell.exchanges.sorted() where Bool.random(using: &random) {
            guard let reception = machine.state.reception, let index = reception.index(of: id),
                reception.segments[index].isAnswered
            else { continue }
            let remaining = reception.segments[index].remaining
            let count = Int(Bool.random(using: &random) ? remaining : min(remaining, 30_000))
            guard case .at(let offset, count) = machine.place(of: count, from: id) else {
                shell.faults.append("no place for what is missing")
                return
            }
            shell.write(offset..<offset + Int64(count))
            let isFilled = machine.received(count, from: id, at: now)
            let askedEnd = reception.segments[index].askedEnd ?? Self.total
            guard isFilled || offset + Int64(count) == askedEnd else { continue }
            if !isFilled { shell.exchanges.remove(id) }
            let event = isFilled ? Machine.Event.filled(id) : .ended(id, nil)
            for action in machine.handle(event, at: now) { shell.perform(action, machine) }
        }
    }

    @Test(arguments: [1, 4, 16]) func `no order of events breaks the shell, leaves a hole or lies`(_ connections: Int)
        throws
    {
        var completed = 0
        for seed in UInt64(0)..<300 {
            var random = SplitMix(seed: seed)
            var machine = try DownloadMachineTests.machine { $0.connections = connections }
            var shell = Shell(connections: connections)
            var now = Duration.zero
            for _ in 0..<120 {
                now += .milliseconds(Int.random(in: 0...3_000, using: &random))
                if case .queued = machine.state, Bool.random(using: &random) {
                    shell.mayRun = true
                    for action in machine.handle(.admitted, at: now) { shell.perform(action, machine) }
                }
                deliver(&machine, &shell, at: now, using: &random)
                let event = event(shell, machine, using: &random)
                if case .ended(let id, _) = event { shell.exchanges.remove(id) }
                let before = DownloadMachineTests.name(of: machine.state)
                for action in machine.handle(event, at: now) { shell.perform(action, machine) }
                if case .completed = machine.state, before != "completed" {
                    completed += 1
                    if before != "finishing" { shell.faults.append("completed from \(before)") }
                }
                if let reception = machine.state.reception, reception.received != shell.written {
                    shell.faults.append("\(reception.received.ranges) for \(shell.written.ranges)")
                }
                if let deadline = machine.deadline, deadline <= now {
                    for action in machine.handle(.tick, at: now) { shell.perform(action, machine) }
                    if machine.deadline == deadline { shell.faults.append("a deadline without an end") }
                }
                #expect(shell.faults == [], "seed \(seed), after \(event) in \(before)")
                guard shell.faults.isEmpty else { return }
                #expect(machine.received <= machine.total ?? .max)
            }
        }
        #expect(completed > 0)
    }
}
