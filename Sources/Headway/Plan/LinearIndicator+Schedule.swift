extension LinearIndicator {
    /// What is known about its motion from an instant on, for a `Planner`.
    public func schedule(after now: Instant, in environment: Environment, into schedule: inout MotionSchedule) {
        schedule.reset(for: .linear(style), at: now)
        schedule.add(buffer.seen(in: environment))
        state.addMotion(to: &schedule, style.wave, after: now, in: environment) { since in
            (style.motion ?? .disjoint).cycle(
                since: since, reduced: environment.reducesMotion, tints: style.tints.count)
        }
        if style.motion == .contiguous, theme.coversTrack, state.blend.mode == .indeterminate {
            // From the third step on it repeats.
            let period = LinearMotion.contiguous.period
            schedule.add(lead: [state.blend.since + period, state.blend.since + period + period])
        }
        schedule.finish(state.core, in: environment)
    }
}

extension ValueState {
    /// Adds a bar's or a ring's motion to a schedule, except its visibility.
    func addMotion(
        to schedule: inout MotionSchedule, _ wave: Wave?, after now: Instant, in environment: Environment,
        cycle: (Instant) -> MotionCycle
    ) {
        schedule.add(core.progression.shown.seen(in: environment))
        schedule.add(blend.determinate.seen(in: environment))
        schedule.add(blend.indeterminate.seen(in: environment))
        let goesOn = blend.mode == .indeterminate && blend.isMoving
        if goesOn || blend.indeterminate.seen(in: environment).value(at: now) > 0 {
            schedule.add(cycle(blend.since), goesOn: goesOn)
        }
        if let wave, wave.isWavy {
            schedule.add(waveAmplitude.seen(in: environment), isAcross: true)
            schedule.add(wave, in: environment)
        }
    }
}
