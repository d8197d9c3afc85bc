import CGTK
import Headway

/// Ticks for one widget: from its frame clock while frames are requested, from a timer while an instant is, and
/// otherwise none.
@MainActor
final class DisplayTicks: TickSource {
    private let widget: Widget
    private let tick: @MainActor () -> Void
    private var clock: SharedClock?
    /// The index in the clock's list, which the clock maintains.
    var place = 0
    private var timer: Timer?
    /// The last instant returned: a frame clock's time is smoothed, and must not appear to run backwards.
    private var latest: Int64 = 0

    /// Makes a source that calls `tick`; nothing is delivered yet.
    init(_ widget: Widget, tick: @escaping @MainActor () -> Void) {
        self.widget = widget
        self.tick = tick
    }

    var deliversFrames: Bool { clock != nil }

    /// Called by the clock at each frame.
    func frame() { tick() }

    /// The current instant: the frame's during a frame, otherwise the monotonic clock's, in GLib's microseconds.
    var now: Instant {
        // A widget finds its clock by searching upwards to its window; while frames are delivered, the clock is known.
        let time =
            clock?.time ?? gtk_widget_get_frame_clock(widget).map { Int64(gdk_frame_clock_get_frame_time($0)) }
        latest = max(latest, time ?? Int64(g_get_monotonic_time()))
        return Instant(nanoseconds: latest * 1000)
    }

    func deliverFrames() {
        cancelTimer()
        // Only mapped widgets are given frames, and a mapped widget has a clock.
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
