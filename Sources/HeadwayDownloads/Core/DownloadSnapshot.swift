public import Headway

/// What was true of a download at one moment.
public struct DownloadSnapshot: Sendable, Hashable {
    /// What an indicator shows.
    public var state: DownloadState = .initial
    /// What exactly is going on.
    public var phase: DownloadPhase = .idle
    /// Bytes of the file that are there, a resumed part included; falls back only when some had to be thrown away.
    public var received: Int64 = 0
    /// The whole file's bytes, nil while unknown.
    public var total: Int64?
    /// The bytes that were there before this download was started: not to be counted as speed.
    public var resumedFrom: Int64 = 0
    /// The file's name, nil until it is known.
    public var fileName: String?
    /// Why it stopped, or why it is tried again; nil otherwise.
    public var error: DownloadError?
    /// How often the server was asked, redirects not counted; 0 before the first time.
    public var attempt: Int = 0
    /// How often what was received had to be thrown away because the server's file is another one.
    public var restarts: Int = 0
    /// Why that was the last time; nil while it was not.
    public var restart: DownloadRestart?

    /// `received` of `total` within 0…1, nil while the total is unknown.
    ///
    /// An empty file counts as whole.
    public var fraction: Double? {
        guard let total else { return nil }
        guard total > 0 else { return 1 }
        return min(max(Double(received) / Double(total), 0), 1)
    }
}
