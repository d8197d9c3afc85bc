import Headway
import Testing

@Suite struct ReadmeTests {
    @Test("The README's example says what it says")
    func example() {
        var bar = LinearIndicator(style: LinearStyle(theme: .classic))
        bar.setProgress(.fraction(0.8), animated: true, at: Instant(seconds: 1.0))

        var frame = Frame()
        bar.render(
            at: Instant(seconds: 1.1), size: Size(width: 240, height: 4), environment: Environment(), into: &frame)

        #expect((frame.bars[1].rect.width - 76.8).magnitude < 1e-9)
        #expect(frame.semantics.percent == 80)
        #expect(frame.next == .frame)
        bar.render(
            at: Instant(seconds: 1.25), size: Size(width: 240, height: 4), environment: Environment(), into: &frame)
        #expect(frame.next == .never)
    }
}
