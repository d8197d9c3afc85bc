import Headway
import HeadwayHosting

/// A row in progress: samples its source, and is laid out for an instant.
struct RowState: Sendable {
    let id: Int
    /// The row as it was requested.
    let row: ProgressRow
    let added: Instant
    private let source: @Sendable () -> RowReading

    /// What the source reported last.
    private(set) var reading: RowReading
    private(set) var throughput: Throughput
    private(set) var figures: RowFigures
    private(set) var ended: Instant?
    /// What it said last, when lines are written.
    var said: PlainLines.Memory?
    private var stall: StallWatch
    private var schedule = SamplingSchedule()
    /// True at first, and after the program has changed something: the next frame samples then.
    private var isChanged = true
    private var bar: LinearIndicator
    private var ownState: DownloadState?
    private var ownNote: String?
    private var ownTitle: String?

    init(id: Int, row: ProgressRow, source: @escaping @Sendable () -> RowReading, at now: Instant) {
        self.id = id
        self.row = row
        self.source = source
        added = now
        reading = source()
        throughput = Throughput(completed: reading.completed, at: now)
        figures = RowFigures(completed: reading.completed, total: reading.total, taken: now)
        stall = StallWatch(reading.completed, at: now)
        var style = row.style
        // A row is one cell high: no rounded ends, no gap, no stop mark.
        (style.thickness, style.cornerRadius, style.gap, style.stopMark, style.wave) = (1, 0, 0, 0, nil)
        (style.showDelay, style.minimumVisible) = (.zero, .zero)
        if style.tints.count > 1 { style.tints = [style.tints[0]] }
        bar = LinearIndicator(style: style, progress: Self.progress(reading), at: now)
    }

    /// What it is doing.
    var state: DownloadState { ownState ?? reading.state }

    var note: TransferNote? { ownNote.map { .text($0) } ?? reading.note }

    var title: String { ownTitle ?? reading.title ?? row.title }

    /// How far it is, 0…1; nil while unknown.
    var fraction: Double? {
        guard case .fraction(let value) = Self.progress(reading) else { return nil }
        return min(1, max(0, value))
    }

    /// Samples the source, and updates bar and estimators.
    mutating func sample(at now: Instant, animated: Bool) { take(source(), at: now, animated: animated) }

    /// What a sample is for.
    enum Use: UInt8, Sendable, Hashable {
        /// A row on the screen, whose bar is animated between samples.
        case picture
        /// A line of text.
        case text
        /// Nothing is shown: only its end and its state matter.
        case ending
    }

    /// Samples the source if a sample is due, ten times a second at most.
    mutating func sampleIfDue(at now: Instant, for use: Use) {
        guard isChanged || schedule.isDue(at: now) else { return }
        isChanged = false
        schedule.sampled(at: now, goesOn: true)
        if use == .ending { poll(at: now) } else { sample(at: now, animated: use == .picture) }
    }

    private mutating func poll(at now: Instant) {
        let next = source()
        if next.state == reading.state && state != .completed {
            reading = next
        } else {
            take(next, at: now, animated: false)
        }
    }

    private mutating func take(_ next: RowReading, at now: Instant, animated: Bool) {
        let before = state
        reading = next
        if state == .running && before != .running {
            // Anything that arrived before running, such as a resumed part, is not speed, and waiting was not a stall.
            throughput = Throughput(completed: reading.completed, at: now)
            stall = StallWatch(reading.completed, at: now)
        }
        if before == .running { throughput.sample(completed: reading.completed, total: reading.total, at: now) }
        bar.setProgress(
            isWaiting ? .unknown : Self.progress(reading), animated: animated && ended == nil, at: now, completion: nil)
        if state == .completed && ended == nil { ended = now }
        let isNews = state != before || reading.total != figures.total || ended != nil || fraction == 1
        if isNews || now - figures.taken >= RowFigures.interval { takeFigures(at: now) }
    }

    private mutating func takeFigures(at now: Instant) {
        let isStalled = stall.isStalled(reading.completed, at: now)
        figures = RowFigures(
            completed: reading.completed, total: reading.total, rate: throughput.rate,
            timeRemaining: throughput.timeRemaining,
            isStalled: isStalled && state == .running, taken: now)
    }

    /// Ends it in a state, nil for the current one; the source is sampled once more.
    mutating func end(_ state: DownloadState?, note: String?, at now: Instant) {
        sample(at: now, animated: false)
        let isDone = self.state == .running && fraction == 1
        ownState = state ?? (isDone ? .completed : self.state)
        ownNote = note ?? ownNote
        ended = now
        takeFigures(at: now)
    }

    /// Sets its note, overriding its source's; nil uses the source's again.
    mutating func setNote(_ note: String?) { (ownNote, isChanged) = (note, true) }

    /// Sets its name, overriding its source's; nil uses the source's again.
    mutating func setTitle(_ title: String?) { (ownTitle, isChanged) = (title, true) }

    /// Sets its state, overriding its source's; nil uses the source's again.
    mutating func setState(_ state: DownloadState?) { (ownState, isChanged) = (state, true) }

    /// Excludes a time in which the program was stopped.
    mutating func omit(_ span: TimeSpan) {
        throughput.excludeTime(span)
        stall.omit(span)
    }

    /// The bar's frame at a width.
    func barFrame(columns: Int, at now: Instant, _ environment: Environment, into frame: inout Frame) {
        bar.render(at: now, size: Size(width: Double(columns), height: 1), environment: environment, into: &frame)
    }

    /// True while it is in progress.
    var isMoving: Bool { state == .indeterminate || state == .running }

    private var isWaiting: Bool { state == .indeterminate }

    private static func progress(_ reading: RowReading) -> ProgressValue {
        guard let total = reading.total, total >= 0 else { return .unknown }
        if let fraction = reading.fraction, !fraction.isNaN { return .fraction(fraction) }
        // Nothing to do counts as done.
        return .fraction(total == 0 ? 1 : Double(reading.completed) / Double(total))
    }
}
