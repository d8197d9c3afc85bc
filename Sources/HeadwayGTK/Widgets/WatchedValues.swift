import Headway

/// The values of a widget whose properties are notified of changes, whoever makes them.
struct WatchedValues: Equatable {
    var progress: Double?
    var isHidden = false
    var buffer = 0.0
    /// Of download widgets: whether the length is known.
    var mode = IndicatorMode.determinate
    /// Of download widgets.
    var state: DownloadState?

    /// The properties that stand for what differs.
    func names(differingFrom other: WatchedValues) -> [String] {
        var names: [String] = []
        if progress != other.progress { names.append("progress") }
        if isHidden != other.isHidden { names.append("hidden") }
        if buffer != other.buffer { names.append("buffer") }
        if mode != other.mode { names.append("indeterminate") }
        if state != other.state { names.append("state") }
        return names
    }
}
