import Headway

/// What a driver follows: how to take over its present state, and whether that may still change.
@MainActor
struct Following<Subject: Indicator> {
    /// Brings the indicator to where the followed thing stands, by motion or at once; false when it is there already.
    let sample: (_ indicator: inout Subject, _ now: Instant, _ animated: Bool) -> Bool
    /// True while samples are wanted.
    let awaitsSamples: () -> Bool
    /// What must live as long as it is followed.
    let owner: AnyObject?
}

extension Indicator {
    /// True when setting a value would change nothing.
    func isSet(to progress: ProgressValue) -> Bool {
        switch progress {
        case .unknown: self.progress == nil
        case .fraction(let fraction): fraction.isNaN || self.progress == min(1, max(0, fraction))
        }
    }
}
