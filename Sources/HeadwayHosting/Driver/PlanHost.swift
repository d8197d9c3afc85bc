public import Headway

/// A host whose platform moves layers by itself: it is handed plans, and no frames are delivered while one plays.
@MainActor
public protocol PlanHost: FrameHost {
    /// False while the host has to draw frames, as for pictures that a plan knows nothing of.
    var canPlayPlans: Bool { get }

    /// Plays a plan from an instant on, in place of what was played or drawn before.
    func play(_ plan: Plan, from instant: Instant)

    /// Takes away what is played: frames are drawn from now on.
    func stopPlaying()
}
