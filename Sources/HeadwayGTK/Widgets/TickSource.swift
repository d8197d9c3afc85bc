package import Headway

/// A widget's time: the present instant, and ticks when they are asked for.
///
/// The display's is `DisplayTicks`; tests put a clock that they move by hand in its place.
@MainActor
package protocol TickSource: AnyObject {
    /// The present instant, which never goes backwards.
    var now: Instant { get }
    /// True while every frame is delivered.
    var deliversFrames: Bool { get }

    /// Starts or goes on delivering frames, and no instant.
    func deliverFrames()
    /// Delivers one tick at an instant or soon after, and no frames.
    func deliver(at instant: Instant)
    /// Delivers nothing any more.
    func stop()
}
