extension CircularIndicator {
    /// What is known about its motion from an instant on, for a `Planner`.
    public func schedule(after now: Instant, in environment: Environment, into schedule: inout MotionSchedule) {
        schedule.reset(for: .circular(style), at: now)
        state.addMotion(to: &schedule, style.wave, after: now, in: environment) { since in
            motion.cycle(
                since: since, reduced: environment.reducesMotion, colors: cycleColors(in: environment).count)
        }
        if let change = state.changes.current { schedule.add(change, in: environment) }
        if let change = state.changes.next { schedule.add(change, in: environment) }
        schedule.finish(state.core, in: environment)
    }
}

extension MotionSchedule {
    /// Adds a change of a ring's mode.
    fileprivate mutating func add(_ change: RingChange, in environment: Environment) {
        if change.lead > .zero { add(corner: change.begin + change.lead) }
        // Its duration depends on its distance, whatever the value's own change takes.
        if !environment.reducesMotion { add(from: change.begin, through: change.end) }
    }
}
