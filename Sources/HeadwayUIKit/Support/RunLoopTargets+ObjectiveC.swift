#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(ObjectiveC)
import UIKit

/// What a display link sends its message to.
@MainActor
final class DisplayLinkTarget: NSObject {
    private let tick: @MainActor (CADisplayLink) -> Void

    init(_ tick: @escaping @MainActor (CADisplayLink) -> Void) { self.tick = tick }

    @objc private func refresh(_ link: CADisplayLink) { tick(link) }

    static let action = #selector(refresh(_:))
}

/// What a delayed message is sent to.
@MainActor
final class AlarmTarget: NSObject {
    private let ring: @MainActor () -> Void

    init(_ ring: @escaping @MainActor () -> Void) { self.ring = ring }

    @objc private func fire() { ring() }

    static let action = #selector(fire)
}
#endif
