#if canImport(Headway)
import Headway

var ring = CircularIndicator(style: CircularStyle(theme: .material3), mode: .indeterminate)
ring.setMode(.determinate, animated: true, at: Instant(seconds: 2))
ring.setProgress(.fraction(0.4), animated: true, at: Instant(seconds: 2))
precondition(ring.mode == .determinate)

var button = DownloadIndicator(style: DownloadStyle(theme: .classic))
button.setState(.running, animated: true, at: Instant(seconds: 1))
button.setProgress(.fraction(0.3), animated: true, at: Instant(seconds: 1))
precondition(button.state == .running)

let counter = ProgressCounter(total: 65_536)
counter.advance(by: 4096)  // from any thread
print(counter.completed, counter.total ?? 0)

let (size, environment, now) = (Size(width: 48, height: 48), Environment(), Instant(seconds: 3))
var planner = Planner()
var plan = Plan()
planner.plan(ring, at: now, size: size, environment: environment, into: &plan)
for layer in plan.layers {
    guard let sweep = plan.track(.sweep, of: layer) else { continue }
    print(layer.role, plan.keys(sweep.lead).count)
}
#endif
