public import Headway

/// A handle for one download: starts, pauses, resumes and cancels it, and reports its progress.
///
/// Safe to use from any thread and any isolation; the calls return at once and take effect soon, in their order. The
/// download goes on while its `Downloader` lives, even if nobody holds the handle.
///
///     let download = downloader.download(request)  // a Sendable handle; nothing happens yet
///     download.start()  // and pause(), resume(), cancel()
///     for await snapshot in download.snapshots { print(snapshot) }  // states, and up to 30 a second between
///     let file = try await download.value  // path, bytes, sha256; throws DownloadError
public final class Download: Sendable {
    /// What was asked for.
    public let request: DownloadRequest
    private let record: DownloadRecord
    private let lease: TransportLease
    private let transfer: Transfer

    init(_ request: DownloadRequest, record: DownloadRecord, lease: TransportLease, transfer: Transfer) {
        self.request = request
        self.record = record
        self.lease = lease
        self.transfer = transfer
    }

    /// Starts it, or starts it again after a failure or a cancellation, from what was kept.
    public func start() {
        send(.start(record.willStart()))
    }

    /// Stops receiving.
    ///
    /// The connection stays for the request's `holdTime`; what is there stays in any case.
    public func pause() {
        send(.pause)
    }

    /// Goes on after a pause, or tries again after a failure.
    public func resume() {
        send(.resume(record.willStart()))
    }

    /// Ends it within milliseconds, whatever the network does; a completed download stays as it is.
    public func cancel(_ partial: PartialFile = .kept) {
        send(.cancel(partial))
    }

    /// The bytes that are there and the total, written by the transfer for every chunk: sample it once a frame.
    public var counter: ProgressCounter { record.counter }

    /// What is true now.
    public var snapshot: DownloadSnapshot { record.snapshot }

    /// What becomes true from now on.
    public var snapshots: DownloadSnapshots { DownloadSnapshots(record) }

    /// Starts it if it was not, waits for the end, and gives the file.
    ///
    /// Cancelling the task that waits ends the wait with `cancelled`; the download itself goes on.
    public var value: DownloadResult {
        get async throws(DownloadError) {
            if record.snapshot.phase == .idle { send(.startIfNew) }
            return try await record.outcome().get()
        }
    }

    private func send(_ command: Transfer.Command) {
        let transfer = transfer
        lease.transport.enter { transfer.take(command) }
    }
}
