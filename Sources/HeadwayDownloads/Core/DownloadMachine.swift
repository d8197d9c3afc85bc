/// One download as a machine: what happened in, what is to be done out.
///
/// No input or output, no clock.
///
/// Times are durations since any fixed moment of one monotonic clock.
struct DownloadMachine: Sendable {
    /// What does not change while the download lives.
    struct Configuration: Sendable {
        var address: Address
        /// Fields of every request, without those that authorize.
        var fields: [HeaderField] = []
        /// Fields that only the address' own origin may see.
        var credentials: [HeaderField] = []
        /// The file's name, nil to take the one that the server or the address suggests.
        var fileName: String?
        var authorities: String?
        var rateLimit: Int64?
        var idleLimit: Duration = .seconds(30)
        var holdLimit: Duration = .seconds(30)
        var retry = RetryPolicy()
        var ifChanged: DownloadRequest.Change = .startOver
        var seed: UInt64 = 0
    }

    /// What the partial file holds, as the machine knows it.
    struct Part: Sendable, Equatable {
        /// The version; nil before the first accepted answer.
        var sidecar: Sidecar?
        /// The bytes that can be relied on.
        var size: Int64
    }

    /// What an admission to run leads to.
    enum Next: Sendable, Equatable {
        case locate
        case ask
        case unhold
    }

    enum State: Sendable, Equatable {
        case idle
        case queued(Next)
        case locating
        /// Reading what is kept, up to the plan's offset.
        case preparing
        /// Asked, and no answer yet.
        case asking
        /// The answer was a redirect; its body is being let through.
        case redirecting(Address)
        case receiving
        case waiting(until: Duration)
        /// Paused with a connection that waits for the resumption, until a limit.
        case holding(until: Duration)
        /// Paused with the file still open or not yet found.
        case paused
        case finishing
        case completed
        case failed
        case cancelled
    }

    enum Action: Sendable, Equatable {
        /// Ask for the right to run; answered by `admitted`.
        case enqueue
        /// Give back the right to run, or the place in the queue.
        case leave
        /// Find, lock and read the partial file; answered by `located`, `alreadyComplete` or `storageFailed`.
        case locate
        /// Digest the partial file up to the offset; answered by `prepared` or `storageFailed`.
        case prepare(offset: Int64)
        case request(ExchangeRequest)
        case abort
        case ignoreBody
        /// Stop reading from the connection, which stays.
        case hold
        case unhold
        /// Empty the partial file (made under `name` if there is none yet) for this version.
        case begin(name: String, Sidecar)
        /// Go on writing at the offset.
        case append(offset: Int64)
        /// Verify, flush and put in place; answered by `finished` or `storageFailed`.
        case finish(Sidecar)
        /// Unlock and close the partial file; an empty one is removed.
        case close(PartialFile)
    }

    enum Event: Sendable {
        case start
        case pause
        case resume
        case cancel(PartialFile)
        case admitted
        /// What is kept, and the name it is kept under; nil if there is nothing.
        case located(Part, name: String? = nil)
        case alreadyComplete(name: String, bytes: Int64)
        case prepared
        /// The header of an answer; `clock` is the wall clock in seconds since 1970.
        case head(ResponseHead, clock: Int64)
        case ended(ExchangeFailure?)
        case overflowed
        case storageFailed(DownloadError)
        case finished
        case tick
    }

    let configuration: Configuration
    var state = State.idle
    var part: Part?
    var plan = ResumePlan.fresh
    var fileName: String?
    /// The whole file's bytes, once an answer of this run has said so.
    var total: Int64?
    /// The position of the next byte.
    var offset: Int64 = 0
    /// The furthest position of this run: only beyond it there is progress.
    var furthest: Int64 = 0
    var resumedFrom: Int64 = 0
    var failures = 0
    var attempt = 0
    var restarts = 0
    var redirects = 0
    var error: DownloadError?
    /// Where the current request goes, which redirects change.
    var target: Address
    var credentials: [HeaderField]
    var lastByte: Duration = .zero
    /// When a connection that is held for a paused download is given up.
    var holdUntil: Duration = .zero
    /// Whether the server answered well in this run.
    var hasProgressed = false
    var random: SplitMix

    /// More is a loop (b10.9).
    static let redirectLimit = 20
    /// A redirect's body up to this many bytes is read to keep the connection.
    static let ignorableBody: Int64 = 64 << 10

    init(_ configuration: Configuration) {
        self.configuration = configuration
        fileName = configuration.fileName
        target = configuration.address
        credentials = configuration.credentials
        random = SplitMix(seed: configuration.seed)
    }

    /// Takes what happened at `now` and returns what is to be done, in order.
    ///
    /// Events that no longer fit are ignored.
    mutating func handle(_ event: Event, at now: Duration) -> [Action] {
        switch event {
        case .start: start()
        case .pause: pause(at: now)
        case .resume: resume()
        case .cancel(let partial): cancel(partial)
        case .admitted: admitted(at: now)
        case .located(let part, let name): located(part, name: name)
        case .alreadyComplete(let name, let bytes): alreadyComplete(name: name, bytes: bytes)
        case .prepared: prepared(at: now)
        case .head(let head, let clock): answered(head, clock: clock, at: now)
        case .ended(let failure): ended(failure, at: now)
        case .overflowed: overflowed()
        case .storageFailed(let error): storageFailed(error)
        case .finished: finished()
        case .tick: tick(at: now)
        }
    }
}
