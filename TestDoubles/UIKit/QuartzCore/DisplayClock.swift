// swift-format-ignore-file
/// The tests' hand on the clock: refreshes of the display, and what was asked to be performed later.
@_spi(Double) public enum DisplayClock {
    struct Delayed {
        let target: AnyObject
        let due: CFTimeInterval
        let perform: @MainActor () -> Void
    }

    // Tests that touch the clock run on the main actor, one after the other; CACurrentMediaTime() is nonisolated in UIKit.
    nonisolated(unsafe) public static var now: CFTimeInterval = 1000
    nonisolated(unsafe) public internal(set) static var links: [CADisplayLink] = []
    @MainActor static var delayed: [Delayed] = []
    @MainActor public static var delayedCount: Int { delayed.count }

    /// Forgets every link and delayed message of tests before.
    @MainActor public static func reset() {
        links = []
        delayed = []
    }

    /// Lets one refresh go by.
    @MainActor public static func refresh(after seconds: CFTimeInterval) {
        now += seconds
        let due = delayed.filter { $0.due <= now }
        delayed.removeAll { $0.due <= now }
        for each in due { each.perform() }
        for link in links where !link.isPaused {
            link.timestamp = now
            link.targetTimestamp = now + seconds
            link.fire()
        }
    }
}
