extension DownloadIndicator {
    /// What is known about its motion from an instant on, for a `Planner`.
    public func schedule(after now: Instant, in environment: Environment, into schedule: inout MotionSchedule) {
        schedule.reset(for: .download(style, state), at: now)
        for state in StateMix.all { schedule.add(mix[state].seen(in: environment), isAcross: true) }
        schedule.add(blend.determinate.seen(in: environment))
        schedule.add(blend.indeterminate.seen(in: environment))
        if mix.showsRing(at: now) { schedule.add(core.progression.shown.seen(in: environment)) }
        let waits = mix.state == .indeterminate
        if waits || mix[.indeterminate].value(at: now) > 0 {
            let motion = style.indeterminateMotion
            if case .custom = motion.kind { schedule.needsFrames = true }
            schedule.add(motion.cycle(since: waitingSince, reduced: environment.reducesMotion), goesOn: waits)
        }
        let turns = mix.state == .running && blend.mode == .indeterminate
        if turns || mix[.running].value(at: now) > 0 && blend.indeterminate.value(at: now) > 0 {
            schedule.add(
                DownloadMotion.arc.cycle(since: blend.since, reduced: environment.reducesMotion), goesOn: turns)
        }
        if style.runningMotion != nil, mix.showsRing(at: now) { schedule.needsFrames = true }
        mix.forEachCrossing { schedule.add(corner: $0) }
        schedule.finish(core, in: environment)
    }
}
