import Testing

@testable import Headway

/// Reports about numbers that are none, and totals that are not known.
@Suite("Reports: numbers")
struct NumberReports {
    static let broken: [Double] = [.nan, .signalingNaN, -.nan]

    @Test(
        "LinearProgressView 2, KAProgressLabel 23, SVProgressHUD 392, MDCProgressView: 0/0 keeps the last value",
        arguments: broken)
    func zeroByZero(value: Double) {
        var bar = LinearIndicator(style: .with(), progress: .fraction(0.4))
        bar.setProgress(.fraction(value), animated: true, at: .zero, completion: CompletionToken(1))
        #expect(bar.progress == 0.4 && bar.frame(at: 1).activeWidth == 40)
        #expect(bar.frame(at: 1).next == .never)
        #expect(bar.completions(through: 0).map(\.finished) == [true])
    }

    @Test("MDCActivityIndicator: NaN does not become 1 in a ring", arguments: broken)
    func ring(value: Double) {
        var ring = CircularIndicator(style: .with(), progress: .fraction(0.25))
        ring.setProgress(.fraction(value), animated: false, at: .zero)
        #expect(ring.progress == 0.25 && ring.frame().activeSweep == 90)
        #expect(CircularIndicator(progress: .fraction(value)).progress == 0)
    }

    @Test("FL 140754, 143296, FirebaseUI 490; wavy-slider 16, audiowaveform 14: NaN anywhere draws finite shapes")
    func everywhere() {
        let style = LinearStyle.with {
            ($0.thickness, $0.cornerRadius, $0.gap, $0.stopMark) = (.nan, .infinity, -.infinity, .nan)
            $0.wave = Wave(amplitude: .nan, wavelength: .infinity, speed: .nan)
        }
        var bar = LinearIndicator(style: style, progress: .fraction(0.5), buffer: .nan)
        bar.setBuffer(.nan, animated: true, at: .zero)
        let frame = bar.frame(at: 0.1, 100, 8)
        #expect(frame.bar(.active)?.rect == Rect(x: 0, y: 2, width: 50, height: 4))
        for size in [(Double.nan, 8.0), (100, .infinity), (0, 8), (-5, 8)] {
            #expect(!bar.frame(at: 0.1, size.0, size.1).isVisible)
            #expect(bar.frame(at: 0.1, size.0, size.1).next == .never)
        }
    }

    @Test(
        "MDCProgressView: beyond the ends is the end, of value and semantics alike", arguments: [(-1.0, 0), (2, 100)])
    func clamped(_ value: Double, _ percent: Int) {
        var bar = LinearIndicator(style: .with(.classic))
        bar.setProgress(.fraction(value), animated: false, at: .zero)
        #expect(bar.frame().semantics.percent == percent)
        #expect(bar.frame().activeWidth == Double(percent))
    }

    @Test(
        "MDC-A commit ce00ba377: a wave of no speed or length divides nothing by 0",
        arguments: [0.0, -0.0, 1e-300, 1e300])
    func waveSpeed(value: Double) {
        for wave in [Wave(speed: value), Wave(wavelength: value), Wave(amplitude: value)] {
            let bar = LinearIndicator(style: .with { $0.wave = wave }, progress: .fraction(0.5)).frame(at: 1, 100, 10)
            #expect(bar.drawing.elements.allSatisfy(\.isFinite) && bar.isVisible)
            let ring = CircularIndicator(style: .with { $0.wave = wave }, progress: .fraction(0.5)).frame(at: 1, 48, 48)
            #expect(ring.drawing.elements.allSatisfy(\.isFinite) && ring.isVisible)
        }
    }

    @Test("MDC-A 2745, PR 4181: thirds, fifths and sevenths are not rounded", arguments: [3.0, 5, 7])
    func oddTotals(total: Double) {
        for part in 1..<Int(total) {
            let bar = LinearIndicator(style: .with(.classic), progress: .fraction(Double(part) / total))
            #expect((bar.frame(at: 0, 1000, 4).activeWidth - 1000 * Double(part) / total).magnitude < 1e-9)
        }
    }

    @Test("MDC 9438: half a point is drawn where the screen has half points")
    func subPoint() {
        let bar = LinearIndicator(style: .with(.classic), progress: .fraction(0.505))
        guard
            case .fillBar(let drawn, _, _)? = bar.frame(at: 0, 100, 4, in: .with { $0.scale = 2 }).drawing.operations
                .last
        else {
            Issue.record("no bar")
            return
        }
        #expect(drawn.width == 50.5)
    }
}
