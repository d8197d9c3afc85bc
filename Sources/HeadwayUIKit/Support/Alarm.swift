#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Calls a closure once, after a delay, unless cancelled.
@MainActor
final class Alarm {
    private let target: AlarmTarget

    /// Starts at once; the delay is measured by the run loop, in all common modes.
    init(after seconds: TimeInterval, _ ring: @escaping @MainActor () -> Void) {
        target = AlarmTarget(ring)
        target.perform(AlarmTarget.action, with: nil, afterDelay: seconds, inModes: [.common])
    }

    func cancel() { AlarmTarget.cancelPreviousPerformRequests(withTarget: target) }
}
#endif
