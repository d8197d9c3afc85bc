public import Headway

/// When a host should call its driver's `tick`.
public enum FrameDelivery: Sendable, Hashable {
    /// Not at all: nothing moves, nothing is followed, no completion is pending. The host keeps no clock running.
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
    /// The present instant of the host's clock; the driver never lets it go backwards.
    var now: Instant { get }

    /// False while the platform itself wants changes to be shown at once, as within `UIView.performWithoutAnimation`; true
    /// by default. Reduced motion is not the host's to look after: the driver reads it from its environment.
    var animatesChanges: Bool { get }

    /// How long the platform wants a change to take that is made now, such as one within `UIView.animate`; nil, the default, is
    /// the theme's time.
    ///
    /// A change that is given a time moves, also where it was asked for at once.
    var changeDuration: TimeSpan? { get }

    /// The picture differs from the one that the host was told of before: repaint when convenient, by `withFrame`.
    func setNeedsDisplay()

    /// Deliver ticks so from now on, in place of what was asked for before.
    func deliverFrames(_ delivery: FrameDelivery)

    /// The indicator was told something, by the app or by what is followed: its values may be new. Nothing by default.
    func indicatorChanged()

    /// Let assistive technology know that the semantics have changed; at most once a tick.
    func semanticsChanged(from old: Semantics, to new: Semantics)

    /// Let a screen reader say something.
    func announce(_ announcement: Announcement)
}

extension FrameHost {
    /// Changes move as they are asked to.
    public var animatesChanges: Bool { true }

    /// The theme's time.
    public var changeDuration: TimeSpan? { nil }

    /// Nothing.
    public func indicatorChanged() {}
}
