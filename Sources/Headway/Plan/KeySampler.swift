/// Samples an indicator's frames over a length of time and reduces them to keys.
struct KeySampler: Sendable {
    private var sampler: FrameSampler
    private var absences: PartAbsences
    private var reduction = KeyReduction()

    init(_ tolerance: PlanTolerance) {
        sampler = FrameSampler(tolerance)
        absences = PartAbsences(tolerance)
    }

    /// Samples from one instant to another; see `FrameSampler`.
    mutating func sample(
        from start: Instant, to end: Instant, corners: [Instant], quietUntil quiet: Instant? = nil, step: Double,
        _ scope: FrameSampler.Scope, _ draw: FrameSamples.Draw
    ) {
        sampler.sample(from: start, to: end, corners: corners, quietUntil: quiet, step: step, scope, draw)
    }

    /// Lets the next samples follow the curves of a round that begins at an instant.
    mutating func follow(_ curves: [MotionCurve], from begin: Instant, _ look: MotionSchedule.Look, _ size: Size) {
        sampler.density.reset()
        add(curves, from: begin, PlanTolerance.cell, look, size)
    }

    /// Makes the next samples follow transitions, and the motions that they change.
    mutating func follow(_ schedule: MotionSchedule, from now: Instant, _ size: Size) {
        sampler.density.reset()
        let cell = PlanTolerance.transitionCell
        add(schedule.curves, from: now, cell, schedule.look, size)
        for cycle in schedule.cycles {
            var round = MotionCycle.round(at: now, since: cycle.since, period: cycle.period).index
            while cycle.begin(of: round) < schedule.end, sampler.density.count < Self.mostCurves {
                add(cycle.curves, from: cycle.begin(of: round), cell, schedule.look, size)
                round += 1
            }
        }
    }

    /// Makes the next samples follow no curve.
    mutating func followNothing() { sampler.density.reset() }

    /// A limit for a transition that takes very many rounds.
    private static let mostCurves = 400

    private mutating func add(
        _ curves: [MotionCurve], from begin: Instant, _ cell: Double, _ look: MotionSchedule.Look, _ size: Size
    ) {
        var along = 1 / sampler.tolerance.angle
        if case .linear(let style) = look {
            along = (style.orientation == .horizontal ? size.width : size.height) / sampler.tolerance.length
        }
        let across = max(size.shorterSide / sampler.tolerance.length, 1 / sampler.tolerance.shade)
        for curve in curves {
            let unit = curve.isAcross ? across : along
            sampler.density.add(curve, at: Double(begin.nanoseconds), way: curve.way * unit / cell)
        }
    }

    /// Samples what is at rest from an instant on, which counts as well as what was there just before.
    mutating func sampleRest(_ instant: Instant, _ draw: FrameSamples.Draw) {
        sampler.samples.append(sampler.samples.take(draw, instant.nanoseconds))
    }

    /// Reduces the samples to the keys of some groups; times count from `origin`.
    mutating func reduce(into keys: inout GroupedKeys, from origin: Instant, _ groups: Range<Int>) {
        absences.fill(&sampler.samples)
        keys.shown = sampler.samples.anyShown
        for slot in 0..<PartNumbers.slots where keys.shows(slot) {
            keys.layers[slot] = sampler.samples.layer(slot)
            reduction.begin(slot, sampler.samples, origin: origin.nanoseconds)
            for group in groups {
                keys[slot, group] = reduction.reduce(
                    slot, ChannelGroup.all[group], sampler, absences, origin: origin.nanoseconds, into: &keys.list)
            }
        }
    }
}
