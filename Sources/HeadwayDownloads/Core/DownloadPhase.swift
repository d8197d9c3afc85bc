/// What exactly a download is doing, in more detail than its indicator shows.
public enum DownloadPhase: Sendable, Hashable {
    /// Not started, or cancelled.
    case idle
    /// Waiting for its turn.
    case queued
    /// Looking for a partial file, reading it, or waiting for the server's response.
    case connecting
    /// Receiving bytes.
    case receiving
    /// Waiting to retry after a failure.
    case retrying
    /// All bytes have been received and are being verified, flushed and moved into place.
    case finishing
    /// Paused by the caller.
    case paused
    /// Complete, verified and in place.
    case completed
    /// Stopped by an error.
    case failed
}
