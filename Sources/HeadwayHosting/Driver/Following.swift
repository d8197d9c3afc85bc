import Headway

/// What a driver follows: how to adopt its current state, and whether that may still change.
@MainActor
struct Following<Subject: Indicator> {
    /// Updates the indicator from what is followed, animated or at once; false when it is already up to date.
    let sample: (_ indicator: inout Subject, _ now: Instant, _ animated: Bool) -> Bool
    /// True while further samples are needed.
    let awaitsSamples: () -> Bool
    /// An object to keep alive while it is followed.
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
