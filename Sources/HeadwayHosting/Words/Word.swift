/// Everything that the library says or shows of its own accord, by its meaning.
///
/// `Wording` has the texts, in thirteen languages; an app may have texts of its own in their place.
public enum Word: String, Sendable, Hashable, CaseIterable {
    /// The name of a bar or a ring.
    case progress
    /// The name of a download that may be started, and what pressing it does.
    case download
    /// The name of a download under way.
    case downloading
    /// The name of a download that the user has paused.
    case downloadPaused
    /// The name of a download that an error has ended.
    case downloadFailed
    /// The name of a download that is there.
    case downloaded
    /// The value of a ring that was stopped.
    case progressHalted
    /// What pressing a running download does.
    case stop
    /// The same where the control does not say what it is.
    case stopDownload
    /// What pressing a paused download does.
    case resume
    /// The same where the control does not say what it is.
    case resumeDownload
    /// What pressing a failed download does.
    case retry
    /// What pressing a completed download does.
    case open
    /// A state: not yet begun, though asked for.
    case waiting
    /// A state: at work, and nobody knows how far.
    case inProgress
    /// A state: paused.
    case paused
    /// A state: paused, and where; `%@` stands for the per cent.
    case pausedAt
    /// A state of a download: there.
    case finished
    /// A state: ended by an error.
    case failed
    /// A state: all is done.
    case done
    /// A state: ended by the user.
    case cancelled
    /// The time that is left; `%@` stands for it.
    case timeLeft
}
