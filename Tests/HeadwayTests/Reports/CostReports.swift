import Testing

@testable import Headway

/// Reports about work done for nothing: what does not change asks for no frames.
@Suite("Reports: cost")
struct CostReports {
    /// Indicators of all kinds that move, as one closure that hides them and one that asks.
    struct Moving: CustomTestStringConvertible {
        let name: String
        let frame: @Sendable (_ hide: Bool, _ inWindow: Bool, _ side: Double) -> Frame
        let later: @Sendable (_ seconds: Double) -> Frame
        var testDescription: String { name }

        static func of<Subject: Indicator>(_ name: String, _ subject: Subject) -> Moving {
            let frame: @Sendable (Bool, Bool, Double) -> Frame = { hide, inWindow, side in
                var subject = subject
                if hide { subject.setHidden(true, animated: false, at: .zero, completion: nil) }
                if !inWindow { subject.removeFromWindow(at: .zero) }
                return subject.frame(at: 0.4, side, side)
            }
            return Moving(name: name, frame: frame) { subject.frame(at: $0, 44, 44) }
        }

        static let all = [
            of("bar", LinearIndicator(mode: .indeterminate)),
            of("wave", LinearIndicator(style: .with { $0.wave = Wave() }, progress: .fraction(0.5))),
            of("ring", CircularIndicator(mode: .indeterminate)),
            of("classic ring", CircularIndicator(style: .with(.classic), mode: .indeterminate)),
            of("waiting download", DownloadIndicator(state: .indeterminate)),
            of("download of unknown length", DownloadIndicator(state: .running, progress: .unknown)),
        ]
    }

    @Test(
        """
        FL 171428, floating_search_bar 20, MDC 5955, moonlight 1695, Avalonia 2012, UniGetUI 5061, \
        android-components 631, sequeler 328: hidden asks for no frames
        """, arguments: Moving.all)
    func hidden(moving: Moving) {
        #expect(moving.frame(false, true, 44).next == .frame)
        let frame = moving.frame(true, true, 44)
        #expect(frame.next == .never && !frame.isVisible)
    }

    @Test(
        "NG 1570, FL 3298, cotabby 319, MDC-A 4267, 1440: out of the window asks for no frames", arguments: Moving.all)
    func detached(moving: Moving) {
        #expect(moving.frame(false, false, 44).next == .never)
    }

    @Test("FL 171428 for no size: nothing to draw asks for no frames", arguments: Moving.all)
    func empty(moving: Moving) {
        #expect(moving.frame(false, true, 0).next == .never)
    }

    @Test("FL 21445, 189535, MDC-A wavy: a settled value asks for no frames", arguments: [0, 0.8, 1])
    func settled(value: Double) {
        let bar = LinearIndicator(style: .with(), progress: .fraction(value), buffer: 0.9)
        #expect(bar.frame().next == .never)
        #expect(CircularIndicator(progress: .fraction(value)).frame().next == .never)
        #expect(DownloadIndicator(state: .running, progress: .fraction(value)).frame().next == .never)
        // A wave at rest, or flat at the ends of the way.
        let still = LinearIndicator(style: .with { $0.wave = Wave(speed: 0) }, progress: .fraction(value))
        #expect(still.frame(at: 1, 100, 10).next == .never)
    }

    @Test("FL 3298: after a change the last frame says that it is the last")
    func afterChange() {
        var bar = LinearIndicator(style: .with(.classic))
        bar.setProgress(.fraction(0.5), animated: true, at: .zero)
        #expect(bar.frame(at: 0.2).next == .frame && bar.frame(at: 0.25).next == .never)
        bar.setHidden(true, animated: true, at: Instant(seconds: 1))
        #expect(bar.frame(at: 1.2).next == .frame && bar.frame(at: 1.25).next == .never)
    }

    @Test("MDC-W 5294: a buffer moves only while it changes")
    func buffer() {
        var bar = LinearIndicator(style: .with(), progress: .fraction(0.2))
        bar.setBuffer(0.6, animated: true, at: .zero)
        #expect(bar.frame(at: 0.1).next == .frame && bar.frame(at: 0.3).next == .never)
    }

    @Test("FL 17793, slint 6396: a frame is no larger after hours than after a second", arguments: Moving.all)
    func constant(moving: Moving) {
        // How much is drawn depends on the phase: the most of a few cycles is compared.
        func most(from start: Double) -> (operations: Int, elements: Int) {
            let drawings = (0..<1200).map { moving.later(start + Double($0) / 100).drawing }
            return (drawings.map(\.operations.count).max() ?? 0, drawings.map(\.elements.count).max() ?? 0)
        }
        let (early, late) = (most(from: 1), most(from: 600_000))
        #expect(early.operations > 0)
        #expect(late.operations <= early.operations && late.elements <= early.elements)
    }

    @Test("MDC pull 1928: an endless motion owes nobody anything", arguments: [true, false])
    func noCompletions(screenReader: Bool) {
        let ring = CircularIndicator(style: .with(.classic), mode: .indeterminate)
        #expect(ring.nextDue(in: .with { $0.isScreenReaderActive = screenReader }) == nil)
    }
}
