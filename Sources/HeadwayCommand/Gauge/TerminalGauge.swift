import Headway
import HeadwayCommandLine
import HeadwayHosting
import HeadwayTerminal
import Synchronization

/// A gauge on the terminal: passes lines, the end of input, Ctrl-C and timeouts to the machine, and shows the result.
final class TerminalGauge: Sendable {
    private let machine: Mutex<GaugeMachine>
    private let request: GaugeRequest
    private let program: GaugeProgram?
    private let clock = HostClock()
    private let screen: ProgressScreen
    private let room = PieceRoom()

    /// Control-C ends the script too, and the end of its output may arrive before the signal, so an early end counts
    /// only after a moment.
    private static let grace = Duration.milliseconds(100)

    /// The total in the machine's units: ten thousand per cent.
    private static let whole: Int64 = 1_000_000

    init(_ machine: GaugeMachine, _ request: GaugeRequest, _ program: GaugeProgram?) {
        self.machine = Mutex(machine)
        self.request = request
        self.program = program
        var options = ScreenOptions()
        options.color = request.color
        // A signal may end it while the program reads a password.
        screen = ProgressScreen(options: options) { _ in program?.release() }
    }

    /// Runs to the end, and returns the exit status.
    func run() async -> Int32 {
        if let title = request.title { screen.log(title) }
        let (arrivals, feed) = AsyncStream<Arrival>.makeStream()
        let interruption = Interruption { [program] in
            // A program decides for itself how to handle it.
            if let program { program.interrupt() } else { feed.yield(.event(.cancelled)) }
        }
        let take: @Sendable (GaugeProgram.Piece) -> Void = { [room] piece in
            room.take()
            feed.yield(.piece(piece))
        }
        if let program {
            program.read(take, typed: { [screen] in screen.lineWasRead() })
        } else {
            StandardInput.read(take)
        }
        if let timeout = request.timeout {
            Task {
                try? await Task.sleep(for: .seconds(timeout))
                feed.yield(.event(.timedOut))
            }
        }
        let rows = GaugeRows(screen, row, sampling: { [self] in reading })
        let status = await handle(arrivals, rows) {
            Task {
                try? await Task.sleep(for: Self.grace)
                feed.yield(.event(.endOfInput))
            }
        }
        program?.release()
        screen.finish()
        withExtendedLifetime(interruption) {}
        return status
    }

    /// What may come next.
    private enum Arrival: Sendable {
        case piece(GaugeProgram.Piece)
        case event(GaugeMachine.Event)
    }

    private var row: ProgressRow {
        let left: [RowElement] = request.showsTimeLeft ? [.timeRemaining] : []
        return ProgressRow(
            .linear, reading.title ?? "", total: Self.whole, unit: .items,
            layout: RowLayout(
                [.state, .title, .bar, .percent] + left + [.note], endedElements: [.state, .title, .note]))
    }

    /// What the bar's row shows now: the last line of the label.
    private var reading: RowReading {
        machine.withLock { machine in
            let label = machine.labelLines.last ?? ""
            guard case .fraction(let fraction) = machine.progress else {
                return RowReading(completed: 0, total: nil, title: label)
            }
            let completed = Int64((fraction * Double(Self.whole)).rounded())
            return RowReading(completed: completed, total: Self.whole, title: label)
        }
    }

    /// Handles what comes until something ends it; the first early end of a script is deferred.
    private func handle(
        _ arrivals: AsyncStream<Arrival>, _ rows: GaugeRows, puttingOffEnd putOff: () -> Void
    ) async -> Int32 {
        var isPutOff = program != nil
        var input = GaugeInput()
        rows.show(machine.withLock { $0.labelLines })
        for await arrival in arrivals {
            var events: [GaugeMachine.Event] = []
            switch arrival {
            case .event(let event): events = [event]
            case .piece(let piece):
                events = input.take(piece)
                room.free()
            }
            if !isPutOff, events.last == .endOfInput, case .piece = arrival {
                events.removeLast()
                if let status = respond(to: events, rows) { return status }
                if machine.withLock({ $0.percentage < 100 }) {
                    isPutOff = true
                    putOff()
                    continue
                }
                events = [.endOfInput]
            }
            if let status = respond(to: events, rows) { return status }
        }
        return ExitCode.failure.rawValue
    }

    /// Does what the machine says about some events, and shows the result; returns the exit status if that ends it.
    private func respond(to events: [GaugeMachine.Event], _ rows: GaugeRows) -> Int32? {
        var isChanged = false
        let now = clock.now
        for event in events {
            for action in machine.withLock({ $0.handle(event, at: now) }) {
                switch action {
                case .update: isChanged = true
                case .report(let line): screen.logCut("headway: gauge: \(line)")
                case .passOn(let line): screen.log(line)
                case .hangUpProducer: GaugeProducer.hangUp()
                case .exit(let status): return end(rows, status)
                case .awaitConfirmation:
                    // There is no OK button.
                    let rest = machine.withLock { $0.handle(.confirmed, at: now) }
                    if case .exit(let status)? = rest.first { return end(rows, status) }
                }
            }
        }
        if isChanged { rows.show(machine.withLock { $0.labelLines }) }
        return nil
    }

    /// Leaves the row in its final state.
    private func end(_ rows: GaugeRows, _ status: Int32) -> Int32 {
        let (percentage, hasFailed, lines) = machine.withLock { ($0.percentage, $0.hasFailed, $0.labelLines) }
        let own = program?.exitStatus ?? 0
        if own != 0 {
            rows.end(.failed, lines, note: Wording(.user)(.exitStatus, "\(own)"))
            return own
        }
        if hasFailed {
            rows.end(nil, lines)
            screen.log("headway: gauge: the input ended at \(Int(percentage))%, before 100%")
        } else {
            rows.end(status == 0 && !request.isTransient ? .completed : nil, lines)
        }
        return status
    }
}
