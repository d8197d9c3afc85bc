#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(ObjectiveC)
import Headway
public import UIKit

// The parts of the Swift interface that Objective-C cannot represent, under other names; hidden from Swift.
extension LinearProgressView {
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

    /// What happens when the value is set to a lower one.
    @available(swift, obsoleted: 1)
    @objc(backwardMode)
    public var objcBackwardMode: HeadwayBackwardMode {
        get { HeadwayBackwardMode(backwardProgressAnimationMode) }
        set { backwardProgressAnimationMode = newValue.swift }
    }

    /// Sets how much is loaded ahead, 0…1; the block is called once, later.
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

    /// Called when traits have changed, with this view and the previous traits.
    ///
    /// The Swift name is left to the `MDC…` classes, whose block takes a view of their own class.
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
