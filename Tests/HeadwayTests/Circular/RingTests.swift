import Testing

@testable import Headway

@Suite("Ends, gap and track of a ring")
struct RingTests {
    private func frame(_ progress: Double, _ change: (inout CircularStyle) -> Void = { _ in }) -> Frame {
        CircularIndicator(style: .with(.material3, change), progress: .fraction(progress)).frame(at: 0, 40, 40)
    }

    @Test("a full ring is a closed circle without a seam (MDC-A 5027, MaterialDesignInXAML 1854)")
    func closed() {
        let full = frame(1)
        #expect(full.arc(.active)?.shape.sweep == 360 && full.arc(.track) == nil)
        guard case .strokeArc(let arc, _)? = full.drawing.operations.first else {
            Issue.record("no arc")
            return
        }
        #expect(arc.sweep == 360 && arc.width == 4)
    }

    @Test(
        "round ends lie within the value, down to a dot (MDC-A 2940, mui 11887)", arguments: [0.001, 0.01, 0.05, 0.97])
    func caps(progress: Double) {
        for operation in frame(progress, { $0.showsTrack = false }).drawing.operations {
            guard case .strokeArc(let arc, _) = operation else { continue }
            let cap = arc.width / 2 / arc.radius * 180 / Double.pi
            #expect(arc.start - cap >= -1e-9)
            #expect(arc.start + arc.sweep + cap <= 360 * progress + 1e-5)
        }
    }

    @Test("the track starts a gap after the arc and ends a gap before it, from one per cent on")
    func gap() {
        for step in 1...999 {
            let value = Double(step) / 1000
            guard let arc = frame(value).arc(.active)?.shape, let track = frame(value).arc(.track)?.shape else {
                continue
            }
            let wanted = 4 / 18.0 * 180 / Double.pi * min(1, value / 0.01)
            #expect(track.start.angle(to: arc.sweep + wanted) < 1e-9, "at \(value)")
            #expect((track.sweep - (360 - arc.sweep - 2 * wanted)).magnitude < 1e-9, "at \(value)")
        }
    }

    @Test("keeps round in a box that is not square (flutter 30054, 157160; material-web 075119c98)")
    func aspect() {
        let shape = CircularIndicator(style: .with(), progress: .fraction(0.5)).frame(at: 0, 100, 40).arc(.active)?
            .shape
        #expect(shape?.radius == 18 && shape?.center == Point(x: 50, y: 20))
    }

    @Test("the classic arc is never shorter than a dot, at 0 too", arguments: [0, 0.01, 0.5])
    func leastArc(progress: Double) {
        let indicator = CircularIndicator(style: .with(.classic), progress: .fraction(progress))
        let dot = 2.5 / 12 * 180 / Double.pi
        #expect((indicator.frame(at: 0, 24, 24).activeSweep - max(360 * progress, dot)).magnitude < 1e-9)
    }

    /// Where a track shows: with a value, and while it turns.
    struct TrackCase: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let style: CircularStyle
        let still: Bool
        let turning: Bool

        init(_ description: String, _ theme: Theme, still: Bool, turning: Bool, _ set: (inout CircularStyle) -> Void) {
            testDescription = description
            var style = CircularStyle(theme: theme)
            set(&style)
            self.style = style
            self.still = still
            self.turning = turning
        }

        static let all = [
            TrackCase("Material's", .material3, still: true, turning: true) { _ in },
            TrackCase("Material's advance", .material3, still: true, turning: false) { $0.motion = .advance },
            TrackCase("the classic", .classic, still: false, turning: false) { _ in },
            TrackCase("with a colour", .classic, still: true, turning: true) { $0.trackTint = .white },
            TrackCase("switched on", .classic, still: true, turning: true) { $0.showsTrack = true },
            TrackCase("switched off", .material3, still: false, turning: false) { $0.showsTrack = false },
            TrackCase("switched off with a colour", .classic, still: false, turning: false) {
                $0.trackTint = .white
                $0.showsTrack = false
            },
        ]
    }

    @Test("what says whether the track shows is what shows", arguments: TrackCase.all)
    func track(_ track: TrackCase) {
        for (mode, shows) in [(IndicatorMode.determinate, track.still), (.indeterminate, track.turning)] {
            #expect(track.style.showsTrack(in: mode) == shows, "\(mode)")
            let indicator = CircularIndicator(style: track.style, progress: .fraction(0.3), mode: mode)
            #expect((indicator.frame(at: 0.4).arc(.track) != nil) == shows, "\(mode), drawn")
        }
    }

    @Test("a classic track is the arc's colour at 0.3, and only where it is wanted")
    func classicTrack() {
        var style = CircularStyle(theme: .classic)
        #expect(CircularIndicator(style: style).frame().arc(.track) == nil)
        style.showsTrack = true
        let frame = CircularIndicator(style: style).frame()
        #expect(frame.arc(.track)?.color == Color(hex: 0x2196F3).opacity(0.3))
        #expect(frame.arc(.track)?.shape.sweep == 360)
    }
}
