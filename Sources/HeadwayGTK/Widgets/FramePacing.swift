/// Which of a frame clock's frames indicators are drawn in: so many that drawing takes half of the thread's time at most.
///
/// A progress indicator must not slow down the work that it indicates. Where a frame is cheap every frame is drawn; where it
/// is not (a thousand indicators, a renderer in software), every second, third or fourth. Motion depends on the time alone
/// and keeps its speed.
struct FramePacing {
    /// The share of an interval that a drawn frame may take.
    static let share = 0.5
    /// The longest stride in frames; at 60 Hz that is 15 frames a second.
    static let longestStride = 4
    /// How much of its way to a new cost the average goes; a single slow frame, as after a resize, drops nothing.
    private static let weight = 0.125
    /// A shorter stride is taken only where it is affordable with something to spare, so that the rate does not flutter.
    private static let reserve = 0.8

    /// One frame of so many is drawn.
    private(set) var stride = 1
    private var average = 0.0
    private var skipped = 0

    /// Says whether indicators are drawn in the frame that begins.
    mutating func draws() -> Bool {
        skipped += 1
        guard skipped >= stride else { return false }
        skipped = 0
        return true
    }

    /// Learns what a drawn frame has cost, of an interval between two frames, both in the same unit; what is not above 0
    /// teaches nothing.
    mutating func drew(cost: Double, interval: Double) {
        guard cost > 0, interval > 0 else { return }
        average += (cost - average) * Self.weight
        let budget = interval * Self.share
        while stride < Self.longestStride, average > Double(stride) * budget { stride += 1 }
        while stride > 1, average < Double(stride - 1) * budget * Self.reserve { stride -= 1 }
    }
}
