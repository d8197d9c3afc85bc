/// What exactly a download is doing, finer than what its indicator shows.
public enum DownloadPhase: Sendable, Hashable {
    /// Not started, or cancelled.
    case idle
    /// Waiting for its turn.
    case queued
    /// Looking for a partial file, reading what is kept of it, or waiting for the server's answer.
    case connecting
    /// Receiving bytes.
    case receiving
    /// Waiting to try again after a failure.
    case retrying
    /// All bytes are there: being verified, flushed and put in place.
    case finishing
    /// Stopped by the caller, to be resumed.
    case paused
    /// Complete, verified and in place.
    case completed
    /// Stopped by an error.
    case failed
}
