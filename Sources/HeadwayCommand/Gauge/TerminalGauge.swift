import Foundation
import Headway
import HeadwayCommandLine
import HeadwayHosting
import HeadwayTerminal
import Synchronization

/// A gauge on the terminal: feeds the machine with lines, the end of them, Ctrl-C and time, and shows what it says.
final class TerminalGauge: Sendable {
    private let machine: Mutex<GaugeMachine>
    private let title: String?
    private let clock = HostClock()
    private let screen: ProgressScreen
    private let showsTimeLeft: Bool

    /// Control-C ends the script too, whose end may be seen before the signal: an early one counts only a little later.
    private static let grace = Duration.milliseconds(100)

    /// A whole, in the units in which the machine counts: ten thousand a per cent.
    private static let whole: Int64 = 1_000_000

    init(_ machine: GaugeMachine, _ request: GaugeRequest) {
        self.machine = Mutex(machine)
        title = request.title
        showsTimeLeft = request.showsTimeLeft
        var options = ScreenOptions()
        options.color = request.color
        screen = ProgressScreen(options: options)
    }

    /// Runs to the end, and gives the exit status.
    func run(timeout: Double?) async -> Int32 {
        if let title { screen.log(title) }
        let (events, feed) = AsyncStream<GaugeMachine.Event>.makeStream()
        let interruption = Interruption { feed.yield(.cancelled) }
        Self.readInput(into: feed)
        if let timeout {
            Task {
                try? await Task.sleep(for: .seconds(timeout))
                feed.yield(.timedOut)
            }
        }
        let row = screen.add(row, sampling: { [self] in reading })
        let status = await handle(events, row) {
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
        let left: [RowElement] = showsTimeLeft ? [.timeRemaining] : []
        return ProgressRow(
            .linear, reading.title ?? "", total: Self.whole, unit: .items,
            elements: [.state, .title, .bar, .percent] + left)
    }

    /// What the row shows now; a label of several lines stands in one.
    private var reading: RowReading {
        machine.withLock { machine in
            let label = machine.text.replacing("\n", with: " ")
            guard case .fraction(let fraction) = machine.progress else {
                return RowReading(completed: 0, total: nil, title: label)
            }
            let completed = Int64((fraction * Double(Self.whole)).rounded())
            return RowReading(completed: completed, total: Self.whole, title: label)
        }
    }

    /// Takes events until one of them ends it; the first early end of the input is put off.
    private func handle(
        _ events: AsyncStream<GaugeMachine.Event>, _ row: ProgressHandle, puttingOffEnd putOff: () -> Void
    ) async -> Int32 {
        var isPutOff = false
        for await event in events {
            if event == .endOfInput, !isPutOff, machine.withLock({ $0.percentage < 100 }) {
                isPutOff = true
                putOff()
                continue
            }
            let now = clock.now
            for action in machine.withLock({ $0.handle(event, at: now) }) {
                switch action {
                case .update: break
                case .report(let line): screen.log("headway: gauge: \(line)")
                case .hangUpProducer: GaugeProducer.hangUp()
                case .exit(let status): return end(row, status)
                case .awaitConfirmation:
                    // Nobody is there to press OK.
                    let rest = machine.withLock { $0.handle(.confirmed, at: now) }
                    if case .exit(let status)? = rest.first { return end(row, status) }
                }
            }
        }
        return ExitCode.failure.rawValue
    }

    /// Leaves the row as it ended.
    private func end(_ row: ProgressHandle, _ status: Int32) -> Int32 {
        let (percentage, hasFailed) = machine.withLock { ($0.percentage, $0.hasFailed) }
        if hasFailed {
            row.remove()
            screen.log("headway: gauge: the input ended at \(Int(percentage))%, before 100%")
        } else if status == 0 {
            row.finish()
        } else {
            row.remove()
        }
        return status
    }

    private static func readInput(into feed: AsyncStream<GaugeMachine.Event>.Continuation) {
        Thread {
            var input = GaugeInput()
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(STDIN_FILENO, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                for line in input.append(buffer[..<count]) { feed.yield(.line(line)) }
            }
            if let line = input.finish() { feed.yield(.line(line)) }
            feed.yield(.endOfInput)
        }.start()
    }
}
