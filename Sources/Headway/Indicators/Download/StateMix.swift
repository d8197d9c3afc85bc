/// How much of each state is visible during a change of state.
///
/// Each of the six shares has its own transition from what is on screen, so nothing jumps however often a change is
/// interrupted.
struct StateMix: Sendable, Hashable {
    /// The state it is in or changing to.
    private(set) var state: DownloadState
    private var shares = PerState(all: Transition(restingAt: 0))

    init(_ state: DownloadState) {
        self.state = state
        shares[state] = Transition(restingAt: 1)
    }

    subscript(state: DownloadState) -> Transition { shares[state] }

    /// When the current change ends.
    var end: Instant { self[state].end }

    /// True while the ring is visible or about to be.
    func showsRing(at now: Instant) -> Bool {
        state.showsValue || Self.all.contains { $0.showsValue && self[$0].value(at: now) > 0 }
    }

    /// How much of the ring is visible: it is shown in the running, paused and failed states.
    func ringShare(at now: Instant, in environment: Environment) -> Double {
        var shares = 0.0
        for state in Self.all where state.showsValue { shares += self[state].seen(in: environment).value(at: now) }
        return min(1, shares)
    }

    /// How far a state's share may be behind the greatest one before its picture disappears (chosen by eye).
    static let crossing = 0.1

    /// The instants within the current change at which pictures appear, disappear or overtake each other.
    func forEachCrossing(_ body: (Instant) -> Void) {
        let change = self[state]
        guard change.timing.duration > .zero, change.from != change.to else { return }
        for a in Self.all {
            for b in Self.all where a != b {
                let (before, after) = (self[a].from - self[b].from, self[a].to - self[b].to)
                if before == after { continue }
                for level in 0...1 {
                    let part = (Double(level) * Self.crossing - before) / (after - before)
                    if part > 0, part < 1 { body(change.instant(at: part)) }
                }
            }
        }
    }

    /// Starts changing to a state.
    mutating func set(_ state: DownloadState, _ timing: Timing, at now: Instant) {
        self.state = state
        for each in Self.all { shares[each].retarget(to: each == state ? 1 : 0, at: now, timing: timing) }
    }

    /// Ends the current change at its final state.
    mutating func settle() {
        self = StateMix(state)
    }

    /// When a change of state next changes the picture.
    func nextChange(after now: Instant, in environment: Environment) -> NextChange {
        var next = NextChange.never
        for each in Self.all { next = next.earlier(self[each].seen(in: environment).nextChange(after: now)) }
        return next
    }

    /// Every state, kept so that no frame has to build a list.
    static let all = DownloadState.allCases
}
