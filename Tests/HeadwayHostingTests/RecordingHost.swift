import Headway
import HeadwayHosting

/// A host without a platform: its clock is moved by hand, and it writes down what it is told.
@MainActor
final class RecordingHost: FrameHost {
    var now = Instant.zero
    var animatesChanges = true
    private(set) var delivery = FrameDelivery.none
    private(set) var requests = 0
    private(set) var repaints = 0
    private(set) var changes = 0
    private(set) var changedAt = Instant.zero
    private(set) var semantics: [Semantics] = []
    private(set) var announcements: [Announcement] = []
    /// The ticks of the display, and those of a timer.
    fileprivate(set) var frames = 0
    fileprivate(set) var alarms = 0

    func setNeedsDisplay() { repaints += 1 }
    func indicatorChanged() {
        changes += 1
        changedAt = now
    }
    func deliverFrames(_ delivery: FrameDelivery) {
        self.delivery = delivery
        requests += 1
    }
    func semanticsChanged(from old: Semantics, to new: Semantics) { semantics.append(new) }
    func announce(_ announcement: Announcement) { announcements.append(announcement) }
}

extension IndicatorDriver {
    /// Lets time pass as a display would: a tick at each refresh that was asked for, and at each timer's instant.
    func run(_ host: RecordingHost, for seconds: Double, step: Double = 1.0 / 60, _ each: () -> Void = {}) async {
        let end = host.now + .seconds(seconds)
        while host.now < end {
            let next = min(end, host.now + .seconds(step))
            if case .at(let instant) = host.delivery, instant <= next {
                host.now = max(host.now, instant)
                host.alarms += 1
                tick()
            }
            host.now = next
            each()
            if host.delivery == .everyFrame {
                host.frames += 1
                tick()
            }
            await Task.yield()
        }
    }
}
