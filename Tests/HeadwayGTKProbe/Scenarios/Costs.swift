import CGTK
import Headway
import HeadwayGTK

extension Scenario {
    /// What ten seconds at 120 Hz cost a widget: ticks of the display, ticks of a timer, and paints of its window.
    static let costs: [Scenario] = [
        cost("a bar at rest", frames: 0...0, alarms: 0...0, paints: 0...0) { _, _ in },
        cost("a bar whose source stands still", frames: 0...0, alarms: 99...101, paints: 0...0) { $0.follow($1) },
        // Each move of 0.25 s is overtaken by the next.
        cost("a bar whose source changes ten times a second", changes: 10, frames: 1...1201, alarms: 0...3) {
            $0.follow($1)
        },
        cost("a bar without a value", frames: 1199...1201, alarms: 0...0) { bar, _ in bar.mode = .indeterminate },
    ]

    private static func cost(
        _ name: String, changes: Int = 0, frames: ClosedRange<Int>, alarms: ClosedRange<Int>,
        paints: ClosedRange<Int>? = nil, _ prepare: @escaping @MainActor (LinearProgressView, ProgressCounter) -> Void
    ) -> Scenario {
        Scenario("ten seconds of \(name)") { stage in
            let bar = LinearProgressView()
            var made: HandClock?
            bar.replaceTicks { tick in
                let clock = HandClock(tick)
                made = clock
                return clock
            }
            stage.add(bar.widget)
            await stage.present()
            let counter = ProgressCounter(total: 1000)
            prepare(bar, counter)
            await stage.frame()
            guard let clock = made, let display = gtk_widget_get_frame_clock(stage.window) else {
                return stage.expect(false, "the widget has a clock")
            }
            let painted = SignalCounter(UnsafeMutableRawPointer(display), "paint")
            let before = (clock.frames, clock.alarms)
            for frame in 1...1200 {
                if changes > 0, frame.isMultiple(of: 120 / changes) { counter.advance(by: Int64(100 / changes)) }
                clock.refresh(after: .seconds(1.0 / 120))
                for _ in 0..<6 { await Task.yield() }
            }
            // What asked to be painted is painted in the display's next frames.
            await stage.pause(0.1)
            let spent = (clock.frames - before.0, clock.alarms - before.1)
            stage.expect(frames.contains(spent.0), "\(spent.0) ticks of the display, not \(frames)")
            stage.expect(alarms.contains(spent.1), "\(spent.1) ticks of a timer, not \(alarms)")
            if let paints { stage.expect(paints.contains(painted.count), "\(painted.count) paints, not \(paints)") }
        }
    }
}
