/// How an indicator's changes are animated, according to its theme and style.
struct ChangeTimings {
    let value: Timing
    /// A change of the mode or state.
    let mode: Timing
    /// Whether a change of mode is animated like the iOS original's ring.
    var turnsAsOriginal = false
    /// How an indeterminate motion fades in.
    let entrance: Timing
    let visibility: Timing
    /// How long showing is delayed.
    let showDelay: TimeSpan
    /// The minimum time it stays visible once it is shown.
    let minimumVisible: TimeSpan
    /// What happens when the value is set to a lower one.
    let backward: BackwardMode

    /// The same changes with another duration; nil leaves the theme's.
    func lasting(_ duration: TimeSpan?) -> ChangeTimings {
        guard let duration else { return self }
        func over(_ timing: Timing) -> Timing {
            // An immediate change stays immediate.
            timing.duration > .zero ? Timing(duration: duration, easing: timing.easing) : timing
        }
        return ChangeTimings(
            value: over(value), mode: over(mode), entrance: over(entrance), visibility: over(visibility),
            showDelay: showDelay, minimumVisible: minimumVisible, backward: backward)
    }
}
