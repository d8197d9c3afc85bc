/// Everything that the library itself says or shows.
///
/// `Wording` has the texts, in thirteen languages; an app may replace them with its own.
public enum Word: String, Sendable, Hashable, CaseIterable {
    /// The name of a bar or a ring.
    case progress
    /// The name of a download that may be started, and what pressing it does.
    case download
    /// The name of a download in progress.
    case downloading
    /// The name of a download that the user has paused.
    case downloadPaused
    /// The name of a download that has failed.
    case downloadFailed
    /// The name of a completed download.
    case downloaded
    /// The value of a ring that was stopped.
    case progressHalted
    /// What pressing a running download does.
    case stop
    /// The same, where it is not clear from the context that it is a download.
    case stopDownload
    /// What pressing a paused download does.
    case resume
    /// The same, where it is not clear from the context that it is a download.
    case resumeDownload
    /// What pressing a failed download does.
    case retry
    /// What pressing a completed download does.
    case open
    /// A state: requested but not started yet.
    case waiting
    /// A state: in progress, with an unknown value.
    case inProgress
    /// A state: paused.
    case paused
    /// A state: paused at a value; `%@` stands for it.
    case pausedAt
    /// A state of a download: completed.
    case finished
    /// A state: ended by an error.
    case failed
    /// A state: completed.
    case done
    /// A state: cancelled by the user.
    case cancelled
    /// The remaining time; `%@` stands for it.
    case timeLeft
    /// A state of a download: waiting for the server's response.
    case connecting
    /// A state of a download: others have to finish first.
    case waitingForTurn
    /// A state of a download: asking the server for what is missing.
    case resuming
    /// A state of a download: an attempt has failed and another one will be made.
    case retrying
    /// The same, with the reason; `%@` stands for it.
    case retryingAfter
    /// A state of a download: everything has arrived and is being verified and moved into place.
    case finishing
    /// Shown in place of the remaining time: there has been no progress for a while.
    case stalled
    /// Shown in place of the rows that do not fit on the screen; `%@` stands for their number.
    case moreRows
    /// The first line of a row when progress is written line by line.
    case started
    /// The last line of a row that neither completed nor failed.
    case ended
    /// How long something took; `%@` stands for the time.
    case elapsed
    /// A program ended with a status other than 0; `%@` stands for it.
    case exitStatus
    /// The text of a gauge window that was given none.
    case running
    /// The remaining time, on a line of its own; `%@` stands for it.
    case timeRemaining
    /// A button that cancels.
    case cancel
    /// A button that confirms.
    case confirm
    /// A button that removes a download from the list.
    case remove
    /// A button that opens the folder containing the file.
    case showFolder
    /// A button that replaces the existing file.
    case overwrite
    /// A button that saves the download under a different name, next to the existing file.
    case keepBoth
    /// The name of the field for a file's address.
    case address
    /// Shown in place of an empty list of downloads.
    case noDownloads
    /// The name of a list of downloads.
    case downloads
}
