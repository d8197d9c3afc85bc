public import Headway

/// When a host should call its driver's `tick`.
public enum FrameDelivery: Sendable, Hashable {
    /// Not at all: nothing moves, nothing is followed, no completion is pending. The host keeps no clock running.
    case none
    /// Once, at the instant or shortly after.
    case at(Instant)
    /// At each refresh of the display.
    case everyFrame
}

/// The thin part of a platform that a driver needs: a clock, a canvas to repaint, and frames on demand.
///
/// All calls are made on the main actor. A host owns its driver; the driver holds its host weakly.
@MainActor
public protocol FrameHost: AnyObject {
    /// The current instant of the host's clock; the driver never lets it go backwards.
    var now: Instant { get }

    /// False while the platform wants changes shown immediately, as within `UIView.performWithoutAnimation`; true by
    /// default. Reduced motion is not the host's concern: the driver reads it from its environment.
    var animatesChanges: Bool { get }

    /// How long the platform wants a change made now to take, such as one within `UIView.animate`; nil, the default, means the
    /// theme's duration.
    ///
    /// A change that is given a duration is animated even if it was not asked to be.
    var changeDuration: TimeSpan? { get }

    /// The picture has changed since the last call: repaint when convenient, using `withFrame`.
    func setNeedsDisplay()

    /// Deliver ticks like this from now on, replacing the previous request.
    func deliverFrames(_ delivery: FrameDelivery)

    /// The indicator was changed by the app or by what it follows, so its values may be new. Does nothing by default.
    func indicatorChanged()

    /// Tell assistive technology that the semantics have changed; called at most once per tick.
    func semanticsChanged(from old: Semantics, to new: Semantics)

    /// Have a screen reader announce something.
    func announce(_ announcement: Announcement)
}

extension FrameHost {
    /// Changes are animated when they ask to be.
    public var animatesChanges: Bool { true }

    /// The theme's duration.
    public var changeDuration: TimeSpan? { nil }

    /// Nothing.
    public func indicatorChanged() {}
}
