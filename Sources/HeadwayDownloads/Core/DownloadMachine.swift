/// One download as a state machine: events in, actions out.
///
/// It does no input or output and has no clock. The data of a state is stored in its case, so that nothing can be
/// missing in one state or left over in another. Times are durations since an arbitrary moment of one monotonic clock.
struct DownloadMachine: Sendable {
    /// Identifies an exchange of the download; never reused.
    typealias ExchangeID = Int

    /// Indirect, because the machine is copied often and the state is large.
    indirect enum State: Sendable, Equatable {
        case idle
        case queued(Next)
        /// Finding, locking and reading the partial file.
        case locating
        /// Requested, without a response so far.
        case asking(Query)
        /// The response was a redirect to the query's target; its body is being skipped.
        case redirecting(Query)
        case receiving(Reception)
        /// Waiting to be retried.
        case waiting(Part, until: Duration, because: DownloadError)
        /// Paused with open connections, up to a time limit.
        case holding(Reception, until: Duration)
        /// Paused with the file open, or not yet found.
        case paused(Part?, because: DownloadError? = nil)
        /// Being verified, flushed and put in place.
        case finishing(Sidecar, total: Int64)
        case completed(DownloadResult)
        /// Failed, with the received bytes and the total.
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
        /// Request a slot; answered by `admitted`.
        case enqueue
        /// Release the slot, or the place in the queue.
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
        /// Resume from the bytes of this version, and nothing else.
        case append(Sidecar, ByteRanges)
        /// From now on bytes arrive for several positions of a file of this size.
        case spread(total: Int64)
        /// Verify, flush and put in place; answered by `finished` or `storageFailed`.
        case finish(Sidecar, total: Int64)
        /// Flush what is there, and record it.
        case keep(ByteRanges)
        /// Unlock and close the partial file, which has this many bytes; an empty one is removed.
        case close(PartialFile, ByteRanges)
    }

    enum Event: Sendable {
        case start
        case pause
        case resume
        case cancel(PartialFile)
        case admitted
        /// The partial file and its name; nil if there is none.
        case located(Part, name: String? = nil)
        case alreadyComplete(DownloadResult, name: String)
        /// A part of the same version was found under the name that the response gave.
        case found(Part)
        /// A response's header; `clock` is the wall clock in seconds since 1970.
        case head(ExchangeID, ResponseHead, clock: Int64)
        case ended(ExchangeID, ExchangeFailure?)
        /// An exchange has sent all the bytes it was needed for, although it would send more.
        case filled(ExchangeID)
        case overflowed(ExchangeID)
        /// There are no file descriptors left, but others will be released.
        case crowded
        /// Bytes are arriving faster than the rate limit allows: wait until then.
        case throttle(until: Duration)
        case storageFailed(DownloadError)
        /// The same, before anything was in the file.
        case unstored(DownloadError)
        /// The file is complete and in place, under this name.
        case finished(DownloadResult, name: String)
        case tick
    }

    let configuration: Configuration
    var state = State.idle
    var fileName: String?
    /// The most bytes received in this run: only more than that counts as progress.
    var furthest: Int64 = 0
    var resumedFrom: Int64 = 0
    /// Failed attempts without progress.
    var failures = 0
    var attempt = 0
    var restarts = 0
    /// Why it last started over.
    var restart: DownloadRestart?
    /// Whether the server has responded successfully in this run.
    var hasProgressed = false
    /// The deadline of the download.
    var timeLimit: Duration?
    var lastID: ExchangeID = 0
    /// How many connections for one file the server has accepted.
    var connectionLimit = 1
    /// The address in use.
    var source = 0
    var random: SplitMix

    init(_ configuration: Configuration) {
        self.configuration = configuration
        fileName = configuration.fileName
        connectionLimit = configuration.connections
        random = SplitMix(seed: configuration.seed)
    }

    /// Handles an event that happened at `now` and returns the resulting actions, in order.
    ///
    /// Events that no longer apply are ignored.
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
        case .unstored(let error): unstored(error)
        case .finished(let result, let name): finished(result, name: name)
        case .tick: tick(at: now)
        }
    }
}
