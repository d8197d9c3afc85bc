#if canImport(SwiftUI) && (!canImport(UIKit) || os(tvOS) || os(watchOS))
import Combine
import Headway
import HeadwayHosting
import SwiftUI

/// Runs an indicator for a SwiftUI view: its clock, its frames, and when to redraw.
@MainActor
final class IndicatorModel<Subject: Indicator>: ObservableObject, FrameHost {
    let driver: IndicatorDriver<Subject>
    /// Incremented to redraw a view that is not moving; a moving one is drawn at each frame anyway.
    @Published private(set) var revision = 0
    @Published private(set) var isMoving = false
    @Published private(set) var semantics = Semantics()
    private let clock = HostClock()
    private var alarm: Task<Void, Never>?

    init(_ indicator: Subject) {
        driver = IndicatorDriver(indicator)
        driver.isOnScreen = false
        driver.attach(to: self)
        driver.removeFromWindow()
    }

    deinit {
        alarm?.cancel()
        // Pending completions are still called.
        let driver = driver
        Task { @MainActor in driver.shutDown() }
    }

    func appeared() {
        driver.addToWindow()
        driver.isOnScreen = true
    }

    func disappeared() {
        driver.isOnScreen = false
        driver.removeFromWindow()
    }

    func draw(into context: inout GraphicsContext, size: CGSize, colors: CanvasColors) {
        let size = Size(width: Double(size.width), height: Double(size.height))
        guard driver.size != size else {
            return driver.withFrame { frame in context.replay(frame.drawing, colors: colors) }
        }
        // SwiftUI may draw before it reports a new size, and nothing may be published while drawing.
        var frame = Frame()
        driver.indicator.render(at: now, size: size, environment: driver.environment, into: &frame)
        context.replay(frame.drawing, colors: colors)
    }

    // MARK: FrameHost

    var now: Instant { clock.now }

    func setNeedsDisplay() {
        if !isMoving { revision += 1 }
    }

    func deliverFrames(_ delivery: FrameDelivery) {
        alarm?.cancel()
        alarm = nil
        isMoving = delivery == .everyFrame
        guard case .at(let instant) = delivery else { return }
        let wait = max(0, (instant - now).nanoseconds)
        alarm = Task { [weak self] in
            try? await Task.sleep(nanoseconds: UInt64(wait))
            guard !Task.isCancelled else { return }
            // Sleeping uses a different clock, and may end slightly early.
            self?.driver.tick(at: instant)
        }
    }

    func semanticsChanged(from old: Semantics, to new: Semantics) { semantics = new }

    func announce(_ announcement: Announcement) {
        // SwiftUI does not say whether an element has the focus, and VoiceOver reads frequently updated values by itself.
    }
}
#endif
