/// What an indicator knows about its motion in advance: when its transitions end, which cycle continues after them, and
/// where curves have corners.
public struct MotionSchedule: Sendable {
    /// When the last transition ends.
    private(set) var end: Instant
    /// The plan holds until here at the latest: after that something begins by itself.
    private(set) var wake: Instant?
    /// Nothing is visible before.
    private(set) var quietUntil: Instant?
    /// The cycle that continues after all transitions; nil if it is at rest.
    private(set) var cycle: MotionCycle?
    /// The cycles that have corners until then.
    private var cycles: [MotionCycle] = []
    /// A wave that travels; nil if none does.
    private(set) var wave: Wave?
    /// What moves.
    let look: Look
    /// True if an app's own motion is visible, which can only be drawn.
    var needsFrames = false
    /// Ends and beginnings of transitions, corners of cycles: in order, between now and the end.
    private(set) var corners: [Instant] = []
    private let now: Instant

    /// Everything that a motion's picture depends on except the time, the size and the environment.
    enum Look: Sendable, Hashable {
        case linear(LinearStyle)
        case circular(CircularStyle)
        case download(DownloadStyle, DownloadState)
    }

    init(of look: Look, at now: Instant) {
        self.look = look
        self.now = now
        end = now
    }

    mutating func add(_ transition: Transition) {
        if transition.from != transition.to { add(from: transition.start, through: transition.end) }
    }

    /// Adds something that moves between two instants.
    mutating func add(from begin: Instant, through end: Instant) {
        guard end > now else { return }
        if begin > now { corners.append(begin) }
        corners.append(end)
        self.end = max(self.end, end)
    }

    /// Adds an instant at which a curve has a corner.
    mutating func add(corner: Instant) {
        if corner > now { corners.append(corner) }
    }

    /// Adds what a motion does once before its cycle repeats: its corners, the last of which ends it.
    mutating func add(lead instants: [Instant]) {
        for instant in instants where instant > now {
            corners.append(instant)
            end = max(end, instant)
        }
    }

    /// Adds a visible cycle; `goesOn` if it is still visible after all transitions.
    mutating func add(_ cycle: MotionCycle, goesOn: Bool) {
        cycles.append(cycle)
        if goesOn { self.cycle = cycle }
    }

    mutating func add(_ wave: Wave, in environment: Environment) {
        if wave.travels && !environment.reducesMotion { self.wave = wave }
    }

    /// Adds whether and how much is visible, after everything else, and prepares the corners.
    mutating func finish(_ core: IndicatorCore, in environment: Environment) {
        let amount = core.visibility.amount.seen(in: environment)
        if !core.inWindow { cycle = nil }
        let waits = amount.from != amount.to && amount.start > now
        if waits, amount.to == 0, let going = cycle, amount.start >= end {
            // Hiding that is delayed: until it begins the cycle continues, for at most one round in a plan.
            end = min(amount.start, max(end, now) + TimeSpan(nanoseconds: Int64(going.period)))
            wake = end
            cycle = nil
        } else {
            if waits, amount.from == 0 { quietUntil = amount.start }
            add(amount)
            if amount.to == 0 { cycle = nil }
        }
        for each in cycles {
            each.addCorners(each.corners, every: each.period, from: now, to: end, into: &corners)
            guard let colors = each.colors else { continue }
            each.addCorners(colors.corners, every: colors.step, from: now, to: end, into: &corners)
        }
        corners.sort()
        corners.removeAll { $0 >= end }
    }
}
