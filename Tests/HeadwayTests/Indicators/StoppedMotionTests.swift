import Headway
import Testing

@Suite("An indeterminate motion that was stopped") struct StoppedMotionTests {
    let size = Size(width: 100, height: 4)

    private func frame(_ indicator: some Indicator, _ seconds: Double, _ size: Size) -> Frame {
        var frame = Frame()
        indicator.render(at: Instant(seconds: seconds), size: size, environment: Environment(), into: &frame)
        return frame
    }

    @Test("A linear indicator keeps its track alone and asks for no frames")
    func linear() {
        var bar = LinearIndicator(style: LinearStyle(theme: .classic), mode: .indeterminate)
        #expect(frame(bar, 0.5, size).bars.count > 1)
        bar.setAnimating(false, animated: false, at: Instant(seconds: 1))
        let stopped = frame(bar, 1.5, size)
        #expect(stopped.bars.map(\.role) == [.track])
        #expect(stopped.next == .never)
        #expect(!stopped.semantics.isBusy)
        #expect(stopped.semantics.percent == nil)
        bar.setAnimating(true, animated: false, at: Instant(seconds: 2))
        #expect(frame(bar, 2.5, size).bars.count > 1)
    }

    @Test("A ring is empty")
    func circular() {
        let square = Size(width: 24, height: 24)
        var ring = CircularIndicator(
            style: CircularStyle(theme: .classic), progress: .fraction(0.5), mode: .indeterminate)
        #expect(!frame(ring, 0.5, square).arcs.isEmpty)
        ring.setAnimating(false, animated: true, at: Instant(seconds: 1))
        #expect(!frame(ring, 1.1, square).arcs.isEmpty, "it shrinks")
        #expect(frame(ring, 2, square).arcs.isEmpty)
        ring.setMode(.determinate, animated: false, at: Instant(seconds: 3))
        #expect(frame(ring, 3, square).arcs.count == 1, "a value shows, stopped or not")
    }

    @Test("What is not known moves all the same")
    func unknown() {
        var bar = LinearIndicator(mode: .indeterminate)
        bar.setAnimating(false, animated: false, at: .zero)
        bar.setProgress(.unknown, animated: false, at: .zero)
        #expect(frame(bar, 0.5, size).next == .frame)
    }
}
