import Headway

/// What a driver follows: how to take over its present state, and whether that moves by itself.
@MainActor
struct Following<Subject: Indicator> {
    /// Brings the indicator to where the followed thing stands: by motion, or at once.
    let sample: (_ indicator: inout Subject, _ now: Instant, _ animated: Bool) -> Void
    /// True while a sample is wanted at each frame.
    let needsFrames: () -> Bool
    /// What must live as long as it is followed.
    let owner: AnyObject?
}
