/// Work that a download indicator can follow and control: a download, an upload, an import.
///
/// Everything may be called from any thread and returns immediately.
public protocol Transfer: Sendable {
    /// The current status.
    var status: TransferStatus { get }
    /// A status at each change of state, the current one first; statuses in between may be skipped. Ends with the transfer.
    var statusChanges: AsyncStream<TransferStatus> { get }
    /// Starts it, or retries after a failure.
    func start()
    /// Pauses it and keeps what has been transferred.
    func pause()
    /// Continues after a pause.
    func resume()
    /// Cancels it; what has been transferred may be kept for a later start.
    func cancel()
}
