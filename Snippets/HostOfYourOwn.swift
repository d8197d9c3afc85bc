#if canImport(HeadwayHosting)
import Headway
import HeadwayHosting

/// A host that draws nothing: it writes how far the bar is, whenever its picture has changed.
@MainActor
final class WritingHost: FrameHost {
    let driver = IndicatorDriver(LinearIndicator(style: LinearStyle(theme: .classic)))
    private let clock = HostClock()
    private(set) var delivery = FrameDelivery.none

    init() {
        driver.size = Size(width: 240, height: 4)
        driver.environment.scale = 2
        driver.attach(to: self)
    }

    var now: Instant { clock.now }

    func setNeedsDisplay() {
        driver.withFrame { frame in print(frame.bars.last?.rect.width ?? 0) }  // a real one replays frame.drawing
    }

    func deliverFrames(_ delivery: FrameDelivery) {
        self.delivery = delivery  // a real one starts or stops its display's clock, which calls driver.tick()
    }

    func semanticsChanged(from old: Semantics, to new: Semantics) { print(new.percent ?? 0, "%") }

    func announce(_ announcement: Announcement) {}
}

/// What a host does, in three lines.
@MainActor func drive(_ host: WritingHost) -> IndicatorDriver<LinearIndicator> {
    let driver = IndicatorDriver(LinearIndicator())
    driver.attach(to: host)
    driver.setProgress(.fraction(0.8), animated: true) { finished in print(finished) }
    return driver
}

let words = Wording.current
Wording.current.replacements[.retry] = "Once more"
Wording.current = words

let host = WritingHost()
host.driver.setProgress(.fraction(0.6), animated: true) { finished in print("there:", finished) }
while host.delivery != .none {
    host.driver.tick()
    try await Task.sleep(for: .milliseconds(16))
}
#endif
