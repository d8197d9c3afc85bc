import Testing

@testable import Headway

/// Finite but absurd sizes, instants and lengths: nothing traps, hangs or draws what is not finite.
@Suite("Extremes")
struct ExtremeTests {
    private static let sides = [Double.leastNormalMagnitude, 1e-9, 1e9, 1e300, Double.greatestFiniteMagnitude]
    private static let instants = [Int64.min, -1, 0, 1, 86_400_000_000_000 * 36_500, .max]

    private func check<Subject: Indicator>(_ subject: Subject, _ side: Double) {
        for nanoseconds in Self.instants {
            for (width, height) in [(side, side), (side, 4.0), (100, side)] {
                let frame = subject.frame(at: Instant(nanoseconds: nanoseconds), width, height)
                let isFinite = frame.drawing.elements.allSatisfy(\.isFinite)
                #expect(isFinite, "\(width) by \(height) at \(nanoseconds)")
                #expect(frame.drawing.elements.count < 200_000)
            }
        }
    }

    @Test("of a bar", arguments: sides)
    func bars(side: Double) {
        for motion in LinearMotion.allCases {
            check(LinearIndicator(style: .with { $0.motion = motion }, mode: .indeterminate), side)
        }
        for wave in [Wave(), Wave(amplitude: side, wavelength: side, speed: side)] {
            check(LinearIndicator(style: .with { $0.wave = wave }, progress: .fraction(0.5)), side)
        }
        check(LinearIndicator(style: .with { ($0.thickness, $0.gap) = (side, side) }, progress: .fraction(0.5)), side)
    }

    @Test("of a ring", arguments: sides)
    func rings(side: Double) {
        for motion in CircularMotion.allCases {
            check(CircularIndicator(style: .with { $0.motion = motion }, mode: .indeterminate), side)
        }
        for wave in [Wave(), Wave(amplitude: side, wavelength: side, speed: side)] {
            check(CircularIndicator(style: .with { $0.wave = wave }, progress: .fraction(0.5)), side)
        }
        check(CircularIndicator(style: .with { ($0.thickness, $0.gap) = (side, side) }, progress: .fraction(0.5)), side)
    }

    @Test("of a download", arguments: sides)
    func downloads(side: Double) {
        for state in DownloadState.allCases {
            for artwork in [DownloadArtwork.tray, .cloud] {
                check(DownloadIndicator(style: .with { $0.artwork = artwork }, state: state, progress: .unknown), side)
            }
        }
    }

    @Test("of calls at the ends of time", arguments: instants)
    func calls(nanoseconds: Int64) {
        let now = Instant(nanoseconds: nanoseconds)
        let style = LinearStyle.with { ($0.showDelay, $0.minimumVisible) = (.seconds(.infinity), .seconds(-.infinity)) }
        var bar = LinearIndicator(style: style, isHidden: true, at: now)
        bar.setHidden(false, animated: true, at: now, completion: CompletionToken(1))
        bar.setHidden(true, animated: true, at: now, completion: CompletionToken(2))
        bar.setProgress(.fraction(1), animated: true, at: now, completion: CompletionToken(3))
        bar.setMode(.indeterminate, animated: true, at: now, completion: CompletionToken(4))
        _ = bar.frame(at: now)
        var paid: [Completion] = []
        bar.takeCompletions(through: Instant(nanoseconds: .max), into: &paid)
        #expect(paid.count == 4)
    }
}
