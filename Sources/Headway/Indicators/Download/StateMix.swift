/// How much each state shows while one gives way to another.
///
/// Six shares, each on its own way from what is on screen: however often a change is interrupted, nothing jumps and
/// nothing grows.
struct StateMix: Sendable, Hashable {
    /// The state it is in or on its way to.
    private(set) var state: DownloadState
    private var shares = PerState(all: Transition(restingAt: 0))

    init(_ state: DownloadState) {
        self.state = state
        shares[state] = Transition(restingAt: 1)
    }

    subscript(state: DownloadState) -> Transition { shares[state] }

    /// When the change under way ends.
    var end: Instant { self[state].end }

    /// True while the ring shows, or is about to.
    func showsRing(at now: Instant) -> Bool {
        state.showsValue || Self.all.contains { $0.showsValue && self[$0].value(at: now) > 0 }
    }

    /// How much of the ring shows: in the running, paused and failed states.
    func ringShare(at now: Instant, in environment: Environment) -> Double {
        var shares = 0.0
        for state in Self.all where state.showsValue { shares += self[state].seen(in: environment).value(at: now) }
        return min(1, shares)
    }

    /// How far behind the greatest share a state's picture is when it does not show any more (chosen by eye).
    static let crossing = 0.1

    /// The instants within the change under way at which pictures begin or cease to show, or take each other's lead.
    var crossings: [Instant] {
        let change = self[state]
        guard change.timing.duration > .zero, change.from != change.to else { return [] }
        var instants: [Instant] = []
        for a in Self.all {
            for b in Self.all where a != b {
                let (before, after) = (self[a].from - self[b].from, self[a].to - self[b].to)
                for level in [0, Self.crossing] where before != after {
                    let part = (level - before) / (after - before)
                    if part > 0, part < 1 { instants.append(change.instant(at: part)) }
                }
            }
        }
        return instants
    }

    /// Turns towards a state.
    mutating func set(_ state: DownloadState, _ timing: Timing, at now: Instant) {
        self.state = state
        for each in Self.all { shares[each].retarget(to: each == state ? 1 : 0, at: now, timing: timing) }
    }

    /// Ends a change under way at its goal.
    mutating func settle() {
        self = StateMix(state)
    }

    /// When the picture next changes because states cross over.
    func nextChange(after now: Instant, in environment: Environment) -> NextChange {
        var next = NextChange.never
        for each in Self.all { next = next.earlier(self[each].seen(in: environment).nextChange(after: now)) }
        return next
    }

    /// Every state, kept so that no frame builds a list.
    static let all = DownloadState.allCases
}
