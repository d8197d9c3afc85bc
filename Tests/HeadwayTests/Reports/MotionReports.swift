import Testing

@testable import Headway

/// Reports about loops, phases and reduced motion.
@Suite("Reports: motion")
struct MotionReports {
    @Test(
        "MDC 10109, nativescript 302, mui 8122, angular/material 2762: nothing flickers where a cycle ends",
        arguments: CircularMotion.allCases)
    func seamless(motion: CircularMotion) {
        let ring = CircularIndicator(style: .with(.classic) { $0.motion = motion }, mode: .indeterminate)
        var last = ring.frame(at: 0, 48, 48).arc(.active)?.shape
        for step in 1...30_000 {
            let shape = ring.frame(at: Instant(nanoseconds: Int64(step) * 1_000_000), 48, 48).arc(.active)?.shape
            guard let (a, b) = last.flatMap({ last in shape.map { (last, $0) } }) else {
                Issue.record("nothing at \(step) ms")
                return
            }
            // The fastest spin turns 90° in half a second on a curve that starts steeply.
            #expect(a.start.angle(to: b.start) < 5 && (a.sweep - b.sweep).magnitude < 3, "at \(step) ms")
            #expect((a.start + a.sweep).angle(to: b.start + b.sweep) < 5, "at \(step) ms")
            last = shape
        }
    }

    @Test("mui 8122 for bars: every edge moves on smoothly over ten cycles", arguments: [LinearMotion.disjoint, .web])
    func seamlessBars(motion: LinearMotion) {
        let bar = LinearIndicator(style: .with(.classic) { $0.motion = motion }, mode: .indeterminate)
        for role in [PartRole.active, .secondaryActive] {
            var last: Rect?
            for step in 0...20_000 {
                let rect = bar.frame(at: Instant(nanoseconds: Int64(step) * 1_000_000), 100, 4).bar(role)?.rect
                if let last, let rect {
                    #expect((rect.x - last.x).magnitude < 1 && (rect.maxX - last.maxX).magnitude < 1, "at \(step) ms")
                } else if let edge = rect ?? last {
                    #expect(edge.width < 1, "at \(step) ms a bar comes or goes at once")
                }
                last = rect
            }
        }
    }

    @Test(
        """
        MDC 4113, DRPLoadingSpinner 4, MMMaterialDesignSpinner 30, openradar 17872, MDC-A 2350, 4614, 4179, 1852: \
        after another window or cell the motion goes on in phase and colour
        """)
    func resume() {
        var ring = CircularIndicator(style: .with(.classic), mode: .indeterminate)
        let undisturbed = ring.frame(at: 7.3)
        ring.removeFromWindow(at: Instant(seconds: 2))
        #expect(!ring.frame(at: 3).isVisible && ring.frame(at: 3).next == .never)
        ring.addToWindow()
        #expect(ring.frame(at: 7.3) == undisturbed)
        #expect(ring.frame(at: 7.3).next == .frame)
    }

    @Test("fluentui-apple 749: doubled appearances change nothing")
    func doubled() {
        var once = LinearIndicator(style: .with(), mode: .indeterminate)
        var twice = once
        once.removeFromWindow(at: .zero)
        once.addToWindow()
        for _ in 0..<2 { twice.removeFromWindow(at: .zero) }
        for _ in 0..<3 { twice.addToWindow() }
        #expect(once == twice && once.frame(at: 0.7) == twice.frame(at: 0.7))
    }

    @Test("QTBUG-54472: indicators do not disturb each other")
    func independent() {
        let ring = CircularIndicator(style: .with(), mode: .indeterminate)
        let alone = ring.frame(at: 1.1)
        var frame = Frame()
        for number in 0..<20 {
            let other = CircularIndicator(
                style: .with(.classic), mode: .indeterminate, at: Instant(seconds: Double(number) / 7))
            other.render(
                at: Instant(seconds: 1.1), size: Size(width: 30, height: 30), environment: .dark, into: &frame)
        }
        ring.render(
            at: Instant(seconds: 1.1), size: Size(width: 100, height: 100), environment: Environment(), into: &frame)
        #expect(frame == alone)
    }

    @Test(
        """
        MDC-A 2116, 4775, 4776, material-dialogs 555, MaterialProgressBar 1, mui 16367: \
        with reduced motion something is seen at every instant, and reads as busy
        """,
        arguments: LinearMotion.allCases)
    func reducedBars(motion: LinearMotion) {
        let bar = LinearIndicator(style: .with { $0.motion = motion }, mode: .indeterminate)
        for step in 0...400 {
            let frame = bar.frame(at: Double(step) / 50, 100, 4, in: .reduced)
            // Not at 0 % and not at 100 %: a part in the way.
            #expect((frame.activeWidth - 40).magnitude < 1e-9, "at \(step)")
        }
    }

    @Test("MDC-A 2116, 4776 for rings: an arc at every instant", arguments: CircularMotion.allCases)
    func reducedRings(motion: CircularMotion) {
        let ring = CircularIndicator(style: .with { $0.motion = motion }, mode: .indeterminate)
        for step in 0...400 { #expect(ring.frame(at: Double(step) / 50, in: .reduced).activeSweep == 270) }
    }

    @Test(
        "NG 31265, 31255, 31548, 31560, spectrum 6533, codex 22787: reduced motion is slower, and never still")
    func slower() {
        let bar = LinearIndicator(style: .with(), mode: .indeterminate)
        let ring = CircularIndicator(style: .with(.classic), mode: .indeterminate)
        var travelled = (plain: 0.0, reduced: 0.0)
        for step in 0..<600 {
            let (now, later) = (Double(step) / 100, Double(step + 1) / 100)
            #expect(bar.frame(at: now, in: .reduced).next == .frame)
            #expect(ring.frame(at: now, in: .reduced) != ring.frame(at: later, in: .reduced))
            func turn(_ environment: Environment) -> Double {
                let starts = [now, later].map { ring.frame(at: $0, in: environment).arc(.active)?.shape.start ?? 0 }
                return starts[0].angle(to: starts[1])
            }
            travelled.plain += turn(Environment())
            travelled.reduced += turn(.reduced)
        }
        #expect(travelled.reduced > 0 && travelled.reduced < 0.6 * travelled.plain)
    }

    @Test("NG 31265, codex 22787 for downloads: waiting and unknown length turn slower, and never stand still")
    func slowerDownloads() {
        let waiting = DownloadIndicator(style: .with(.classic), state: .indeterminate)
        let unknown = DownloadIndicator(style: .with(.classic), state: .running, progress: .unknown)
        for download in [waiting, unknown] {
            for step in 0..<40 {
                let starts = [0, 0.05].map {
                    download.frame(at: Double(step) / 20 + $0, in: .reduced).arc(.active)?.shape.start ?? 0
                }
                // Evenly, a turn in 2 s.
                #expect((starts[0].angle(to: starts[1]) - 9).magnitude < 1e-6, "at \(step)")
                #expect(download.frame(at: Double(step) / 20, in: .reduced).next == .frame)
            }
        }
    }

    @Test("NG 15713: changes without animation do not stop what is indeterminate")
    func notAnimated() {
        var bar = LinearIndicator(style: .with())
        bar.setMode(.indeterminate, animated: false, at: .zero)
        #expect(bar.frame(at: 0.5).next == .frame && bar.frame(at: 0.5).activeWidth > 0)
    }

    @Test("MDCProgressView, FB9024440: the mode alone makes it move, and values before it do not stop it")
    func modeMoves() {
        var bar = LinearIndicator(style: .with(.classic), progress: .fraction(0.3))
        bar.setProgress(.fraction(0.5), animated: true, at: .zero)
        bar.setMode(.indeterminate, animated: true, at: Instant(seconds: 0.1))
        #expect(bar.frame(at: 0.8).next == .frame)
        #expect(bar.frame(at: 0.8) != bar.frame(at: 0.9))
        bar.setMode(.determinate, animated: true, at: Instant(seconds: 1))
        #expect(bar.frame(at: 2).next == .never && bar.frame(at: 2).activeWidth == 50)
        #expect(bar.frame(at: 2).bar(.secondaryActive) == nil)
        bar.setMode(.indeterminate, animated: true, at: Instant(seconds: 3))
        #expect(bar.frame(at: 3.5).next == .frame)
    }

    @Test("MDCProgressView: asking again for the motion neither stops nor restarts it, and the colours stay")
    func again() {
        let style = LinearStyle.with { ($0.motion, $0.tints) = (.contiguous, [.black, .white, Color(hex: 0xFF0000)]) }
        var bar = LinearIndicator(style: style, mode: .indeterminate)
        let before = bar.frame(at: 1.7)
        bar.setMode(.indeterminate, animated: true, at: Instant(seconds: 1))
        #expect(bar.frame(at: 1.7) == before)
        bar.setMode(.determinate, animated: false, at: Instant(seconds: 2))
        bar.setProgress(.fraction(0.5), animated: false, at: Instant(seconds: 2))
        #expect(bar.frame(at: 2).activeWidth == 50)
        bar.setMode(.indeterminate, animated: false, at: Instant(seconds: 3))
        #expect(Set(bar.frame(at: 4.8, 100, 4).bars.compactMap(\.color)).count == 3)
    }
}
