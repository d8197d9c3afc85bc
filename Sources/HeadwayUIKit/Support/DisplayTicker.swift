#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Calls a closure at each refresh of the display until stopped, or until the closure returns false.
@MainActor
final class DisplayTicker {
    private let link: CADisplayLink

    /// Starts at once; the closure is given the time at which the frame will be on screen, and returns whether to continue.
    init(_ tick: @escaping @MainActor (CFTimeInterval) -> Bool) {
        let target = DisplayLinkTarget { link in
            // The link retains its target; this ends it if the view has been deallocated while animating.
            if !tick(link.targetTimestamp) { link.invalidate() }
        }
        link = CADisplayLink(target: target, selector: DisplayLinkTarget.action)
        // The system uses the nearest rate that the display supports.
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
        link.add(to: .main, forMode: .common)
    }

    func stop() { link.invalidate() }
}
#endif
