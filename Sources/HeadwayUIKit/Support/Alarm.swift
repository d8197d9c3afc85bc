#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit

/// Calls a closure once, after a time, unless cancelled.
@MainActor
final class Alarm {
    private let target: AlarmTarget

    /// Starts at once; `seconds` are counted by the run loop, in every mode that counts as common.
    init(after seconds: TimeInterval, _ ring: @escaping @MainActor () -> Void) {
        target = AlarmTarget(ring)
        target.perform(AlarmTarget.action, with: nil, afterDelay: seconds, inModes: [.common])
    }

    /// Ends it.
    func cancel() { AlarmTarget.cancelPreviousPerformRequests(withTarget: target) }
}
#endif
