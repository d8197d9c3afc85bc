public import Headway

/// A host whose platform animates layers itself: it is given plans, and no frames are delivered while one plays.
@MainActor
public protocol PlanHost: FrameHost {
    /// False while the host has to draw frames, for example because of images that a plan does not cover.
    var canPlayPlans: Bool { get }

    /// Plays a plan from an instant on, replacing what was played or drawn before.
    func play(_ plan: Plan, from instant: Instant)

    /// Removes the plan that is playing; frames are drawn from now on.
    func stopPlaying()
}
