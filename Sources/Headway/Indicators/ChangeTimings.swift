/// How an indicator's changes move, from its theme and style.
struct ChangeTimings {
    /// A change of the value.
    let value: Timing
    /// A change of the mode or state.
    let mode: Timing
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
}
