import CGTK
import Headway
import HeadwayGTK

/// A clock that is moved by hand, in place of the display's: frames and instants come when it says so.
@MainActor
final class HandClock: TickSource {
    private(set) var now = Instant(nanoseconds: Int64(g_get_monotonic_time()) * 1000)
    private(set) var deliversFrames = false
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
            tick()
        } else if deliversFrames {
            tick()
        }
    }
}
