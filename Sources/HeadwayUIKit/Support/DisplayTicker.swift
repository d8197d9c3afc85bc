#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Calls a closure at each refresh of the display until stopped, or until the closure says that nobody listens any more.
@MainActor
final class DisplayTicker {
    private let link: CADisplayLink

    /// Starts at once; the closure gets the time at which the frame will be seen, and answers whether to go on.
    init(_ tick: @escaping @MainActor (CFTimeInterval) -> Bool) {
        let target = DisplayLinkTarget { link in
            // The link holds its target: a view that was dropped while moving ends it here.
            if !tick(link.targetTimestamp) { link.invalidate() }
        }
        link = CADisplayLink(target: target, selector: DisplayLinkTarget.action)
        // The system takes the nearest that the display can do.
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
        link.add(to: .main, forMode: .common)
    }

    /// Ends it.
    func stop() { link.invalidate() }
}
#endif
