public import Headway

/// When a host should call its driver's `tick`.
public enum FrameDelivery: Sendable, Hashable {
    /// Not at all: nothing moves, nothing is followed, nothing is owed. The host keeps no clock running.
    case none
    /// Once, at the instant or soon after.
    case at(Instant)
    /// At each refresh of the display.
    case everyFrame
}

/// The thin part of a platform that a driver needs: a clock, a canvas to repaint, and frames on demand.
///
/// All calls come on the main actor. A host holds its driver; the driver holds its host weakly.
@MainActor
public protocol FrameHost: AnyObject {
    /// The present instant of the host's clock; it must not go backwards while the host lives.
    var now: Instant { get }

    /// The picture has changed: repaint when convenient, by rendering the driver's indicator.
    func setNeedsDisplay()

    /// Deliver ticks so from now on, in place of what was asked for before.
    func deliverFrames(_ delivery: FrameDelivery)

    /// Let assistive technology know that the semantics have changed; at most once a tick.
    func semanticsChanged(to semantics: Semantics)

    /// Let a screen reader say something.
    func announce(_ announcement: Announcement)
}
