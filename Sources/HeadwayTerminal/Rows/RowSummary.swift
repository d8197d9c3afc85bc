import Headway

/// What a screen has to know about every row, including those for which there is no room.
struct RowSummary: Sendable, Hashable {
    var place: ProgressRow.Place
    var state: DownloadState
    /// How far it is, 0…1; nil while unknown.
    var fraction: Double?
    /// True once it has ended and is waiting to be removed.
    var hasEnded: Bool

    /// True while it is in progress.
    var isMoving: Bool { state == .indeterminate || state == .running }
}

extension RowState {
    /// What a screen has to know about it, whether it is shown or not.
    var summary: RowSummary {
        RowSummary(place: row.place, state: state, fraction: fraction, hasEnded: ended != nil)
    }
}
