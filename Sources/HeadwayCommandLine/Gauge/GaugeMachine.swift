package import Headway

/// What a gauge shows and does in response to a script's lines, its end and the user: a value type without input, clock or output.
///
/// In a terminal there is no OK button, so its host answers `awaitConfirmation` with `confirmed` at once.
package struct GaugeMachine: Sendable {
    /// What can happen to it.
    package enum Event: Sendable, Hashable {
        /// A line of the script.
        case line(GaugeInput.Line)
        /// The input has ended.
        case endOfInput
        /// The user pressed OK.
        case confirmed
        /// The user pressed Cancel, or Control-C.
        case cancelled
        /// The user closed the window otherwise.
        case closed
        /// Its time limit has been reached.
        case timedOut
    }

    /// What its host has to do, in order.
    package enum Action: Sendable, Hashable {
        /// Show what changed.
        case update
        /// There is no more input: wait until the user presses OK; cancelling is no longer possible.
        case awaitConfirmation
        /// Write one line about bad input to standard error.
        case report(String)
        /// Pass on a program's output that is not progress to where it would have gone without a gauge.
        case passOn(String)
        /// Send SIGHUP to the parent process, which is the script.
        case hangUpProducer
        /// End with an exit code.
        case exit(Int32)
    }

    private enum Block: Sendable {
        case none
        case percentage
        case text([String])
    }

    /// Its label; may have several lines.
    package private(set) var text: String
    package var labelLines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    /// The last percentage, 0…100.
    package private(set) var percentage: Double
    /// True while it is indeterminate.
    package private(set) var isPulsing: Bool
    /// True once the input ended too early under `isStrict`.
    package private(set) var hasFailed = false
    /// True once it has ended or is only waiting to be confirmed.
    package private(set) var isOver = false

    private let options: GaugeOptions
    private let codes: GaugeExitCodes
    private var throughput: Throughput
    private var reports: ToolReports
    private var reported: Set<GaugeLine.UnknownKind> = []
    private var hasExited = false
    /// Whether the user tried to cancel a gauge that cannot be cancelled: an early end of the input is then not a
    /// success.
    private var wasRefused = false
    private var block = Block.none
    /// Blank lines of a program, passed on once another line is.
    private var heldBlanks = 0
    /// The percentage before an unfinished line.
    private var settled: Double?

    /// Makes a gauge that begins at `now`; nil if it would end before it began, closing itself at 100 %.
    package init?(options: GaugeOptions, codes: GaugeExitCodes = GaugeExitCodes(), at now: Instant) {
        let start = options.percentage > 0 ? min(100, options.percentage) : 0
        if options.closesItself && start >= 100 { return nil }
        self.options = options
        self.codes = codes
        text = GaugeLine.resolved(options.text)
        reports = ToolReports(size: options.size, duration: options.duration)
        percentage = start
        isPulsing = options.pulsates
        throughput = Throughput(completed: Self.units(start), at: now)
    }

    /// True when the user may press OK: at 100 %, and after the end of the input.
    package var canConfirm: Bool { isOver || percentage >= 100 }

    /// The progress, for an indicator; unknown while it pulses.
    package var progress: ProgressValue { isPulsing ? .unknown : .fraction(percentage / 100) }

    /// The remaining time, for `--time-remaining`; nil while unknown.
    package var timeRemaining: TimeSpan? { isPulsing ? nil : throughput.timeRemaining }

    /// Advances only the time, so that the time left stays current.
    package mutating func tick(at now: Instant) {
        throughput.sample(completed: Self.units(percentage), total: Self.units(100), at: now)
    }

    /// Handles an event and returns what to do; does nothing once it has exited.
    package mutating func handle(_ event: Event, at now: Instant) -> [Action] {
        if hasExited { return [] }
        let actions = respond(to: event, at: now)
        hasExited = actions.contains { if case .exit = $0 { true } else { false } }
        return actions
    }

    private mutating func respond(to event: Event, at now: Instant) -> [Action] {
        switch event {
        case .line(let line): return isOver ? [] : read(line, at: now)
        case .endOfInput: return isOver ? [] : endOfInput(at: now)
        case .confirmed: return canConfirm ? [.exit(hasFailed ? codes.cancelled : codes.done)] : []
        case .cancelled:
            guard options.canCancel, !isOver else {
                wasRefused = true
                return []
            }
            isOver = true
            return (options.killsProducer ? [.hangUpProducer] : []) + [.exit(codes.cancelled)]
        case .closed:
            guard options.canCancel || isOver else { return [] }
            isOver = true
            return [.exit(codes.closed)]
        case .timedOut:
            isOver = true
            return [.exit(codes.timedOut)]
        }
    }

    private mutating func read(_ line: GaugeInput.Line, at now: Instant) -> [Action] {
        let shown = percentage
        if line.end == .open {
            settled = settled ?? percentage
        } else if let before = settled {
            // Half a line may have shown a percentage that the whole line does not.
            (percentage, settled) = (before, nil)
        }
        let actions = respond(to: line, at: now)
        return percentage == shown || actions.contains(.update) ? actions : [.update] + actions
    }

    private mutating func respond(to line: GaugeInput.Line, at now: Instant) -> [Action] {
        let text = PlainText.of(line.text)
        if line.end != .open, let actions = readBlock(text, at: now) { return actions }
        let bare = text.trimmed
        let counted = line.end == .overwritten ? ToolLine.counted(bare) : nil
        switch reports.read(bare) ?? counted ?? GaugeLine(text) {
        // A program's lone number is a percentage if it can be one.
        case .percentage where options.source == .program && GaugeLine.exceeds(text):
            return line.isFinal ? passOn(line) : []
        case .percentage(let value): return set(value, at: now)
        case .progress(let value, let label):
            // The words of an unfinished line may be cut in two.
            if let label, line.end != .open { self.text = label }
            return set(value, at: now)
        // Nothing else about an unfinished line is certain.
        case _ where line.end == .open: return []
        case .text(let text) where options.source == .script: return set(text)
        case .pulsate(let pulsates):
            isPulsing = pulsates
            return [.update]
        case .block:
            block = .percentage
            return []
        case .blank where options.source == .program && bare.isEmpty && line.isFinal:
            heldBlanks += 1
            return []
        case .blank: return []
        case .text: return line.isFinal ? passOn(line) : []
        case .unknown(let kind) where options.source == .script:
            return [complain(of: kind, bare)].compactMap { $0 }
        case .unknown: return line.isFinal ? passOn(line) : []
        }
    }

    /// What else a program says, with the blank lines before it; those around its progress belong to where that was
    /// drawn.
    private mutating func passOn(_ line: GaugeInput.Line) -> [Action] {
        defer { heldBlanks = 0 }
        return Array(repeating: .passOn(""), count: heldBlanks) + [
            .passOn(PlainText.of(line.text, removing: .allButRenditions))
        ]
    }

    /// Reports an unusable line, once for each kind.
    private mutating func complain(of kind: GaugeLine.UnknownKind, _ text: String) -> Action? {
        guard reported.insert(kind).inserted else { return nil }
        let expected =
            switch kind {
            case .mode: "'pulsate:' takes true or false"
            case .ambiguous: "more than one percentage"
            case .other: "not a number from 0 to 100 or '# label'"
            }
        return .report("\(expected), ignored: \(text)")
    }

    /// Inside a block of dialog's: the percentage, which may be missing, then the label's lines, up to the next mark.
    private mutating func readBlock(_ text: String, at now: Instant) -> [Action]? {
        let isMark = text.trimmed == "XXX"
        switch block {
        case .none: return nil
        case .percentage where isMark:
            block = .none
            return []
        case .percentage:
            if let value = GaugeLine.number(text.trimmed) {
                block = .text([])
                return set(value, at: now)
            }
            block = .text([text])
            return []
        case .text(let lines) where isMark:
            block = .none
            return set(lines.joined(separator: "\n"))
        case .text(let lines):
            block = .text(lines + [text])
            return []
        }
    }

    private mutating func set(_ text: String) -> [Action] {
        self.text = text
        return [.update]
    }

    private mutating func set(_ value: Double, at now: Instant) -> [Action] {
        heldBlanks = 0
        percentage = value
        tick(at: now)
        // A program may count to 100 several times, once for each thing that it does.
        guard value >= 100, options.closesItself, options.source == .script else { return [.update] }
        return [.update] + finish()
    }

    private mutating func endOfInput(at now: Instant) -> [Action] {
        isPulsing = false
        // Control-C reaches the script too, and ends it even if the gauge cannot be cancelled.
        if wasRefused && percentage < 100 { return [.exit(codes.cancelled)] }
        if options.isStrict && percentage < 100 {
            (hasFailed, isOver) = (true, true)
            return [.update, options.closesItself ? .exit(codes.cancelled) : .awaitConfirmation]
        }
        percentage = 100
        tick(at: now)
        return [.update] + finish()
    }

    private mutating func finish() -> [Action] {
        isOver = true
        isPulsing = false
        return [options.closesItself ? .exit(codes.done) : .awaitConfirmation]
    }

    /// Millionths of the total, for the estimators.
    private static func units(_ percentage: Double) -> Int64 { Int64((percentage * 10_000).rounded()) }
}
