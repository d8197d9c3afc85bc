/// How much each state shows while one gives way to another.
///
/// Six shares, each on its own way from what is on screen: however often a change is interrupted, nothing jumps and
/// nothing grows.
struct StateMix: Sendable, Hashable {
    /// The state it is in or on its way to.
    private(set) var state: DownloadState
    private var initial = Transition(at: 0)
    private var indeterminate = Transition(at: 0)
    private var running = Transition(at: 0)
    private var completed = Transition(at: 0)
    private var paused = Transition(at: 0)
    private var failed = Transition(at: 0)

    init(_ state: DownloadState) {
        self.state = state
        self[state] = Transition(at: 1)
    }

    subscript(state: DownloadState) -> Transition {
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

    /// When the change under way ends.
    var end: Instant { self[state].end }

    /// True while the ring shows, or is about to.
    func showsRing(at now: Instant) -> Bool {
        state.showsValue || StateMix.all.contains { $0.showsValue && self[$0].value(at: now) > 0 }
    }

    /// Turns towards a state.
    mutating func set(_ state: DownloadState, _ timing: Timing, at now: Instant) {
        self.state = state
        for each in StateMix.all {
            self[each].retarget(
                to: each == state ? 1 : 0, at: now, duration: timing.duration, easing: timing.easing)
        }
    }

    /// Ends a change under way at its goal.
    mutating func settle() {
        self = StateMix(state)
    }

    /// When the picture next changes because states cross over.
    func nextChange(after now: Instant, in environment: Environment) -> NextChange {
        var next = NextChange.never
        for each in StateMix.all {
            next = next.earlier(self[each].seen(in: environment).nextChange(after: now))
        }
        return next
    }

    /// Every state, kept so that no frame builds a list.
    static let all: [DownloadState] = [.initial, .indeterminate, .running, .completed, .paused, .failed]
}
