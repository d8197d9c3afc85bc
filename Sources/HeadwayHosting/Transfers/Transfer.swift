/// Work that a download indicator can follow and steer: a download, an upload, an import.
///
/// Everything may be called from any thread and returns at once.
public protocol Transfer: Sendable {
    /// Where it stands now.
    var status: TransferStatus { get }
    /// A status at each change of state, the present one first; values between may be left out. Ends with the transfer.
    var statusChanges: AsyncStream<TransferStatus> { get }
    /// Starts it, or tries again after a failure.
    func start()
    /// Stops it for a while and keeps what is there.
    func pause()
    /// Goes on after a pause.
    func resume()
    /// Stops it for good; what was fetched may be kept for a later start.
    func cancel()
}
