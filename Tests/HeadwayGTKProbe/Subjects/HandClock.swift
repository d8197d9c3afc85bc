import CGTK
import Headway
import HeadwayGTK

/// A clock that is moved by hand, in place of the display's: frames and instants come when it says so.
@MainActor
final class HandClock: TickSource {
    private(set) var now = Instant(nanoseconds: Int64(g_get_monotonic_time()) * 1000)
    private(set) var deliversFrames = false
    /// How many ticks came with a frame of the display, and how many at an instant.
    private(set) var (frames, alarms) = (0, 0)
    private var due: Instant?
    private let tick: @MainActor () -> Void

    init(_ tick: @escaping @MainActor () -> Void) {
        self.tick = tick
    }

    func deliverFrames() {
        deliversFrames = true
        due = nil
    }

    func deliver(at instant: Instant) {
        deliversFrames = false
        due = instant
    }

    func stop() {
        deliversFrames = false
        due = nil
    }

    /// Lets time pass without a tick.
    func leap(_ span: TimeSpan) { now = now + span }

    /// Lets time pass to the display's next frame, with the ticks that were asked for.
    func refresh(after span: TimeSpan) {
        now = now + span
        if let instant = due, instant <= now {
            due = nil
            alarms += 1
            tick()
        } else if deliversFrames {
            frames += 1
            tick()
        }
    }
}
