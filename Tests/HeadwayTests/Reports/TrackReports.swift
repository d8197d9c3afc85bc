import Testing

@testable import Headway

/// Reports about tracks, colours, contrast and appearance.
@Suite("Reports: colours and contrast")
struct TrackReports {
    @Test(
        "MDC 4862: a grey tint still has a visible track",
        arguments: [Color.black, .white, Color(hex: 0x808080), Color(hex: 0xE0E0E0), Color(hex: 0xF5F5E0)])
    func grey(tint: Color) {
        for environment in [Environment(), .dark] {
            let frame = LinearIndicator(style: .with(.classic) { $0.tint = tint }, progress: .fraction(0.5))
                .frame(in: environment)
            let track = frame.bar(.track)?.color ?? .clear
            #expect(track.alpha == 1)
            #expect(track.contrast(with: tint) > 1.3)
        }
    }

    @Test("MDC-A 3955: in the plain themes the track is told from the bar", arguments: Theme.allCases)
    func themes(theme: Theme) {
        for environment in [Environment(), .dark] {
            let frame = LinearIndicator(style: .with(theme), progress: .fraction(0.5)).frame(in: environment)
            let (active, track) = (frame.bar(.active)?.color ?? .clear, frame.bar(.track)?.color ?? .clear)
            #expect(active.contrast(with: track) > 1.5)
        }
    }

    @Test(
        "MDC-A 4204, MDC-W 5190, NG 22364, MudBlazor 9328: with more contrast bar and track are both seen",
        arguments: Theme.allCases)
    func contrast(theme: Theme) {
        for appearance in [Environment.Appearance.light, .dark] {
            let environment = Environment.with {
                $0.appearance = appearance
                $0.increasesContrast = true
            }
            let ground = Palette.background(theme, appearance)
            let frame = LinearIndicator(style: .with(theme), progress: .fraction(0.5)).frame(in: environment)
            let (active, track) = (frame.bar(.active)?.color ?? .clear, frame.bar(.track)?.color ?? .clear)
            #expect(active.ratio(to: ground) >= 4.5 && track.ratio(to: ground) >= 3)
            // Which part is done must be read too.
            #expect(active.ratio(to: track) >= 3)
        }
    }

    @Test("mui 17219, UI5 11031, MDC f: the track is dark in dark surroundings", arguments: Theme.allCases)
    func darkTrack(theme: Theme) {
        let light = LinearIndicator(style: .with(theme)).frame().bar(.track)?.color?.luminance ?? 0
        let dark = LinearIndicator(style: .with(theme)).frame(in: .dark).bar(.track)?.color?.luminance ?? 1
        #expect(light > 0.5 && dark < 0.2)
    }

    @Test("UICircularProgressRing 248, MDCProgressView: colours follow the appearance in the very next frame")
    func appearance() {
        let ring = CircularIndicator(style: .with(), progress: .fraction(0.5))
        let (light, dark) = (ring.frame(), ring.frame(in: .dark))
        #expect(light.arc(.active)?.color != dark.arc(.active)?.color)
        #expect(light.arc(.track)?.color != dark.arc(.track)?.color)
        #expect(ring.frame() == light)
    }

    @Test("MDCProgressView: no tint is the theme's, never an invisible bar")
    func noTint() {
        var bar = LinearIndicator(style: .with(.classic) { $0.tint = .black }, progress: .fraction(0.5))
        bar.setStyle(.with(.classic))
        #expect(bar.frame().bar(.active)?.color == Color(hex: 0x2196F3))
        bar.setStyle(.with(.classic) { $0.tints = [] })
        #expect(bar.frame().bar(.active)?.color == Color(hex: 0x2196F3))
    }

    @Test("MDCProgressView: a new tint changes a track that was derived from the old one")
    func derivedTrackFollows() {
        var bar = LinearIndicator(style: .with(.classic) { $0.tint = Color(hex: 0xFF0000) })
        let before = bar.frame().bar(.track)?.color
        bar.setStyle(.with(.classic) { $0.tint = Color(hex: 0x6200EE) })
        #expect(bar.frame().bar(.track)?.color != before)
    }

    @Test("MDCProgressView: a gradient of one colour is that colour")
    func oneColor() {
        let bar = LinearIndicator(style: .with { $0.tints = [.black] }, progress: .fraction(0.5))
        #expect(bar.frame().bar(.active)?.paint == .solid(.black))
    }

    @Test("MDC-A 52 (97f18a37a), 1947, 2345: a translucent bar or ring is one shape, so nothing doubles up at its ends")
    func oneShape() {
        let ink = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        let bar = LinearIndicator(
            style: .with {
                $0.tint = ink
                $0.trackTint = .clear
                $0.stopMark = 0
            }, progress: .fraction(0.5))
        #expect(bar.frame(at: 0, 100, 4).drawing.operations.count == 1)
        let ring = CircularIndicator(
            style: .with {
                $0.tint = ink
                $0.trackTint = .clear
            }, progress: .fraction(0.5))
        #expect(ring.frame().drawing.operations.count == 1)
    }
}
