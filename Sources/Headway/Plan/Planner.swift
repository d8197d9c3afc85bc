/// Makes plans from an indicator's frames.
///
/// Keep one for all indicators of a thread: its storage is reused, and the keys of a continuing motion are made once
/// for a style, a size and an environment; from then on only the phase differs. It only draws frames ahead of time, at
/// instants that follow from the motions' curves, so a plan never says anything that frames do not.
public struct Planner: Sendable {
    private var sampler = KeySampler(PlanTolerance())
    private var schedule = MotionSchedule()
    /// The keys of the transitions under way.
    private var leads = GroupedKeys()
    /// The keys of a round of the motion after them, starting from its phase at that time.
    private var loops = GroupedKeys()
    /// The rounds made last, the most recent first.
    private var motions: [LoopedMotion] = []
    private var merged = MergedKeys()

    /// The greatest distance between samples in a lead, in nanoseconds: what is shorter than that and not a corner may
    /// be missed.
    private static let step = 25e6

    /// More styles than a screen has would only be searched in vain.
    private static let remembered = 8

    /// Makes a planner without cached motions.
    public init() {}

    /// Forgets all motions, and keeps its storage.
    public mutating func forget() { motions.removeAll(keepingCapacity: true) }

    /// Plans an indicator's motion from an instant on into a buffer that is kept by the caller.
    ///
    /// The plan is valid until the indicator, the size or the environment changes, or until its validity ends.
    public mutating func plan<Subject: Indicator>(
        _ indicator: Subject, at now: Instant, size: Size, environment: Environment, into plan: inout Plan
    ) {
        plan.reset()
        indicator.schedule(after: now, in: environment, into: &schedule)
        plan.validity = schedule.wake.map { $0 - now }
        plan.needsFrames = schedule.needsFrames
        if size.isEmpty || schedule.needsFrames { return }
        make(at: now, size, environment, into: &plan) { instant, frame in
            indicator.render(at: instant, size: size, environment: environment, into: &frame)
        }
    }

    private mutating func make(
        at now: Instant, _ size: Size, _ environment: Environment, into plan: inout Plan,
        _ draw: FrameSamples.Draw
    ) {
        sampleLead(from: now, size, draw)
        loops.reset()
        if let cycle = schedule.cycle {
            let look = LoopedMotion.Look(look: schedule.look, motion: cycle, size: size, environment: environment)
            if let known = motions.firstIndex(where: { $0.look == look }) {
                if known > 0 { motions.swapAt(0, known) }
            } else {
                let motion = sampleMotion(cycle, after: schedule.end, look, draw)
                if motions.count == Self.remembered { motions.removeLast() }
                motions.insert(motion, at: 0)
            }
            loops.take(motions[0], at: schedule.end, since: cycle.since)
        }
        PlanWriter(leads: leads, loops: loops, schedule: schedule, now: now).write(into: &plan, &merged)
    }

    /// Samples the transitions under way.
    private mutating func sampleLead(from now: Instant, _ size: Size, _ draw: FrameSamples.Draw) {
        sampler.follow(schedule, from: now, size)
        sampler.sample(
            from: now, to: schedule.end, corners: schedule.corners, quietUntil: schedule.quietUntil, step: Self.step,
            .transitions, draw)
        if schedule.cycle == nil, schedule.end > now {
            // At rest from here on: what remains counts as well as what was there just before.
            sampler.sampleRest(schedule.end, draw)
        }
        leads.reset()
        sampler.reduce(into: &leads, from: now, ChannelGroup.all.indices)
    }

    /// Samples a round of the motion, and one of its colours if they have a cycle of their own.
    private mutating func sampleMotion(
        _ cycle: MotionCycle, after instant: Instant, _ look: LoopedMotion.Look, _ draw: FrameSamples.Draw
    ) -> LoopedMotion {
        var motion = LoopedMotion(look: look)
        let round = Round(of: cycle, notBefore: instant)
        sampler.follow(cycle.curves, from: round.start, look.look, look.size)
        sampler.sample(
            from: round.start, to: round.end, corners: round.corners, step: max(20e6, min(100e6, cycle.period / 24)),
            .motion, draw)
        motion.round = round.index
        sampler.reduce(
            into: &motion.keys, from: round.start, ChannelGroup.all.indices.dropLast(cycle.colors == nil ? 0 : 1))
        sampler.followNothing()
        if let colors = cycle.colors {
            let round = Round(of: colors, since: cycle.since, notBefore: instant)
            sampler.sample(
                from: round.start, to: round.end, corners: round.corners, step: colors.step / 4, .colors, draw)
            sampler.reduce(into: &motion.colors, from: round.start, ChannelGroup.colors..<ChannelGroup.colors + 1)
            motion.colors.list.move(colors.exact)
        }
        return motion
    }
}
