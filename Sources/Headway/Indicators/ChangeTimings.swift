/// How an indicator's changes move, from its theme and style.
struct ChangeTimings {
    let value: Timing
    /// A change of the mode or state.
    let mode: Timing
    /// Whether a change of the mode goes as that of the iOS original's ring.
    var turnsAsOriginal = false
    /// How an indeterminate motion comes in.
    let entrance: Timing
    /// Showing and hiding.
    let visibility: Timing
    /// How long a showing waits.
    let showDelay: TimeSpan
    /// How long it shows at least once it does.
    let minimumVisible: TimeSpan
    /// What a lower value does.
    let backward: BackwardMode

    /// The same changes over another time; nil leaves the theme's.
    func lasting(_ duration: TimeSpan?) -> ChangeTimings {
        guard let duration else { return self }
        func over(_ timing: Timing) -> Timing {
            // What is immediate stays so.
            timing.duration > .zero ? Timing(duration: duration, easing: timing.easing) : timing
        }
        return ChangeTimings(
            value: over(value), mode: over(mode), entrance: over(entrance), visibility: over(visibility),
            showDelay: showDelay, minimumVisible: minimumVisible, backward: backward)
    }
}
