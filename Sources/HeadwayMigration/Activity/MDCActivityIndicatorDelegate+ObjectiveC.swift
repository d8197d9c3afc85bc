#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(ObjectiveC)
public import UIKit

/// Notified when a spinner stops or changes its mode.
@preconcurrency @MainActor
@available(swift, deprecated: 5.9, message: "Use stopAnimating(completion:) and setMode(_:animated:completion:).")
@objc public protocol MDCActivityIndicatorDelegate: NSObjectProtocol {
    /// The ring has disappeared.
    @objc optional func activityIndicatorAnimationDidFinish(_ activityIndicator: MDCActivityIndicator)
    /// The change of mode is complete.
    @objc optional func activityIndicatorModeTransitionDidFinish(_ activityIndicator: MDCActivityIndicator)
}

@available(swift, deprecated: 5.9)
extension MDCActivityIndicator {
    func tellAnimationDidFinish() { delegate?.activityIndicatorAnimationDidFinish?(self) }
    func tellModeTransitionDidFinish() { delegate?.activityIndicatorModeTransitionDidFinish?(self) }

    /// Notified when the ring stops or changes its mode.
    @available(swift, obsoleted: 1)
    @objc(delegate)
    public var objcDelegate: (any MDCActivityIndicatorDelegate)? {
        get { delegate }
        set { delegate = newValue }
    }

    /// Whether the ring shows a value or motion.
    @available(swift, obsoleted: 1)
    @objc(indicatorMode)
    public var objcIndicatorMode: MDCActivityIndicatorMode {
        get { indicatorMode }
        set { indicatorMode = newValue }
    }

    /// Changes the mode; the delegate is notified when the change is complete.
    @available(swift, obsoleted: 1)
    @objc(setIndicatorMode:animated:)
    public func objcSetIndicatorMode(_ mode: MDCActivityIndicatorMode, animated: Bool) {
        setIndicatorMode(mode, animated: animated)
    }

    /// Starts or stops; the getter is the superclass's.
    @available(swift, obsoleted: 1)
    @objc(setAnimating:)
    public func objcSetAnimating(_ animating: Bool) { isAnimating = animating }

    /// Called when traits have changed, with this view and the previous traits.
    @available(swift, obsoleted: 1)
    @objc(traitCollectionDidChangeBlock)
    public var objcTraitCollectionDidChangeBlock: (@MainActor (MDCActivityIndicator, UITraitCollection?) -> Void)? {
        get { traitCollectionDidChangeBlock }
        set {
            guard let newValue else {
                traitCollectionDidChangeBlock = nil
                return
            }
            traitCollectionDidChangeBlock = { view, previous in
                if let view = view as? MDCActivityIndicator { newValue(view, previous) }
            }
        }
    }
}
#endif
