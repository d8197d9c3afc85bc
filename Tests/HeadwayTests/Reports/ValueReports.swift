import TestSupport
import Testing

@testable import Headway

/// Reports about changes of value and mode, and their completions.
@Suite("Reports: values and modes")
struct ValueReports {
    @Test("GTProgressBar 24: from 0 set in the same turn it grows from 0")
    func fromZero() {
        var bar = LinearIndicator(style: .with(.classic), progress: .fraction(0.7))
        bar.setProgress(.fraction(0), animated: false, at: .zero)
        bar.setProgress(.fraction(1), animated: true, at: .zero)
        #expect(bar.frame(at: 0).activeWidth == 0 && (bar.frame(at: 0.125).activeWidth - 50).magnitude < 1e-9)
    }

    @Test("DACircularProgress 32, UAProgressView 6: at the end of a change nothing flashes back")
    func noFlash() {
        var ring = CircularIndicator(style: .with(), progress: .fraction(0.2))
        ring.setProgress(.fraction(0.8), animated: true, at: .zero)
        var last = 0.0
        for step in 0...1000 {
            let sweep = ring.frame(at: Double(step) / 1000).activeSweep
            #expect(sweep >= last, "at \(step) ms")
            last = sweep
        }
        #expect(last == 288 && ring.progress == 0.8)
    }

    @Test("MDC-A 2051: the first change of all is animated, whatever came with the start")
    func first() {
        var bar = LinearIndicator(style: .with(.classic))
        bar.setStyle(.with(.classic))
        bar.setHidden(false, animated: false, at: .zero)
        bar.addToWindow()
        bar.setMode(.determinate, animated: true, at: .zero)
        bar.setProgress(.fraction(0.8), animated: true, at: .zero)
        #expect((bar.frame(at: 0.125).activeWidth - 40).magnitude < 1e-9)
    }

    @Test("FL 57972, DESIGN 3: a change that interrupts another goes on from what is on screen")
    func interrupt() {
        var bar = LinearIndicator(style: .with(.classic) { $0.backward = .animate })
        bar.setProgress(.fraction(0.8), animated: true, at: .zero)
        bar.setProgress(.fraction(0.3), animated: true, at: Instant(seconds: 0.05))
        #expect((bar.frame(at: 0.05).activeWidth - 16).magnitude < 1e-9)
        #expect((bar.frame(at: 0.175).activeWidth - 23).magnitude < 1e-9)
    }

    @Test(
        """
        NG 3502, react-bootstrap 4981, react-circular-progressbar 104, react-native-progress 186, MDCProgressView: \
        a new task snaps to 0, and does not slide back
        """, arguments: [true, false])
    func reset(animated: Bool) {
        var bar = LinearIndicator(style: .with(.classic), progress: .fraction(1))
        bar.setProgress(.fraction(0.4), animated: animated, at: .zero)
        #expect(bar.frame(at: 0).activeWidth == (animated ? 0 : 40))
        for step in 1...30 { #expect(bar.frame(at: Double(step) / 100).activeWidth <= 40 + 1e-9) }
        #expect(bar.frame(at: 1).activeWidth == 40)
    }

    @Test("MDCProgressView: moving back is a motion and does not snap")
    func backwards() {
        var bar = LinearIndicator(style: .with(.classic) { $0.backward = .animate }, progress: .fraction(1))
        bar.setProgress(.fraction(0), animated: true, at: .zero)
        for step in 0...25 {
            #expect((bar.frame(at: Double(step) / 100).activeWidth - (100 - 4 * Double(step))).magnitude < 1e-9)
        }
    }

    @Test("MDCProgressView: the same value again ends at once and moves nothing")
    func sameValue() {
        var bar = LinearIndicator(style: .with(.classic), progress: .fraction(0.4))
        bar.setProgress(.fraction(0.4), animated: true, at: .zero, completion: CompletionToken(1))
        #expect(bar.frame(at: 0).next == .never)
        #expect(bar.completions(through: 0).map(\.finished) == [true])
    }

    @Test("MDCProgressView: every request's end is told, the older's too, and of one that a completion begins")
    func everyCompletion() {
        var bar = LinearIndicator(style: .with(.classic))
        for number in 1...3 {
            bar.setProgress(
                .fraction(Double(number) / 4), animated: true, at: Instant(seconds: Double(number) / 10),
                completion: CompletionToken(UInt64(number)))
        }
        let first = bar.completions(through: 0.55)
        #expect(first.map(\.token.rawValue) == [1, 2, 3] && first.map(\.finished) == [false, false, true])
        // The host calls the third, and the app sets a new value from within.
        bar.setProgress(.fraction(1), animated: true, at: Instant(seconds: 0.55), completion: CompletionToken(4))
        #expect(bar.completions(through: 2).map(\.token.rawValue) == [4])
    }

    @Test("MDCProgressView: while indeterminate a value is kept, its request ends well, and the value shows afterwards")
    func keptWhileIndeterminate() {
        var bar = LinearIndicator(style: .with(.classic), mode: .indeterminate)
        bar.setProgress(.fraction(0.6), animated: true, at: .zero, completion: CompletionToken(1))
        #expect(bar.completions(through: 0).map(\.finished) == [true] && bar.progress == 0.6)
        bar.setMode(.determinate, animated: false, at: Instant(seconds: 1))
        #expect(bar.frame(at: 1).activeWidth == 60)
    }

    @Test("MDC 4854, MDCActivityIndicator: a value set right after the start is shown", arguments: [true, false])
    func rightAfterStart(animated: Bool) {
        var ring = CircularIndicator(style: .with(.classic))
        ring.setProgress(.fraction(0.4), animated: animated, at: .zero)
        #expect(ring.frame(at: 1).activeSweep == 144)
        #expect(ring.frame(at: 0).isVisible)
    }

    @Test("MMMaterialDesignSpinner 11: an arc follows a finger exactly")
    func drag() {
        var ring = CircularIndicator(style: .with(.material3))
        for step in stride(from: 0.05, through: 1, by: 0.05) {
            ring.setProgress(.fraction(step), animated: false, at: Instant(seconds: step))
            #expect(ring.frame(at: Instant(seconds: step)).activeSweep == 360 * step)
        }
    }

    @Test(
        "MDC-A 1921, MDCProgressView, adonis 101: any change of mode is legal in the middle of any motion, and leaves no rest"
    )
    func anyTime() {
        var bar = LinearIndicator(style: .with(.classic), progress: .fraction(0.2))
        bar.setProgress(.fraction(0.9), animated: true, at: .zero)
        bar.setMode(.indeterminate, animated: true, at: Instant(seconds: 0.1))
        bar.setMode(.determinate, animated: true, at: Instant(seconds: 0.15))
        bar.setMode(.indeterminate, animated: true, at: Instant(seconds: 0.2))
        let fresh = LinearIndicator(style: .with(.classic), mode: .indeterminate)
        // Once it has come over, the determinate bar is gone.
        #expect(bar.frame(at: 1.75).bars.filter { $0.role == .active }.count <= 1)
        #expect(fresh.frame(at: 1.5).bars.count == bar.frame(at: 1.75).bars.count)
    }

    @Test("FL 5195, MDC 5066, pull 7971: from indeterminate to a value there is no jump", arguments: Theme.allCases)
    func blend(theme: Theme) {
        for start in stride(from: 0.0, to: 1.8, by: 0.1) {
            var bar = LinearIndicator(style: .with(theme) { $0.motion = .disjoint }, mode: .indeterminate)
            bar.setProgress(.fraction(0.6), animated: false, at: .zero)
            let before = bar.frame(at: start, 100, 4).inkedExtent
            bar.setMode(.determinate, animated: true, at: Instant(seconds: start))
            #expect((bar.frame(at: start, 100, 4).inkedExtent - before).magnitude < 1e-6, "at \(start)")
            #expect((bar.frame(at: start + 2, 100, 4).activeWidth - 60).magnitude < 1e-9)
        }
    }

    @Test(
        "MDC pull 2390: however quickly the mode is toggled, a ring ends at 12 o'clock",
        arguments: CircularMotion.allCases)
    func toggled(motion: CircularMotion) {
        var random = SeededRandom(seed: 81)
        for _ in 0..<200 {
            var ring = CircularIndicator(style: .with { $0.motion = motion }, progress: .fraction(0.3))
            var now = 0.0
            for mode in [IndicatorMode.indeterminate, .determinate, .indeterminate, .determinate] {
                now += random.unit() * random.pick([0.05, 0.5, 3])
                ring.setMode(mode, animated: true, at: Instant(seconds: now))
            }
            let shape = ring.frame(at: now + 2).arc(.active)?.shape
            #expect((shape?.start ?? 90).angle(to: 0) < 1e-6 && ((shape?.sweep ?? 0) - 108).magnitude < 1e-6)
        }
    }

    @Test("MDC-W 4491: the buffer survives a change of mode")
    func buffer() {
        var bar = LinearIndicator(style: .with(), progress: .fraction(0.2), buffer: 0.7)
        bar.setMode(.indeterminate, animated: true, at: .zero)
        bar.setMode(.determinate, animated: true, at: Instant(seconds: 1))
        #expect(bar.bufferValue == 0.7)
        #expect(bar.frame(at: 3, 100, 4).bar(.buffer)?.rect.maxX == 70)
    }

    @Test("MDC 39, MDC-A 2051: leaving the window in the middle shows the goal afterwards and tells the truth")
    func window() {
        var bar = LinearIndicator(style: .with(.classic))
        bar.setProgress(.fraction(0.9), animated: true, at: .zero, completion: CompletionToken(1))
        bar.removeFromWindow(at: Instant(seconds: 0.1))
        bar.addToWindow()
        #expect(bar.frame(at: 0.12).activeWidth == 90 && bar.frame(at: 0.12).next == .never)
        #expect(bar.completions(through: 1).map(\.finished) == [false])
    }
}
