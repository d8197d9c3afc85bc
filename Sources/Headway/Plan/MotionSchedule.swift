/// What an indicator knows about its motion in advance: when its transitions end, which cycle continues after them, and
/// where curves have corners.
///
/// A buffer that is reused.
public struct MotionSchedule: Sendable {
    /// When the last transition ends.
    private(set) var end = Instant.zero
    /// The plan holds until here at the latest: after that something begins by itself.
    private(set) var wake: Instant?
    /// Nothing is visible before.
    private(set) var quietUntil: Instant?
    /// The cycle that continues after all transitions; nil if it is at rest.
    private(set) var cycle: MotionCycle?
    /// The cycles that have corners until then.
    private(set) var cycles: [MotionCycle] = []
    /// The curves of the transitions, in nanoseconds from now.
    private(set) var curves: [MotionCurve] = []
    /// A wave that travels; nil if none does.
    private(set) var wave: Wave?
    /// What moves.
    private(set) var look = Look.nothing
    /// True if an app's own motion is visible, which can only be drawn.
    var needsFrames = false
    /// Ends and beginnings of transitions, corners of cycles: in order, between now and the end.
    private(set) var corners: [Instant] = []
    private var now = Instant.zero

    /// Everything that a motion's picture depends on except the time, the size and the environment.
    enum Look: Sendable, Hashable {
        case nothing
        case linear(LinearStyle)
        case circular(CircularStyle)
        case download(DownloadStyle, DownloadState)
    }

    init() {}

    /// Begins anew.
    mutating func reset(for look: Look, at now: Instant) {
        self.look = look
        (self.now, end) = (now, now)
        (wake, quietUntil, cycle, wave) = (nil, nil, nil, nil)
        needsFrames = false
        cycles.removeAll(keepingCapacity: true)
        curves.removeAll(keepingCapacity: true)
        corners.removeAll(keepingCapacity: true)
    }

    /// Adds a transition of a value or a fraction along the track, or across it: of thickness or opacity.
    mutating func add(_ transition: Transition, isAcross: Bool = false) {
        guard transition.from != transition.to else { return }
        add(from: transition.start, through: transition.end)
        guard transition.end > now, case .cubic = transition.timing.easing else { return }
        let whole = if case .linear = look { 1.0 } else { isAcross ? 1.0 : 360.0 }
        curves.append(
            MotionCurve(
                from: Double((transition.start - now).nanoseconds), through: Double((transition.end - now).nanoseconds),
                transition.timing.easing, way: whole * (transition.to - transition.from), isAcross: isAcross))
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
            add(amount, isAcross: true)
            if amount.to == 0 { cycle = nil }
        }
        for each in cycles {
            MotionCycle.addCorners(
                each.corners, every: each.period, since: each.since, from: now, to: end, into: &corners)
            guard let colors = each.colors else { continue }
            MotionCycle.addCorners(
                colors.corners, every: colors.step, since: each.since, from: now, to: end, into: &corners)
        }
        corners.sort()
        corners.removeAll { $0 >= end }
    }
}
