/// Decides in which of a frame clock's frames indicators are drawn, so that drawing takes at most half of the thread's time.
///
/// A progress indicator must not slow down the work that it indicates. If frames are cheap, every frame is drawn; if they are not
/// (a thousand indicators, a software renderer), every second, third or fourth one. Motion depends only on time and keeps its
/// speed.
struct FramePacing {
    /// The fraction of an interval that drawing a frame may take.
    static let share = 0.5
    /// The longest stride in frames; at 60 Hz that is 15 frames a second.
    static let longestStride = 4
    /// The weight of a new cost in the average; a single slow frame, as after a resize, has no effect.
    private static let weight = 0.125
    /// A shorter stride is chosen only with a margin, so that the rate does not fluctuate.
    private static let reserve = 0.8

    /// One frame in this many is drawn.
    private(set) var stride = 1
    private var average = 0.0
    private var skipped = 0

    /// Whether indicators are drawn in the frame that is starting.
    mutating func draws() -> Bool {
        skipped += 1
        guard skipped >= stride else { return false }
        skipped = 0
        return true
    }

    /// Records the cost of a drawn frame and the interval between two frames, in the same unit; values that are not
    /// positive are ignored.
    mutating func drew(cost: Double, interval: Double) {
        guard cost > 0, interval > 0 else { return }
        average += (cost - average) * Self.weight
        let budget = interval * Self.share
        while stride < Self.longestStride, average > Double(stride) * budget { stride += 1 }
        while stride > 1, average < Double(stride - 1) * budget * Self.reserve { stride -= 1 }
    }
}
