import Testing

@testable import Headway

/// Reports about shapes at the extremes, sizes and scales.
@Suite("Reports: geometry")
struct GeometryReports {
    @Test("MDC 5429: a corner radius rounds both the bar and its track")
    func radius() {
        let frame = LinearIndicator(style: .with(.classic) { $0.cornerRadius = 2 }, progress: .fraction(0.5))
            .frame(at: 0, 100, 4)
        #expect(frame.bar(.active)?.radius == 2 && frame.bar(.track)?.radius == 2)
    }

    @Test(
        "ProgressUI 19, MDCProgressView, MDC-A 2940: a bar shorter than it is high is a round dot",
        arguments: [0.001, 0.01, 0.03])
    func dot(progress: Double) {
        let style = LinearStyle.with(.classic) { $0.cornerRadius = 2 }
        let bar = LinearIndicator(style: style, progress: .fraction(progress)).frame(at: 0, 100, 4).bar(.active)
        #expect(((bar?.rect.width ?? 0) - progress * 100).magnitude < 1e-9)
        #expect((bar?.rect.height ?? 0) <= 4 && bar?.radius == (bar?.rect.width ?? 0) / 2)
    }

    @Test("MDC-A 5059, 5060: bar and track never overlap, and no sliver is left at the end")
    func overlap() {
        for step in 0...1000 {
            let frame = LinearIndicator(style: .with(), progress: .fraction(Double(step) / 1000)).frame(at: 0, 100, 4)
            guard let active = frame.bar(.active), let track = frame.bar(.track) else { continue }
            #expect(active.rect.maxX <= track.rect.x, "at \(step)")
            // A track shorter than its own ends shrinks to a dot.
            #expect(track.rect.height <= track.rect.width + 1e-9 || track.rect.width >= 4, "at \(step)")
        }
    }

    @Test("FL 173096, 173153: no gap at 0, and no track outside the box", arguments: [0.0, 0.96, 0.97, 0.98, 0.99, 1])
    func box(progress: Double) {
        let frame = LinearIndicator(style: .with(), progress: .fraction(progress)).frame(at: 0, 100, 4)
        for bar in frame.bars { #expect(bar.rect.x >= 0 && bar.rect.maxX <= 100) }
        if progress == 0 { #expect(frame.bar(.track)?.rect == Rect(x: 0, y: 0, width: 100, height: 4)) }
    }

    @Test("FL 164538: a moving bar has its gap too")
    func movingGap() {
        let bar = LinearIndicator(style: .with { $0.motion = .disjoint }, mode: .indeterminate).frame(at: 0.5, 400, 4)
        guard let active = bar.bar(.active) else {
            Issue.record("nothing moves")
            return
        }
        let after = bar.bars.filter { $0.role == .track }.map(\.rect.x).max() ?? 0
        #expect((after - active.rect.maxX - 4).magnitude < 1e-9)
    }

    @Test("FL 165045: a gap can be asked for and switched off by the style alone", arguments: [0.0, 7])
    func styleGap(gap: Double) {
        for theme in Theme.allCases {
            let frame = LinearIndicator(style: .with(theme) { $0.gap = gap }, progress: .fraction(0.5)).frame(
                at: 0, 100, 4)
            #expect(frame.bar(.track)?.rect.x == (gap > 0 ? 50 + gap : 0))
        }
    }

    @Test("FL 161268: a track without a gap is a whole circle, without a hole")
    func hole() {
        let frame = CircularIndicator(style: .with { $0.gap = 0 }, progress: .fraction(0)).frame()
        #expect(frame.arc(.track)?.shape.sweep == 360)
    }

    @Test("MDC-A 4124: the ring's track leaves without a jump as its ends meet")
    func ends() {
        var last = 360.0
        for step in 0...20_000 {
            let frame = CircularIndicator(style: .with(), progress: .fraction(Double(step) / 20_000)).frame(
                at: 0, 40, 40)
            let sweep = frame.arc(.track)?.shape.sweep ?? 0
            #expect((sweep - last).magnitude < 0.2, "at \(step)")
            last = sweep
        }
        #expect(last == 0)
    }

    @Test(
        "Runnect 387, riffle 971, dreamDroid 421, MDCProgressView: the stop mark is switched off with one number, and on again"
    )
    func noStop() {
        var bar = LinearIndicator(style: .with { $0.stopMark = 0 }, progress: .fraction(0.4))
        #expect(bar.frame(at: 0, 100, 4).activeWidth == 40)
        bar.setStyle(.with())
        #expect(bar.frame(at: 0, 300, 3).bar(.stop)?.rect == Rect(x: 297, y: 0, width: 3, height: 3))
        #expect(LinearIndicator(style: .with()).frame(at: 0, 100, 4).bar(.stop) != nil)
        #expect(LinearIndicator(style: .with { $0.stopMark = 0 }).frame(at: 0, 100, 4).bar(.stop) == nil)
    }

    @Test(
        "MDC 3718, MMMaterialDesignSpinner 11-29, MDCProgressView, ACPDownloadView: after a resize the picture is that of the new size",
        arguments: [(44.0, 44.0), (120, 44), (4, 300), (1, 1)])
    func resize(_ width: Double, _ height: Double) {
        var kept = Frame()
        let download = DownloadIndicator(style: .with(), state: .running, progress: .fraction(0.5))
        let (old, new) = (Size(width: 20, height: 20), Size(width: width, height: height))
        download.render(at: .zero, size: old, environment: Environment(), into: &kept)
        download.render(at: .zero, size: new, environment: Environment(), into: &kept)
        #expect(kept == download.frame(at: 0, width, height))
    }

    @Test("MultiProgressView 18, delta-client 86: a resize during a change is not animated")
    func resizeWhileMoving() {
        var bar = LinearIndicator(style: .with(.classic))
        bar.setProgress(.fraction(1), animated: true, at: .zero)
        let (small, large) = (bar.frame(at: 0.125, 100, 4), bar.frame(at: 0.125, 300, 9))
        #expect(small.activeWidth == 50 && large.activeWidth == 150)
        #expect(large.bar(.active)?.rect.y == 0 && large.bar(.active)?.rect.height == 9)
    }

    @Test("MDC-I eb2c2f842, MDC 40: a value set before there is a size is shown at the first one")
    func beforeLayout() {
        var bar = LinearIndicator(style: .with(.classic))
        bar.setProgress(.fraction(0.6), animated: true, at: .zero)
        #expect(!bar.frame(at: 0.1, 0, 0).isVisible)
        #expect(bar.frame(at: 1, 100, 4).activeWidth == 60)
    }

    @Test(
        "MDC 8533, pull 8534: a ring is as large as its view, however large",
        arguments: [10.0, 144, 1000, 5000])
    func large(side: Double) {
        let shape = CircularIndicator(style: .with(.classic), progress: .fraction(0.5)).frame(at: 0, side, side)
            .arc(.active)?.shape
        #expect(shape?.radius == side / 2 - 1.25)
    }

    @Test(
        "paper-spinner 59, QT 8ca88664a, munki 574: rings are circles at any scale", arguments: [1, 1.25, 1.5, 2.625])
    func scale(scale: Double) {
        let frame = CircularIndicator(style: .with(), progress: .fraction(1)).frame(
            at: 0, 41, 41, in: .with { $0.scale = scale })
        guard case .strokeArc(let arc, _)? = frame.drawing.operations.last else {
            Issue.record("no ring")
            return
        }
        #expect(arc.center == Point(x: 20.5, y: 20.5) && arc.radius == 18.5)
    }
}
