import Headway

/// Makes the plans that a host plays, and knows until when each holds.
@MainActor
final class PlanPlayer {
    private var planner = Planner()
    private var plan = Plan()
    /// True while the host plays the plan made last.
    private(set) var isPlaying = false
    /// When the next plan is needed if nothing is asked of the indicator before.
    private(set) var next = NextChange.never

    /// True when the plan that plays holds no longer.
    func isOver(at now: Instant) -> Bool {
        guard isPlaying, case .at(let end) = next else { return false }
        return end <= now
    }

    /// Plans an indicator and hands the plan to its host, or goes back to frames where a plan cannot say what shows.
    func play<Subject: Indicator>(
        _ indicator: Subject, at now: Instant, size: Size, environment: Environment, on host: any PlanHost
    ) {
        guard host.canPlayPlans else { return stop(host) }
        planner.plan(indicator, at: now, size: size, environment: environment, into: &plan)
        guard !plan.needsFrames else { return stop(host) }
        isPlaying = true
        next = plan.validity.map { .at(now + $0) } ?? .never
        host.play(plan, from: now)
    }

    private func stop(_ host: any PlanHost) {
        guard isPlaying else { return }
        isPlaying = false
        next = .never
        host.stopPlaying()
    }
}
