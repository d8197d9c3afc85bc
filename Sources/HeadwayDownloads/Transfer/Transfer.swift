import Dispatch
import Headway

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// One running download: consults the machine, and does what it says.
///
/// Unchecked because everything but `init` runs on the transport's context; what the file queue needs is passed to it
/// and returns through `enter`.
final class Transfer: @unchecked Sendable {
    let request: DownloadRequest
    let record: DownloadRecord
    let transport: any Transport
    let queue: TransferQueue
    let files = FileQueue()
    /// Nil before the first call and once the file is in place, so that thousands of downloads take little memory; and if the
    /// request is invalid, in which case the error is the outcome of every start.
    var machine: DownloadMachine?
    var requestError: DownloadError?
    var host = ""
    var destination: Destination?
    var search: PartSearch?

    var folder: Folder?
    var file: PartFile?
    /// Takes the place of `file` for a small file.
    var held: HeldFile?
    var intakes: [ExchangeIntake] = []
    var limiter: RateLimiter?
    /// Work of the file queue that started before the last close is stale.
    var ticket: UInt64 = 0
    /// The bytes that were there at the last flush and at the last record of what is there.
    var flushedAt: Int64 = 0
    var notedAt: Duration = .zero
    var isFlushing = false
    /// Files that are being released.
    var closing = 0
    var isDiscarding = false
    /// Whether the outcome waits for that.
    var isOutcomeDue = false
    var published = DownloadSnapshot()
    var lastProgress: Duration = .zero
    var isAttached = false
    private var pending: [DownloadMachine.Event] = []
    private var isDraining = false

    /// What a handle requests.
    enum Command: Sendable {
        /// Start and resume carry the call's number, for the record.
        case start(UInt64)
        case startIfNew
        case pause
        case resume(UInt64)
        case cancel(PartialFile)
    }

    /// Flushed each time this many bytes have arrived (measured: Sources.md#flush).
    static let flushStep: Int64 = 64 << 20
    /// At most 30 snapshots of progress a second.
    static let progressStep: Duration = .milliseconds(34)
    /// How often to record what several connections have delivered.
    static let noteStep: Duration = .milliseconds(500)

    init(_ request: DownloadRequest, record: DownloadRecord, transport: any Transport, queue: TransferQueue) {
        self.request = request
        self.record = record
        self.transport = transport
        self.queue = queue
    }

    func take(_ command: Command) {
        switch command {
        case .start(let call), .resume(let call): record.didStart(call)
        default: break
        }
        if let requestError {
            guard case .pause = command else { return tell(requestError) }
            return
        }
        switch command {
        case .start: send(.start)
        case .startIfNew: if machine?.state == .idle { send(.start) }
        case .pause: send(.pause)
        case .resume: send(.resume)
        case .cancel(let partial): send(.cancel(partial))
        }
    }

    private func tell(_ requestError: DownloadError) {
        var snapshot = DownloadSnapshot()
        snapshot.state = .failed
        snapshot.phase = .failed
        snapshot.error = requestError
        record.publish(snapshot, outcome: .failure(requestError))
    }

    /// Gives the machine an event and performs the actions; all bytes that came before it are in the file by then.
    ///
    /// Events that occur meanwhile wait for their turn.
    func send(_ event: DownloadMachine.Event) {
        pending.append(event)
        guard !isDraining else { return }
        isDraining = true
        while !pending.isEmpty {
            // The actions may themselves deliver bytes, and after them another event.
            for intake in intakes { intake.flush() }
            let next = pending.removeFirst()
            let actions = machine?.handle(next, at: transport.now) ?? []
            for action in actions { perform(action) }
            publish()
        }
        isDraining = false
        if isAttached { transport.deadlineChanged(of: self) }
    }

    /// The file could not be written.
    func failed(_ error: DownloadError) {
        // Before any other pending event, which assumed that the bytes had been written.
        pending.insert(.storageFailed(error), at: 0)
        guard !isDraining, let next = pending.popLast() else { return }
        send(next)
    }
}
