import Headway

/// The values of a widget whose changes are notified as properties, whatever causes them.
struct WatchedValues: Equatable {
    var progress: Double?
    var isHidden = false
    var buffer = 0.0
    /// For download widgets: whether the total is known.
    var mode = IndicatorMode.determinate
    /// Of download widgets.
    var state: DownloadState?

    /// The properties of the values that differ.
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
