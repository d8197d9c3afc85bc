public import Headway

/// The status of a download at one moment.
public struct DownloadSnapshot: Sendable, Hashable {
    /// The state that an indicator shows.
    public var state: DownloadState = .initial
    /// What exactly it is doing.
    public var phase: DownloadPhase = .idle
    /// The received bytes, including a resumed part; it decreases only if some had to be discarded.
    public var received: Int64 = 0
    /// The total size of the file; nil while unknown.
    public var total: Int64?
    /// The bytes that were there before this download was started, which do not count as speed.
    public var resumedFrom: Int64 = 0
    /// The file's name; nil until it is known.
    public var fileName: String?
    /// Why it stopped, or why it is being retried; nil otherwise.
    public var error: DownloadError?
    /// The number of attempts, not counting redirects; 0 before the first.
    public var attempt: Int = 0
    /// How often received data had to be discarded because the server's file had changed.
    public var restarts: Int = 0
    /// Why that last happened; nil if it did not.
    public var restart: DownloadRestart?

    /// `received` as a fraction of `total`, 0…1; nil while the total is unknown.
    ///
    /// An empty file counts as complete.
    public var fraction: Double? {
        guard let total else { return nil }
        guard total > 0 else { return 1 }
        return min(max(Double(received) / Double(total), 0), 1)
    }
}
