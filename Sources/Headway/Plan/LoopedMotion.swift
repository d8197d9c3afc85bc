/// The keys of one round of a motion, from its beginning: a planner caches them, since only the phase differs from plan
/// to plan.
struct LoopedMotion: Sendable {
    /// What the keys depend on.
    struct Look: Sendable, Hashable {
        var look: MotionSchedule.Look
        var motion: MotionCycle
        var size: Size
        var environment: Environment

        init(look: MotionSchedule.Look, motion: MotionCycle, size: Size, environment: Environment) {
            self.look = look
            self.motion = motion
            self.motion.since = .zero
            self.size = size
            self.environment = environment
        }
    }

    let look: Look
    var keys = GroupedKeys()
    /// Which round the keys come from.
    var round = 0.0
    /// The colours, if they have a cycle of their own.
    var colors = GroupedKeys()

    init(look: Look) { self.look = look }
}

/// One round of a motion or of its colours, on the clock.
struct Round {
    let index: Double
    let start: Instant
    let end: Instant
    private(set) var corners: [Instant] = []

    /// The first round of a motion that begins at an instant or later.
    init(of cycle: MotionCycle, notBefore instant: Instant) {
        self.init(since: cycle.since, period: cycle.period, notBefore: instant)
        MotionCycle.addCorners(
            cycle.corners, every: cycle.period, since: cycle.since, from: start, to: end, into: &corners)
        corners.sort()
    }

    /// The first round of a motion's colours that begins at an instant or later.
    init(of colors: MotionCycle.ColorCycle, since: Instant, notBefore instant: Instant) {
        let begin = colors.begin(since: since)
        self.init(since: begin, period: colors.period, notBefore: instant)
        MotionCycle.addCorners(
            colors.corners, every: colors.step, since: begin, from: start, to: end, into: &corners)
        corners.sort()
    }

    private init(since: Instant, period: Double, notBefore instant: Instant) {
        index = max(0, (Double((instant - since).nanoseconds) / period).rounded(.up))
        start = since + TimeSpan(nanoseconds: Int64((index * period).rounded(.up)))
        end = since + TimeSpan(nanoseconds: Int64(((index + 1) * period).rounded(.up)))
    }
}
