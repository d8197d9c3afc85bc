#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(ObjectiveC)
import Headway
public import UIKit

// What Objective-C cannot see of the Swift interface, under names of its own; hidden from Swift.
extension LinearProgressView {
    /// Sets how far it is, 0…1.
    @available(swift, obsoleted: 1)
    @objc(setProgress:animated:)
    public func objcSetProgress(_ progress: Float, animated: Bool) {
        setProgress(progress, animated: animated, completion: nil)
    }

    /// Sets how far it is, 0…1; the block is called once, later.
    @available(swift, obsoleted: 1)
    @objc(setProgress:animated:completion:)
    public func objcSetProgress(
        _ progress: Float, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)?
    ) {
        setProgress(progress, animated: animated, completion: completion)
    }

    /// Shows the value, or motion without one.
    @available(swift, obsoleted: 1)
    @objc(progressMode)
    public var objcProgressMode: HeadwayProgressMode {
        get { HeadwayProgressMode(mode) }
        set { mode = newValue.swift }
    }

    /// Shows the value, or motion without one; the block is called once, later.
    @available(swift, obsoleted: 1)
    @objc(setProgressMode:animated:completion:)
    public func objcSetMode(
        _ mode: HeadwayProgressMode, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)?
    ) {
        setMode(mode.swift, animated: animated, completion: completion)
    }

    /// Whether it was started and not stopped since.
    @available(swift, obsoleted: 1)
    @objc(animating)
    public var objcIsAnimating: Bool { @objc(isAnimating) get { isAnimating } }

    /// Lets the indeterminate mode move.
    @available(swift, obsoleted: 1)
    @objc(startAnimating)
    public func objcStartAnimating() { startAnimating() }

    /// Stops it.
    @available(swift, obsoleted: 1)
    @objc(stopAnimating)
    public func objcStopAnimating() { stopAnimating() }

    /// What a lower value does.
    @available(swift, obsoleted: 1)
    @objc(backwardMode)
    public var objcBackwardMode: HeadwayBackwardMode {
        get { HeadwayBackwardMode(backwardProgressAnimationMode) }
        set { backwardProgressAnimationMode = newValue.swift }
    }

    /// Sets how much is at hand but not done, 0…1; the block is called once, later.
    @available(swift, obsoleted: 1)
    @objc(setBuffer:animated:completion:)
    public func objcSetBuffer(
        _ buffer: Float, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)?
    ) {
        setBuffer(buffer, animated: animated, completion: completion)
    }

    /// Hides or shows; the block is called once, later.
    @available(swift, obsoleted: 1)
    @objc(setHidden:animated:completion:)
    public func objcSetHidden(
        _ hidden: Bool, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)?
    ) {
        setHidden(hidden, animated: animated, completion: completion)
    }

    /// Called when traits have changed, with this view and the traits before.
    ///
    /// Its Swift name is left to `MDC…` classes here, whose block takes a view of their own class.
    @available(swift, obsoleted: 1)
    @objc(traitChangeHandler)
    public var objcTraitChangeHandler: (@MainActor (LinearProgressView, UITraitCollection?) -> Void)? {
        get { traitCollectionDidChangeBlock }
        set { traitCollectionDidChangeBlock = newValue }
    }

    /// Makes a bar as `UIProgressView` does.
    @available(swift, obsoleted: 1)
    @objc(initWithProgressViewStyle:)
    public convenience init(objcProgressViewStyle style: UIProgressView.Style) {
        self.init(progressViewStyle: style)
    }
}
#endif
