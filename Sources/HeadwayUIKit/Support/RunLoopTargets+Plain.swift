#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !canImport(ObjectiveC)
import UIKit

/// What a display link sends its message to with the double of UIKit, where there are no selectors.
@MainActor
final class DisplayLinkTarget: NSObject {
    private let tick: @MainActor (CADisplayLink) -> Void

    init(_ tick: @escaping @MainActor (CADisplayLink) -> Void) { self.tick = tick }

    static let action = Selector("refresh:") { (target: DisplayLinkTarget, link: CADisplayLink) in target.tick(link) }
}

/// What a delayed message is sent to.
@MainActor
final class AlarmTarget: NSObject {
    private let ring: @MainActor () -> Void

    init(_ ring: @escaping @MainActor () -> Void) { self.ring = ring }

    static let action = Selector("fire") { (target: AlarmTarget, _: Any) in target.ring() }
}
#endif
