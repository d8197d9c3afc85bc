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
    /// A state of a download: the server has not answered yet.
    case connecting
    /// A state of a download: an attempt has failed and another one follows.
    case retrying
    /// A state of a download: everything is there, and is being checked and put in place.
    case finishing
    /// In place of the time left: nothing has arrived for a while.
    case stalled
    /// The first line of a row where progress is written line by line.
    case started
    /// The last line of a row that was neither completed nor failed.
    case ended
    /// How long something took; `%@` stands for the time.
    case elapsed
    /// The text of a gauge's window that was given none.
    case running
    /// The time that is left, as a sentence of its own; `%@` stands for it.
    case timeRemaining
    /// A button: end it.
    case cancel
    /// A button: read and understood.
    case confirm
    /// A button: take a download off the list.
    case remove
    /// A button: open the folder that the file is in.
    case showFolder
    /// A button: put the download in the place of the file that is there.
    case overwrite
    /// A button: give the download another name than the file that is there.
    case keepBoth
    /// The name of the field for the address of a file.
    case address
    /// In place of a list of downloads that is empty.
    case noDownloads
}
