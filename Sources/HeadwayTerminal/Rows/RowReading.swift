public import Headway
public import HeadwayHosting

/// What a row's source reports at one moment; rows are sampled, so a source need not say when it changes.
public struct RowReading: Sendable, Hashable {
    /// The units done.
    public var completed: Int64
    /// The units in all, nil while unknown; a negative total is unknown.
    public var total: Int64?
    /// The progress, 0…1, if it is known more precisely than from the units: it is used for the bar and the percentage.
    ///
    /// Nil and NaN mean that it follows from the units. It is ignored without a total.
    public var fraction: Double?
    /// What it is doing; `completed` ends the row, which stays as a line of text above the others.
    public var state: DownloadState
    /// A new name, nil to keep the row's.
    public var title: String?
    /// A short note about what it is doing or what went wrong; nil for none.
    public var note: TransferNote?

    /// Makes a reading.
    public init(
        completed: Int64, total: Int64?, fraction: Double? = nil, state: DownloadState = .running,
        title: String? = nil, note: TransferNote? = nil
    ) {
        self.completed = completed
        self.total = total
        self.fraction = fraction
        self.state = state
        self.title = title
        self.note = note
    }
}
