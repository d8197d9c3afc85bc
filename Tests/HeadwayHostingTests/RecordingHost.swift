import Headway
import HeadwayHosting

/// A host without a platform: its clock is moved by hand, and it writes down what it is told.
@MainActor
final class RecordingHost: FrameHost {
    var now = Instant.zero
    private(set) var delivery = FrameDelivery.none
    private(set) var requests = 0
    private(set) var repaints = 0
    private(set) var semantics: [Semantics] = []
    private(set) var announcements: [Announcement] = []

    func setNeedsDisplay() { repaints += 1 }
    func deliverFrames(_ delivery: FrameDelivery) {
        self.delivery = delivery
        requests += 1
    }
    func semanticsChanged(to semantics: Semantics) { self.semantics.append(semantics) }
    func announce(_ announcement: Announcement) { announcements.append(announcement) }
}

extension IndicatorDriver {
    /// Lets time pass as a display would: a tick at each refresh that was asked for.
    func run(_ host: RecordingHost, for seconds: Double, step: Double = 1.0 / 60) async {
        let end = host.now + .seconds(seconds)
        while host.now < end {
            host.now = min(end, host.now + .seconds(step))
            switch host.delivery {
            case .none: break
            case .at(let instant): if host.now >= instant { tick() }
            case .everyFrame: tick()
            }
            await Task.yield()
        }
    }
}
