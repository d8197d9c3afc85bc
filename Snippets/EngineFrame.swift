#if canImport(Headway)
import Headway

var bar = LinearIndicator(style: LinearStyle(theme: .classic))
bar.setProgress(.fraction(0.8), animated: true, at: Instant(seconds: 1))

var frame = Frame()  // kept and reused: the steady state allocates nothing
bar.render(at: Instant(seconds: 1.1), size: Size(width: 240, height: 4), environment: Environment(), into: &frame)
print(frame.semantics.percent ?? 0)  // 80
print(frame.next)  // frame: it is moving

precondition(frame.semantics.percent == 80 && frame.next == .frame)
#endif
