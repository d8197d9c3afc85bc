/// What a download is doing, as its indicator shows it.
///
/// `initial`, `indeterminate`, `running` and `completed` are the four states of the original download view; `paused` and
/// `failed` keep the value that was reached.
public enum DownloadState: String, Sendable, Hashable, CaseIterable {
    /// Nothing has begun; a tap starts the download.
    case initial
    /// Begun, but how much there is to fetch is not known yet.
    case indeterminate
    /// Receiving, with a known or unknown total.
    case running
    /// Whole, verified and in place.
    case completed
    /// Stopped by the user; the value stays.
    case paused
    /// Stopped by an error; the value stays.
    case failed
}
