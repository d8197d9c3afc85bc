/// One value for each state of a download.
struct PerState<Value: Sendable & Hashable>: Sendable, Hashable {
    private var initial: Value
    private var indeterminate: Value
    private var running: Value
    private var completed: Value
    private var paused: Value
    private var failed: Value

    /// Makes the same value for every state.
    init(all value: Value) {
        (initial, indeterminate, running) = (value, value, value)
        (completed, paused, failed) = (value, value, value)
    }

    subscript(state: DownloadState) -> Value {
        get {
            switch state {
            case .initial: initial
            case .indeterminate: indeterminate
            case .running: running
            case .completed: completed
            case .paused: paused
            case .failed: failed
            }
        }
        set {
            switch state {
            case .initial: initial = newValue
            case .indeterminate: indeterminate = newValue
            case .running: running = newValue
            case .completed: completed = newValue
            case .paused: paused = newValue
            case .failed: failed = newValue
            }
        }
    }
}
