import CGTK

/// One frame clock and all that it drives: GTK's own tick callbacks cost a signal emission each.
///
/// The clock runs while somebody is subscribed, and not a frame longer.
@MainActor
final class SharedClock {
    private static var clocks: [OpaquePointer: SharedClock] = [:]

    private let clock: OpaquePointer
    private var connection: SignalConnection?
    /// In the order of subscription; what is unsubscribed leaves a hole until the next frame is over.
    private var sources: [TickSource?] = []
    private var count = 0

    private init(_ clock: OpaquePointer) {
        self.clock = clock
    }

    /// The clock of a `GdkFrameClock`.
    static func of(_ clock: OpaquePointer) -> SharedClock {
        if let known = clocks[clock] { return known }
        let shared = SharedClock(clock)
        clocks[clock] = shared
        shared.run()
        return shared
    }

    /// Ticks a source at each frame from the next on; answers with its place.
    func subscribe(_ source: TickSource) -> Int {
        sources.append(source)
        count += 1
        return sources.count - 1
    }

    /// Ticks the source at a place no more.
    func unsubscribe(at place: Int) {
        sources[place] = nil
        count -= 1
        if count == 0 { stop() }
    }

    private func run() {
        g_object_ref(UnsafeMutableRawPointer(clock))
        connection = SignalConnection(UnsafeMutableRawPointer(clock), "update") { [weak self] in self?.update() }
        gdk_frame_clock_begin_updating(clock)
    }

    private func stop() {
        guard let connection else { return }
        self.connection = nil
        sources = []
        Self.clocks[clock] = nil
        connection.disconnect()
        gdk_frame_clock_end_updating(clock)
        g_object_unref(UnsafeMutableRawPointer(clock))
    }

    private func update() {
        // Whoever subscribes meanwhile has its first tick in the next frame.
        var index = 0
        let end = sources.count
        while index < end, index < sources.count {
            sources[index]?.frame()
            index += 1
        }
        if sources.count > 2 * count { closeHoles() }
    }

    private func closeHoles() {
        sources.removeAll { $0 == nil }
        for (place, source) in sources.enumerated() { source?.place = place }
    }
}
