extension CircularIndicator {
    /// What is known about its motion from an instant on, for a `Planner`.
    public func schedule(after now: Instant, in environment: Environment) -> MotionSchedule {
        var schedule = MotionSchedule(of: .circular(style), at: now)
        state.addMotion(to: &schedule, style.wave, after: now, in: environment) { since in
            motion.cycle(
                since: since, reduced: environment.reducesMotion, colors: cycleColors(in: environment).count)
        }
        if let change = state.changes.current, change.lead > .zero { schedule.add(corner: change.begin + change.lead) }
        if let change = state.changes.next, change.lead > .zero { schedule.add(corner: change.begin + change.lead) }
        schedule.finish(state.core, in: environment)
        return schedule
    }
}
