/// What a download is doing, as its indicator shows it.
///
/// `initial`, `indeterminate`, `running` and `completed` are the four states of the original download view; `paused` and
/// `failed` are new.
public enum DownloadState: String, Sendable, Hashable, CaseIterable {
    /// Not started; a tap starts the download.
    case initial
    /// Started, but the total is not known yet.
    case indeterminate
    /// Receiving, with a known or unknown total.
    case running
    /// Complete, verified and in place.
    case completed
    /// Paused by the user; the value is kept.
    case paused
    /// Failed; the value is kept.
    case failed
}
