public import Headway
import Synchronization

/// A handle for one download: starts, pauses, resumes and cancels it, and reports its progress.
///
/// Safe to use from any thread and any isolation; calls return immediately and take effect soon, in order. The download
/// continues as long as its `Downloader` exists, even if nobody holds the handle.
///
///     let download = downloader.download(request)  // a Sendable handle; nothing happens yet
///     download.start()  // and pause(), resume(), cancel()
///     for await snapshot in download.snapshots { print(snapshot) }  // states, and up to 30 a second between
///     let file = try await download.value  // path, bytes, sha256; throws DownloadError
public final class Download: Sendable {
    /// The request.
    public let request: DownloadRequest
    private let record: DownloadRecord
    private let lease: TransportLease
    private let transfer: Transfer
    private let isPrepared = Mutex(false)

    init(_ request: DownloadRequest, record: DownloadRecord, lease: TransportLease, transfer: Transfer) {
        self.request = request
        self.record = record
        self.lease = lease
        self.transfer = transfer
    }

    /// Starts it, or restarts it after a failure or a cancellation, continuing from what was kept.
    public func start() {
        send(.start(record.willStart()))
    }

    /// Stops receiving.
    ///
    /// The connection is kept open for the request's `holdTime`; what has been received is kept in any case.
    public func pause() {
        send(.pause)
    }

    /// Continues after a pause, or retries after a failure.
    public func resume() {
        send(.resume(record.willStart()))
    }

    /// Cancels it within milliseconds, whatever the network is doing; a completed download is not affected.
    public func cancel(_ partial: PartialFile = .kept) {
        send(.cancel(partial))
    }

    /// The received bytes and the total, updated by the transfer for every chunk: sample it as often as you like.
    public var counter: ProgressCounter { record.counter }

    /// The current snapshot.
    public var snapshot: DownloadSnapshot { record.snapshot }

    /// The snapshots from now on.
    public var snapshots: DownloadSnapshots { DownloadSnapshots(record, of: .everything) }

    /// The snapshots at changes of state and phase alone, for hosts that look at the bytes when they draw.
    package var stateChanges: DownloadSnapshots { DownloadSnapshots(record, of: .stateChanges) }

    /// Starts it if necessary, waits for the end, and returns the file.
    ///
    /// Cancelling the waiting task ends the wait with `cancelled`; the download itself continues.
    public var value: DownloadResult {
        get async throws(DownloadError) {
            if record.snapshot.phase == .idle { send(.startIfNew) }
            return try await record.outcome().get()
        }
    }

    private func send(_ command: Transfer.Command) {
        let transfer = transfer
        let transport = lease.transport
        // Within the lock, so that no other call overtakes the one that carries the preparation.
        isPrepared.withLock { isPrepared in
            guard !isPrepared else { return transport.enter { transfer.take(command) } }
            isPrepared = true
            let preparation = Result { () throws(DownloadError) in
                try Transfer.Preparation(transfer.request, canHold: transport.canHold)
            }
            transport.enter {
                transfer.prepare(preparation)
                transfer.take(command)
            }
        }
    }
}
