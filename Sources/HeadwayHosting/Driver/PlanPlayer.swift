import Headway

/// Makes the plans that a host plays, and knows how long each is valid.
@MainActor
final class PlanPlayer {
    /// One for all indicators: those that look alike share the keys of their motion, and none has storage of its own
    /// for sampling.
    private static var planner = Planner()
    private var plan = Plan()
    /// True while the host plays the plan made last.
    private(set) var isPlaying = false
    /// When the next plan is needed if the indicator is not changed before then.
    private(set) var next = NextChange.never

    /// True when the plan that is playing is no longer valid.
    func isOver(at now: Instant) -> Bool {
        guard isPlaying, case .at(let end) = next else { return false }
        return end <= now
    }

    /// Plans an indicator and hands the plan to its host, or falls back to frames where a plan cannot describe the motion.
    func play<Subject: Indicator>(
        _ indicator: Subject, at now: Instant, size: Size, environment: Environment, on host: any PlanHost
    ) {
        guard host.canPlayPlans else { return stop(host) }
        Self.planner.plan(indicator, at: now, size: size, environment: environment, into: &plan)
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
