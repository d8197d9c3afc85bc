package import Headway

/// A widget's time: the current instant, and ticks when they are requested.
///
/// The display's is `DisplayTicks`; tests replace it with a clock that they advance by hand.
@MainActor
package protocol TickSource: AnyObject {
    /// The current instant, which never goes backwards.
    var now: Instant { get }
    /// True while every frame is delivered.
    var deliversFrames: Bool { get }

    /// Starts or continues delivering frames, and no instant.
    func deliverFrames()
    /// Delivers one tick at an instant or soon after, and no frames.
    func deliver(at instant: Instant)
    /// Stops delivering anything.
    func stop()
}
