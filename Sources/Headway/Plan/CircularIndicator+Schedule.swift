extension CircularIndicator {
    /// What is known about its motion from an instant on, for a `Planner`.
    public func schedule(after now: Instant, in environment: Environment) -> MotionSchedule {
        var schedule = MotionSchedule(of: .circular(style), at: now)
        state.addMotion(to: &schedule, style.wave, after: now, in: environment) { since in
            motion.cycle(
                since: since, reduced: environment.reducesMotion, colors: cycleColors(in: environment).count)
        }
        for change in [state.changes.current, state.changes.next].compactMap({ $0 }) {
            if change.lead > .zero { schedule.add(corner: change.begin + change.lead) }
            // Its duration depends on its distance, whatever the value's own change takes.
            if !environment.reducesMotion { schedule.add(from: change.begin, through: change.end) }
        }
        schedule.finish(state.core, in: environment)
        return schedule
    }
}
