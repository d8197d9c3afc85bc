import CGTK
import Headway

/// Frames for one widget: its frame clock's while frames are wanted, a timer while an instant is, else nothing at all.
@MainActor
final class DisplayTicks: TickSource {
    private let widget: Widget
    private let tick: @MainActor () -> Void
    private var clock: SharedClock?
    /// The place in the clock's list, which the clock keeps.
    var place = 0
    private var timer: Timer?
    /// The last instant handed out: a frame clock's time is smoothed, and must not seem to run backwards.
    private var latest: Int64 = 0

    /// Makes a source that calls `tick`; nothing is delivered yet.
    init(_ widget: Widget, tick: @escaping @MainActor () -> Void) {
        self.widget = widget
        self.tick = tick
    }

    var deliversFrames: Bool { clock != nil }

    /// Called by the clock at each frame.
    func frame() { tick() }

    /// The present instant: the frame's within a frame, else the monotonic clock's, in GLib's microseconds.
    var now: Instant {
        // A widget finds its clock by climbing to its window; while frames come, the clock is at hand.
        let time =
            clock?.time ?? gtk_widget_get_frame_clock(widget).map { Int64(gdk_frame_clock_get_frame_time($0)) }
        latest = max(latest, time ?? Int64(g_get_monotonic_time()))
        return Instant(nanoseconds: latest * 1000)
    }

    func deliverFrames() {
        cancelTimer()
        // Only what is mapped is given frames, and what is mapped has a clock.
        guard clock == nil, let frameClock = gtk_widget_get_frame_clock(widget) else { return }
        let shared = SharedClock.of(frameClock)
        clock = shared
        place = shared.subscribe(self)
    }

    func deliver(at instant: Instant) {
        cancelFrames()
        cancelTimer()
        let wait = max(0, (instant - now).nanoseconds)
        let milliseconds = min(wait / 1_000_000 + 1, Int64(Int32.max))
        timer = Timer(afterMilliseconds: guint(milliseconds)) { [weak self] in
            guard let self else { return }
            timer = nil
            // A smoothed clock may lag behind the timer's.
            if now < instant { deliver(at: instant) } else { tick() }
        }
    }

    func stop() {
        cancelFrames()
        cancelTimer()
    }

    private func cancelFrames() {
        guard let shared = clock else { return }
        clock = nil
        shared.unsubscribe(at: place)
    }

    private func cancelTimer() {
        timer?.cancel()
        timer = nil
    }
}
