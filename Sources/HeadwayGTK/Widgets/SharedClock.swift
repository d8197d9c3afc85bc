import CGTK

/// A frame clock and everything it drives; GTK's own tick callbacks would cost a signal emission each.
///
/// The clock runs only while there are subscribers.
@MainActor
final class SharedClock {
    private static var clocks: [OpaquePointer: SharedClock] = [:]

    private let clock: OpaquePointer
    private var connections: [SignalConnection] = []
    private var pacing = FramePacing()
    /// The thread's processor time when the current frame began.
    private var beginning: Int64?
    /// In order of subscription; an unsubscribed entry leaves a gap until the end of the next frame.
    private var sources: [DisplayTicks?] = []
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

    /// The current frame's time, or outside a frame the last frame's or the current time, in GLib's microseconds.
    var time: Int64 { Int64(gdk_frame_clock_get_frame_time(clock)) }

    /// Ticks a source at each frame, starting with the next, and returns its index.
    func subscribe(_ source: DisplayTicks) -> Int {
        sources.append(source)
        count += 1
        return sources.count - 1
    }

    /// Stops ticking the source at an index.
    func unsubscribe(at place: Int) {
        sources[place] = nil
        count -= 1
        if count == 0 { stop() }
    }

    private func run() {
        let instance = UnsafeMutableRawPointer(clock)
        g_object_ref(instance)
        connections = [
            SignalConnection(instance, "update") { [weak self] in self?.update() },
            SignalConnection(instance, "after-paint") { [weak self] in self?.painted() },
        ]
        gdk_frame_clock_begin_updating(clock)
    }

    private func stop() {
        guard !connections.isEmpty else { return }
        let connections = connections
        self.connections = []
        sources = []
        Self.clocks[clock] = nil
        connections.forEach { $0.disconnect() }
        gdk_frame_clock_end_updating(clock)
        g_object_unref(UnsafeMutableRawPointer(clock))
    }

    private func update() {
        guard pacing.draws() else { return }
        beginning = ProcessorTime.ofThread
        // A new subscriber gets its first tick in the next frame.
        var index = 0
        let end = sources.count
        while index < end, index < sources.count {
            sources[index]?.frame()
            index += 1
        }
        if sources.count > 2 * count { closeHoles() }
    }

    /// The thread's own time counts, not time spent waiting for the display or for other programs.
    private func painted() {
        guard let beginning else { return }
        self.beginning = nil
        var interval: gint64 = 0
        gdk_frame_clock_get_refresh_info(clock, gdk_frame_clock_get_frame_time(clock), &interval, nil)
        pacing.drew(cost: Double(ProcessorTime.ofThread - beginning), interval: Double(interval) * 1000)
    }

    private func closeHoles() {
        sources.removeAll { $0 == nil }
        for (place, source) in sources.enumerated() { source?.place = place }
    }
}
