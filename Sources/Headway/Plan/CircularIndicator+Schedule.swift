extension CircularIndicator {
    /// What is known of its motion from an instant on; a `Planner` asks for it.
    public func schedule(after now: Instant, in environment: Environment) -> MotionSchedule {
        var schedule = MotionSchedule(of: .circular(style), at: now)
        state.addMotion(to: &schedule, style.wave, after: now, in: environment) { since in
            motion.cycle(
                since: since, reduced: environment.reducesMotion, colors: cycleColors(in: environment).count)
        }
        schedule.finish(state.core, in: environment)
        return schedule
    }
}
