import Testing

@testable import Headway

/// Reports about showing and hiding.
@Suite("Reports: showing and hiding")
struct VisibilityReports {
    private let size = (100.0, 10.0)

    private func height(_ bar: LinearIndicator, at seconds: Double) -> Double {
        bar.frame(at: seconds, size.0, size.1).bar(.track)?.rect.height ?? 0
    }

    @Test("MDCProgressView, QTBUG-85860: shown during a hide turns round where it is and stays")
    func showDuringHide() {
        var bar = LinearIndicator(style: .with(.classic), progress: .fraction(0.5))
        bar.setHidden(true, animated: true, at: .zero, completion: CompletionToken(1))
        bar.setHidden(false, animated: true, at: Instant(seconds: 0.1), completion: CompletionToken(2))
        #expect((height(bar, at: 0.1) - 6).magnitude < 1e-9)
        #expect(height(bar, at: 0.2) > 6 && height(bar, at: 5) == 10)
        #expect(bar.completions(through: 1).map(\.finished) == [false, true])
        #expect(!bar.isHidden)
    }

    @Test("MDC-A 1382, PR 1391: a quick hide after a show ends hidden")
    func hideDuringShow() {
        for delay in [0, 0.3] {
            var bar = LinearIndicator(style: .with(.classic) { $0.showDelay = .seconds(delay) }, isHidden: true)
            bar.setHidden(false, animated: true, at: .zero)
            bar.setHidden(true, animated: true, at: Instant(seconds: 0.05))
            #expect(!bar.frame(at: 2).isVisible && bar.frame(at: 2).next == .never)
            #expect(!bar.frame(at: 0.4).isVisible)
        }
    }

    @Test("MDC pull 787: hiding twice ends both requests, in order")
    func twice() {
        var bar = LinearIndicator(style: .with(.classic))
        for number in 1...2 {
            let now = Instant(seconds: Double(number) / 20)
            bar.setHidden(true, animated: true, at: now, completion: CompletionToken(UInt64(number)))
        }
        let paid = bar.completions(through: 1)
        #expect(paid.map(\.token.rawValue) == [1, 2] && paid.allSatisfy(\.finished))
        #expect(paid.map(\.at) == [Instant(seconds: 0.3), Instant(seconds: 0.3)])
    }

    @Test(
        "MDC pull 2564: without animation it goes the same way and the request ends the same", arguments: [true, false])
    func notAnimated(animated: Bool) {
        var bar = LinearIndicator(style: .with(.classic))
        bar.setProgress(.fraction(0.5), animated: animated, at: .zero, completion: CompletionToken(1))
        bar.setHidden(true, animated: animated, at: .zero, completion: CompletionToken(2))
        #expect(bar.completions(through: 1).map(\.finished) == [true, true])
        #expect(bar.progress == 0.5 && bar.isHidden && !bar.frame(at: 1).isVisible)
    }

    @Test(
        "MDC 2462, MDCProgressView: shown again nothing flickers, whether hidden at once or by motion",
        arguments: [true, false])
    func reappears(animated: Bool) {
        var bar = LinearIndicator(style: .with(.classic), progress: .fraction(0.5))
        bar.setHidden(true, animated: animated, at: .zero)
        bar.setProgress(.fraction(0), animated: false, at: Instant(seconds: 1))
        bar.setHidden(false, animated: true, at: Instant(seconds: 2))
        for step in 0...30 {
            let frame = bar.frame(at: 2 + Double(step) / 100, size.0, size.1)
            // The value of before never comes back, and track and bar have one height.
            #expect(frame.activeWidth == 0, "after \(step) hundredths")
        }
        var other = LinearIndicator(style: .with(.classic), progress: .fraction(0.5), isHidden: true)
        other.setHidden(false, animated: true, at: .zero)
        let frame = other.frame(at: 0.1, size.0, size.1)
        #expect(frame.bar(.active)?.rect.height == frame.bar(.track)?.rect.height)
        #expect((frame.bar(.active)?.rect.height ?? 0) < 10)
    }

    @Test("MDCProgressView: second bar, buffer and stop mark come and go with the rest", arguments: [0.05, 0.1])
    func everyPart(seconds: Double) {
        var moving = LinearIndicator(style: .with { $0.motion = .web }, mode: .indeterminate)
        moving.setHidden(true, animated: true, at: Instant(seconds: 1.1))
        var still = LinearIndicator(style: .with(), progress: .fraction(0.3), buffer: 0.5)
        still.setHidden(true, animated: true, at: Instant(seconds: 1.1))
        for bar in moving.frame(at: 1.1 + seconds).bars + still.frame(at: 1.1 + seconds).bars {
            #expect(bar.rect.height < 4 && (bar.rect.maxY <= 52 + 1e-9), "\(bar.role)")
        }
        #expect(moving.frame(at: 1.1 + seconds).bars.count >= 3)
        #expect(still.frame(at: 1.1 + seconds).bars.count == 4)
    }

    @Test("MDC-A 1446: the end of a hide is told")
    func told() {
        var ring = CircularIndicator(style: .with())
        ring.setHidden(true, animated: true, at: .zero, completion: CompletionToken(7))
        #expect(ring.nextDue(in: Environment()) == Instant(seconds: 0.5))
        #expect(ring.completions(through: 0.49).isEmpty)
        #expect(ring.completions(through: 0.5).map(\.finished) == [true])
        #expect(ring.completions(through: 9).isEmpty)
    }

    @Test("MDC-A 1937: a hide that leaving the window interrupts is completed")
    func interrupted() {
        var bar = LinearIndicator(style: .with(.classic))
        bar.setHidden(true, animated: true, at: .zero, completion: CompletionToken(1))
        bar.removeFromWindow(at: Instant(seconds: 0.1))
        #expect(bar.completions(through: 0.1).map(\.finished) == [false])
        bar.addToWindow()
        #expect(!bar.frame(at: 3).isVisible)
    }

    @Test("MDC-A 1524, 4799: short work never flashes, and what shows stays long enough to be seen")
    func delays() {
        let style = LinearStyle.with(.classic) { ($0.showDelay, $0.minimumVisible) = (.milliseconds(500), .seconds(1)) }
        var bar = LinearIndicator(style: style, isHidden: true)
        bar.setHidden(false, animated: true, at: .zero)
        #expect(!bar.frame(at: 0.49).isVisible && bar.frame(at: 0.1).next == .at(Instant(seconds: 0.5)))
        #expect(bar.frame(at: 0.6).isVisible)
        bar.setHidden(true, animated: true, at: Instant(seconds: 0.8))
        #expect(height(bar, at: 1.49) == 10 && bar.frame(at: 0.9).next == .at(Instant(seconds: 1.5)))
        #expect(!bar.frame(at: 1.75).isVisible)
    }

    @Test("QTBUG-108808: hidden at first, it shows when it is shown", arguments: [true, false])
    func hiddenAtFirst(animated: Bool) {
        var ring = CircularIndicator(style: .with(), mode: .indeterminate, isHidden: true)
        ring.setHidden(false, animated: animated, at: Instant(seconds: 9))
        #expect(ring.frame(at: 10).isVisible && ring.frame(at: 10).next == .frame)
    }
}
