public import Headway

/// The status of something, as an indicator or a line of text shows it.
public struct TransferStatus: Sendable, Hashable {
    /// What it is doing.
    public var state: DownloadState
    /// How far it is; unknown without a total.
    public var progress: ProgressValue
    /// How much is done, for hosts that show amounts; nil if nothing is counted.
    public var amount: ProgressAmount?
    /// Its name, for hosts that show names; nil keeps the name the app gave.
    public var title: String?
    /// What it is doing or what went wrong, in a few words; nil if the state says it all.
    public var note: TransferNote?

    /// Makes a status.
    public init(
        state: DownloadState, progress: ProgressValue, amount: ProgressAmount? = nil, title: String? = nil,
        note: TransferNote? = nil
    ) {
        self.state = state
        self.progress = progress
        self.amount = amount
        self.title = title
        self.note = note
    }
}
