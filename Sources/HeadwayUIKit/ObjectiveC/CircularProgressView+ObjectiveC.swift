#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(ObjectiveC)
import Headway
public import UIKit

// The parts of the Swift interface that Objective-C cannot represent, under other names; hidden from Swift.
extension CircularProgressView {
    /// Sets the progress, 0…1.
    @available(swift, obsoleted: 1)
    @objc(setProgress:animated:)
    public func objcSetProgress(_ progress: Float, animated: Bool) {
        setProgress(progress, animated: animated, completion: nil)
    }

    /// Sets the progress, 0…1; the block is called once, later.
    @available(swift, obsoleted: 1)
    @objc(setProgress:animated:completion:)
    public func objcSetProgress(
        _ progress: Float, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)?
    ) {
        setProgress(progress, animated: animated, completion: completion)
    }

    /// Switches between a value and indeterminate motion.
    @available(swift, obsoleted: 1)
    @objc(progressMode)
    public var objcProgressMode: HeadwayProgressMode {
        get { HeadwayProgressMode(mode) }
        set { mode = newValue.swift }
    }

    /// Switches between a value and indeterminate motion; the block is called once, later.
    @available(swift, obsoleted: 1)
    @objc(setProgressMode:animated:completion:)
    public func objcSetMode(
        _ mode: HeadwayProgressMode, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)?
    ) {
        setMode(mode.swift, animated: animated, completion: completion)
    }

    /// Whether it has been started and not stopped since.
    @available(swift, obsoleted: 1)
    @objc(animating)
    public var objcIsAnimating: Bool { @objc(isAnimating) get { isAnimating } }

    /// Starts the indeterminate animation.
    @available(swift, obsoleted: 1)
    @objc(startAnimating)
    public func objcStartAnimating() { startAnimating() }

    /// Stops it.
    @available(swift, obsoleted: 1)
    @objc(stopAnimating)
    public func objcStopAnimating() { stopAnimating() }

    /// Called when traits have changed, with this view and the previous traits.
    ///
    /// The Swift name is left to the `MDC…` classes, whose block takes a view of their own class.
    @available(swift, obsoleted: 1)
    @objc(traitChangeHandler)
    public var objcTraitChangeHandler: (@MainActor (CircularProgressView, UITraitCollection?) -> Void)? {
        get { traitCollectionDidChangeBlock }
        set { traitCollectionDidChangeBlock = newValue }
    }
}
#endif
