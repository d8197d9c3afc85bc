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
    mutating func follow(_ curves: [MotionCurve], from begin: Instant, _ look: LoopedMotion.Look) {
        sampler.density.reset()
        var unit = 1 / sampler.tolerance.angle
        if case .linear = look.look { unit = max(look.size.width, look.size.height) / sampler.tolerance.length }
        for curve in curves {
            sampler.density.add(curve, at: Double(begin.nanoseconds), way: curve.way * unit / PlanTolerance.cell)
        }
    }

    /// Makes the next samples adapt without known curves.
    mutating func followNothing() { sampler.density.reset() }

    /// Samples what is at rest from an instant on, which counts as well as what was there just before.
    mutating func sampleRest(_ instant: Instant, _ draw: FrameSamples.Draw) {
        sampler.samples.append(sampler.samples.take(draw, instant.nanoseconds))
    }

    /// Reduces the samples to the keys of some groups; times count from `origin`.
    mutating func reduce(into keys: inout GroupedKeys, from origin: Instant, _ groups: Range<Int>) {
        absences.fill(&sampler.samples)
        keys.shown = sampler.samples.anyShown
        for slot in 0..<PartNumbers.slots where keys.shows(slot) {
            keys.layers[slot] = sampler.samples.numbers.layers[slot]
            for group in groups {
                keys[slot, group] = reduction.reduce(
                    slot, ChannelGroup.all[group], sampler, absences, origin: origin.nanoseconds, into: &keys.list)
            }
        }
    }
}
