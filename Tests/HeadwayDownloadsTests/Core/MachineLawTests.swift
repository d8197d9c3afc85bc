import Testing

@testable import HeadwayDownloads

/// What holds for the machine whatever happens in whatever order.
@Suite(.limited) struct MachineLawTests {
    typealias Machine = DownloadMachine

    /// What a shell would know.
    struct Shell {
        var hasExchange = false
        var isOpen = false
        var mayRun = false
        var flaws: [String] = []

        mutating func perform(_ action: Machine.Action, _ machine: Machine) {
            switch action {
            case .enqueue: if mayRun { flaws.append("asked for a turn it has") }
            case .leave: mayRun = false
            case .locate: if isOpen { flaws.append("looked for a file it has") }
            case .request:
                if hasExchange { flaws.append("two requests at once") }
                if !mayRun { flaws.append("a request out of turn") }
                hasExchange = true
            case .abort: hasExchange = false
            case .begin, .append:
                if !hasExchange { flaws.append("bytes from nowhere") }
                isOpen = true
            case .finish(let sidecar):
                if hasExchange { flaws.append("finished within an answer") }
                if sidecar.total != machine.offset { flaws.append("finished at \(machine.offset)") }
            case .close: isOpen = false
            case .hold, .unhold: if !hasExchange { flaws.append("held nothing") }
            case .prepare, .ignoreBody: break
            }
        }
    }

    static let heads = [200, 200, 200, 206, 206, 404, 416, 503, 302]

    private func event(_ shell: Shell, _ machine: Machine, using random: inout SplitMix) -> Machine.Event {
        let failure = ExchangeFailure(error: .connectionLost(host: "h"), reusedConnection: Bool.random(using: &random))
        if machine.state == .receiving, machine.offset == machine.total { return .ended(nil) }
        switch Int.random(in: 0..<16, using: &random) {
        case 0, 1: return .start
        case 2: return .pause
        case 3: return .resume
        case 4: return Int.random(in: 0..<4, using: &random) == 0 ? .cancel(.kept) : .tick
        case 5: return .located(Machine.Part(sidecar: DownloadMachineTests.kept, size: 40))
        case 6: return .located(DownloadMachineTests.nothing)
        case 7: return .prepared
        case 8: return shell.hasExchange ? .ended(nil) : .tick
        case 9: return shell.hasExchange ? .ended(failure) : .tick
        case 10: return .storageFailed(.diskFull("f"))
        case 11: return .finished
        case 12: return .tick
        default:
            let status = Self.heads.randomElement(using: &random) ?? 200
            var fields = [DownloadMachineTests.tag, HeaderField(name: "Location", value: "/g")]
            if status == 206 {
                fields.append(HeaderField(name: "Content-Range", value: "bytes \(machine.plan.offset)-99/100"))
            } else {
                fields.append(HeaderField(name: "Content-Length", value: "100"))
            }
            return .head(ResponseHead(status: status, fields: fields), clock: 0)
        }
    }

    @Test func `no order of events breaks the shell or lies`() throws {
        var completed = 0
        for seed in UInt64(0)..<3_000 {
            var random = SplitMix(seed: seed)
            var machine = try DownloadMachineTests.machine()
            var shell = Shell()
            var now = Duration.zero
            for _ in 0..<80 {
                now += .milliseconds(Int.random(in: 0...4_000, using: &random))
                if case .queued = machine.state, Bool.random(using: &random) {
                    shell.mayRun = true
                    for action in machine.handle(.admitted, at: now) { shell.perform(action, machine) }
                }
                if machine.state == .receiving, Bool.random(using: &random) {
                    let count = Bool.random(using: &random) ? Int((machine.total ?? 1) - machine.offset) : 7
                    if machine.hasRoom(for: count) { machine.received(count, at: now) }
                }
                let event = event(shell, machine, using: &random)
                if case .ended = event { shell.hasExchange = false }
                let before = machine.state
                for action in machine.handle(event, at: now) { shell.perform(action, machine) }
                if machine.state == .completed, before != .completed {
                    completed += 1
                    if before != .finishing { shell.flaws.append("completed from \(before)") }
                }
                #expect(shell.flaws == [], "seed \(seed), after \(event) in \(before)")
                guard shell.flaws.isEmpty else { return }
                #expect(machine.offset <= machine.total ?? .max)
            }
        }
        #expect(completed > 50)
    }
}
