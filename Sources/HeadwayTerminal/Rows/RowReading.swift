public import Headway

/// What a row's source says at one moment; rows are sampled, so a source need not tell when it changes.
public struct RowReading: Sendable, Hashable {
    /// The units done.
    public var completed: Int64
    /// The units in all, nil while unknown; a negative total is unknown.
    public var total: Int64?
    /// How far it is, 0…1, where something knows better than the units: it moves the bar and is the per cent.
    ///
    /// Nil and NaN go by the units. Without a total it counts for nothing.
    public var fraction: Double?
    /// What it is doing; `completed` ends the row, which stays as a line of text above the others.
    public var state: DownloadState
    /// A new name, nil to keep the row's.
    public var title: String?
    /// What it is doing or what went wrong, in a few words; nil for nothing.
    public var note: String?

    /// Makes a reading.
    public init(
        completed: Int64, total: Int64?, fraction: Double? = nil, state: DownloadState = .running,
        title: String? = nil, note: String? = nil
    ) {
        self.completed = completed
        self.total = total
        self.fraction = fraction
        self.state = state
        self.title = title
        self.note = note
    }
}
