#if canImport(SwiftUI)
import Combine
import Foundation
import Headway
import HeadwayHosting
import SwiftUI

/// Runs an indicator for a SwiftUI view: its clock, its frames on demand, and when to draw again.
@MainActor
final class IndicatorModel<Subject: Indicator>: ObservableObject, FrameHost {
    let driver: IndicatorDriver<Subject>
    /// Counts the pictures of a view that stands still; a moving one is drawn at each frame anyway.
    @Published private(set) var revision = 0
    @Published private(set) var isMoving = false
    @Published private(set) var semantics = Semantics()
    private var frame = Frame()
    private var alarm: Task<Void, Never>?
    private var latest = Instant.zero

    init(_ indicator: Subject) {
        driver = IndicatorDriver(indicator)
        driver.isOnScreen = false
        driver.attach(to: self)
        driver.change { indicator, now, _ in indicator.removeFromWindow(at: now) }
    }

    deinit {
        alarm?.cancel()
        // Whoever waits for a completion still gets it.
        let driver = driver
        Task { @MainActor in driver.shutDown() }
    }

    func appeared() {
        driver.change { indicator, _, _ in indicator.addToWindow() }
        driver.isOnScreen = true
    }

    func disappeared() {
        driver.isOnScreen = false
        driver.change { indicator, now, _ in indicator.removeFromWindow(at: now) }
    }

    /// Changes the indicator; animated only where the environment moves things and a view is there to be seen.
    func change(animated: Bool, _ body: (inout Subject, Bool, Instant) -> Void) {
        let moves = driver.environment.animates(animated)
        driver.change { indicator, now, _ in body(&indicator, moves, now) }
    }

    /// Draws the present frame.
    func draw(into context: inout GraphicsContext, size: CGSize, inks: Inks) {
        let size = Size(width: Double(size.width), height: Double(size.height))
        driver.indicator.render(at: now, size: size, environment: driver.environment, into: &frame)
        context.replay(frame.drawing, inks: inks)
    }

    // MARK: FrameHost

    var now: Instant {
        latest = max(latest, Instant(seconds: ProcessInfo.processInfo.systemUptime))
        return latest
    }

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
            guard let self, !Task.isCancelled else { return }
            // Sleep counts on another clock than ours, and may be a little early.
            self.latest = max(self.latest, instant)
            self.driver.tick()
        }
    }

    func semanticsChanged(to semantics: Semantics) { self.semantics = semantics }

    func announce(_ announcement: Announcement) {
        // SwiftUI does not tell whether an element has the focus; VoiceOver reads values that update often by itself.
    }
}
#endif
