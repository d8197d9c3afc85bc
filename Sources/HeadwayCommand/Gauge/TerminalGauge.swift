import Dispatch
import Glibc
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

    /// Control-C ends the script too, and its end may arrive before the signal, so an early end counts only after a moment.
    private static let grace = Duration.milliseconds(100)

    /// The total in the machine's units: ten thousand per cent.
    private static let whole: Int64 = 1_000_000

    init(_ machine: GaugeMachine, _ request: GaugeRequest, _ program: GaugeProgram?) {
        self.machine = Mutex(machine)
        self.request = request
        self.program = program
        var options = ScreenOptions()
        options.color = request.color
        screen = ProgressScreen(options: options)
    }

    /// The columns of the terminal where there is one, for the programs that draw for it.
    static var columns: Int {
        var size = winsize()
        return ioctl(2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    /// Runs to the end, and returns the exit status.
    func run() async -> Int32 {
        if let title = request.title { screen.log(title) }
        let (events, feed) = AsyncStream<GaugeMachine.Event>.makeStream()
        let interruption = Interruption { [program] in
            // A program decides for itself how to handle it.
            if let program { program.interrupt() } else { feed.yield(.cancelled) }
        }
        if let program { Self.read(program, into: feed) } else { Self.readInput(into: feed) }
        if let timeout = request.timeout {
            Task {
                try? await Task.sleep(for: .seconds(timeout))
                feed.yield(.timedOut)
            }
        }
        let rows = GaugeRows(screen, row, sampling: { [self] in reading })
        let status = await handle(events, rows) {
            Task {
                try? await Task.sleep(for: Self.grace)
                feed.yield(.endOfInput)
            }
        }
        screen.finish()
        withExtendedLifetime(interruption) {}
        return status
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

    /// Handles events until one of them ends it; the first early end of a script is deferred.
    private func handle(
        _ events: AsyncStream<GaugeMachine.Event>, _ rows: GaugeRows, puttingOffEnd putOff: () -> Void
    ) async -> Int32 {
        var isPutOff = program != nil
        rows.show(machine.withLock { $0.labelLines })
        for await event in events {
            if event == .endOfInput, !isPutOff, machine.withLock({ $0.percentage < 100 }) {
                isPutOff = true
                putOff()
                continue
            }
            let now = clock.now
            for action in machine.withLock({ $0.handle(event, at: now) }) {
                switch action {
                case .update: rows.show(machine.withLock { $0.labelLines })
                case .report(let line): screen.logCut("headway: gauge: \(line)")
                case .passOn(let line): screen.log(line)
                case .hangUpProducer: GaugeProducer.hangUp()
                case .exit(let status): return end(rows, status)
                case .awaitConfirmation:
                    // There is nobody to press OK.
                    let rest = machine.withLock { $0.handle(.confirmed, at: now) }
                    if case .exit(let status)? = rest.first { return end(rows, status) }
                }
            }
        }
        return ExitCode.failure.rawValue
    }

    /// Leaves the row as it ended.
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

    private static func read(_ program: GaugeProgram, into feed: AsyncStream<GaugeMachine.Event>.Continuation) {
        let pieces = program.pieces()
        Task {
            var input = GaugeInput()
            for await piece in pieces {
                for line in input.append(piece) { feed.yield(.line(line)) }
                // A program that waits for an answer has not ended the line of its question.
                if piece.isEmpty, let prompt = input.takePrompt() { feed.yield(.line(prompt)) }
            }
            if let line = input.finish() { feed.yield(.line(line)) }
            feed.yield(.endOfInput)
        }
    }

    private static func readInput(into feed: AsyncStream<GaugeMachine.Event>.Continuation) {
        DispatchQueue(label: "headway.gauge.input").async {
            var input = GaugeInput()
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                for line in input.append(buffer[..<count]) { feed.yield(.line(line)) }
            }
            if let line = input.finish() { feed.yield(.line(line)) }
            feed.yield(.endOfInput)
        }
    }
}
