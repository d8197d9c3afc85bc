#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !canImport(ObjectiveC)
/// Notified when a spinner stops or changes its mode.
@preconcurrency @MainActor
@available(swift, deprecated: 5.9, message: "Use stopAnimating(completion:) and setMode(_:animated:completion:).")
public protocol MDCActivityIndicatorDelegate: AnyObject {
    /// The ring has disappeared.
    func activityIndicatorAnimationDidFinish(_ activityIndicator: MDCActivityIndicator)
    /// The change of mode is complete.
    func activityIndicatorModeTransitionDidFinish(_ activityIndicator: MDCActivityIndicator)
}

@available(swift, deprecated: 5.9)
extension MDCActivityIndicatorDelegate {
    /// Does nothing.
    public func activityIndicatorAnimationDidFinish(_ activityIndicator: MDCActivityIndicator) {}
    /// Does nothing.
    public func activityIndicatorModeTransitionDidFinish(_ activityIndicator: MDCActivityIndicator) {}
}

@available(swift, deprecated: 5.9)
extension MDCActivityIndicator {
    func tellAnimationDidFinish() { delegate?.activityIndicatorAnimationDidFinish(self) }
    func tellModeTransitionDidFinish() { delegate?.activityIndicatorModeTransitionDidFinish(self) }
}
#endif
