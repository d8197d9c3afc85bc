import Foundation
import Testing

@testable import Headway

@Suite("Waiting downloads")
struct DownloadMotionTests {
    private func arc(_ motion: DownloadMotion, at now: Instant) -> ArcShape? {
        var style = DownloadStyle(theme: .classic)
        style.indeterminateMotion = motion
        return DownloadIndicator(style: style, state: .indeterminate).frame(at: now, 44, 44).arc(.active)?.shape
    }

    @Test("315° once a second, eased each turn, from half past one")
    func turning() {
        for now in RandomInstants.thousand(seed: 21) {
            let shape = arc(.arc, at: now)
            let start = 45 + 360 * ReferenceCurve.easeInEaseOut(fmod(now.seconds, 1))
            #expect((shape?.start ?? 0).angle(to: start) < 0.01, "at \(now.seconds)")
            #expect(shape?.sweep == 315)
        }
        // Line 1.5, radius m/2 − 0.75.
        #expect(arc(.arc, at: .zero)?.radius == 21.25 && arc(.arc, at: .zero)?.width == 1.5)
    }

    @Test("grows and shrinks every 1.5 s while it turns in 4 s")
    func growing() {
        for now in RandomInstants.thousand(seed: 22) {
            let shape = arc(.growAndShrink, at: now)
            let t = fmod(now.seconds, 1.5)
            let tail =
                t < 1
                ? 0.25 * ReferenceCurve.easeInEaseOut(t) : 0.25 + 0.75 * ReferenceCurve.easeInEaseOut((t - 1) / 0.5)
            let head = t < 1 ? ReferenceCurve.easeInEaseOut(t) : 1
            let sweep = 315 * (head - tail)
            #expect(((shape?.sweep ?? 0) - sweep).magnitude < 0.01, "sweep at \(now.seconds)")
            guard let shape else { continue }
            #expect(shape.start.angle(to: 45 + 90 * now.seconds + 315 * tail) < 0.01, "start at \(now.seconds)")
        }
    }

    @Test("the ring: line 3 at m/2 − 3 over line 1.5 at m/2 − 1, from 12 o'clock")
    func ring() {
        let frame = DownloadIndicator(style: .with(.classic), state: .running, progress: .fraction(0.25))
            .frame(at: 0, 44, 44)
        #expect(frame.arc(.track)?.shape.radius == 21 && frame.arc(.track)?.shape.width == 1.5)
        let active = frame.arc(.active)?.shape
        #expect(active?.radius == 19 && active?.width == 3 && active?.start == 0 && active?.sweep == 90)
        #expect(frame.art.first?.box == Rect(x: 16.5, y: 16.5, width: 11, height: 11))
    }
}
