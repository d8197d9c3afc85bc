/// One download as a machine: what happened in, what is to be done out.
///
/// No input or output, no clock. What belongs to a state is carried in its case, so that nothing can be missing in one or
/// left over in another. Times are durations since any fixed moment of one monotonic clock.
struct DownloadMachine: Sendable {
    /// Tells the exchanges of one download apart; never used twice.
    typealias ExchangeID = Int

    enum State: Sendable, Equatable {
        case idle
        case queued(Next)
        /// Finding, locking and reading the partial file.
        case locating
        /// Asked, and no answer yet.
        case asking(Query)
        /// The answer was a redirect to the query's target; its body is being let through.
        case redirecting(Query)
        case receiving(Reception)
        /// Until it is tried again.
        case waiting(Part, until: Duration, because: DownloadError)
        /// Paused with connections that wait for the resumption, until a limit.
        case holding(Reception, until: Duration)
        /// Paused with the file open, or not yet found.
        case paused(Part?, because: DownloadError? = nil)
        /// Being verified, flushed and put in place.
        case finishing(Sidecar, total: Int64)
        case completed(DownloadResult)
        /// Stopped by an error, with so much there, of so much.
        case failed(DownloadError, received: Int64, total: Int64?)
        case cancelled
    }

    /// What an admission to run leads to.
    enum Next: Sendable, Equatable {
        case locate
        case ask(Part, because: DownloadError? = nil)
        case unhold(Reception, until: Duration)
    }

    enum Action: Sendable, Equatable {
        /// Ask for the right to run; answered by `admitted`.
        case enqueue
        /// Give back the right to run, or the place in the queue.
        case leave
        /// Find, lock and read the partial file; answered by `located`, `alreadyComplete` or `storageFailed`.
        case locate
        case request(ExchangeID, ExchangeRequest)
        /// End all exchanges.
        case abort
        /// End one of several.
        case abortOne(ExchangeID)
        case ignoreBody(ExchangeID)
        /// Stop reading from the connections, which stay; more than once changes nothing.
        case hold
        case unhold
        /// Empty the partial file (made under `name` if there is none yet) for this version; may be answered by `found`.
        case begin(name: String, Sidecar)
        /// Go on with what is there of this version, and nothing else.
        case append(Sidecar, ByteRanges)
        /// From now on bytes come for several places of a file of so many.
        case spread(total: Int64)
        /// Verify, flush and put in place; answered by `finished` or `storageFailed`.
        case finish(Sidecar, total: Int64)
        /// Make what is there safe, and note it.
        case keep(ByteRanges)
        /// Unlock and close the partial file, where so much is there; an empty one is removed.
        case close(PartialFile, ByteRanges)
    }

    enum Event: Sendable {
        case start
        case pause
        case resume
        case cancel(PartialFile)
        case admitted
        /// What is kept, and the name it is kept under; nil if there is nothing.
        case located(Part, name: String? = nil)
        case alreadyComplete(DownloadResult, name: String)
        /// Under the name that the answer gave, a part of the same version was found.
        case found(Part)
        /// The header of an answer; `clock` is the wall clock in seconds since 1970.
        case head(ExchangeID, ResponseHead, clock: Int64)
        case ended(ExchangeID, ExchangeFailure?)
        /// All bytes came that an exchange was still wanted for, though it would bring more.
        case filled(ExchangeID)
        case overflowed(ExchangeID)
        /// No descriptor is left, and others will give some back.
        case crowded
        /// The bytes that came are ahead of the rate that is allowed: stand still until then.
        case throttle(until: Duration)
        case storageFailed(DownloadError)
        /// The file is whole and in place, under this name.
        case finished(DownloadResult, name: String)
        case tick
    }

    let configuration: Configuration
    var state = State.idle
    var fileName: String?
    /// The most bytes that were there in this run: only beyond them there is progress.
    var furthest: Int64 = 0
    var resumedFrom: Int64 = 0
    /// Failed attempts without progress.
    var failures = 0
    var attempt = 0
    var restarts = 0
    /// Why it was started over last.
    var restart: DownloadRestart?
    /// Whether the server answered well in this run.
    var hasProgressed = false
    /// When the whole has to be done.
    var timeLimit: Duration?
    var lastID: ExchangeID = 0
    /// How many connections the server has shown to give for one file.
    var connectionLimit = 1
    /// Which of the addresses is asked.
    var source = 0
    var random: SplitMix

    init(_ configuration: Configuration) {
        self.configuration = configuration
        fileName = configuration.fileName
        connectionLimit = configuration.connections
        random = SplitMix(seed: configuration.seed)
    }

    /// Takes what happened at `now` and returns what is to be done, in order.
    ///
    /// Events that no longer fit are ignored.
    mutating func handle(_ event: Event, at now: Duration) -> [Action] {
        switch event {
        case .start: start(at: now)
        case .pause: pause(at: now)
        case .resume: resume(at: now)
        case .cancel(let partial): cancel(partial)
        case .admitted: admitted(at: now)
        case .located(let part, let name): located(part, name: name, at: now)
        case .alreadyComplete(let result, let name): completed(result, name: name)
        case .found(let part): found(part, at: now)
        case .head(let id, let head, let clock): answered(id, head, clock: clock, at: now)
        case .ended(let id, let failure): ended(id, failure, at: now)
        case .filled(let id): filled(id, at: now)
        case .overflowed(let id): overflowed(id)
        case .crowded: crowded()
        case .throttle(let until): throttle(until: until)
        case .storageFailed(let error): storageFailed(error)
        case .finished(let result, let name): finished(result, name: name)
        case .tick: tick(at: now)
        }
    }
}
