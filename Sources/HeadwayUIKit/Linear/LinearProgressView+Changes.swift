#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
public import HeadwayHosting
import UIKit

extension LinearProgressView {
    /// Sets how far it is, 0…1; a lower value collapses or moves back as `backwardProgressAnimationMode` says.
    ///
    /// The property reads the new value at once. The completion is called later, on the main actor: true when the motion
    /// ran to its end or there was nothing to move, false when a later change or the loss of the window cut it short.
    public func setProgress(
        _ progress: Float, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        host.driver.setProgress(.fraction(Double(progress)), animated: animated, completion: completion)
    }

    /// Sets how far it is and waits for the end of the motion; to go on at once from an async function, pass
    /// `completion: nil`.
    @discardableResult
    public func setProgress(_ progress: Float, animated: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            setProgress(progress, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Sets how much is at hand but not done, 0…1; the completion is as `setProgress`'s.
    public func setBuffer(
        _ buffer: Float, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        host.driver.setBuffer(Double(buffer), animated: animated, completion: completion)
    }

    /// Shows the value, or motion without one; the completion is as `setProgress`'s.
    public func setMode(
        _ mode: IndicatorMode, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        host.driver.setMode(mode, animated: animated, completion: completion)
    }

    /// Shows the value, or motion without one, and waits for the end of the change.
    @discardableResult
    public func setMode(_ mode: IndicatorMode, animated: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            setMode(mode, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Shrinks to the bottom edge and hides, or shows and grows from it; the last request wins and turns round at the
    /// present height.
    ///
    /// `isHidden` turns true when nothing is left to see, before the completion, and false at once.
    public func setHidden(
        _ hidden: Bool, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        host.setHidden(hidden, animated: animated, completion: completion)
    }

    /// Hides or shows and waits for the end of the motion.
    @discardableResult
    public func setHidden(_ hidden: Bool, animated: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            setHidden(hidden, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Follows a source of progress, such as a `ProgressCounter`, until it is finished, another is followed or `unfollow` is
    /// called.
    ///
    /// It is looked at ten times a second at most, and its value is moved to. What `observedProgress` held is followed no
    /// more.
    public func follow(_ source: any ProgressSource) {
        observedProgress = nil
        host.driver.follow(source)
    }

    /// Follows nothing any more; the bar stays where it is.
    public func unfollow() { observedProgress = nil }

    func observe(_ progress: Progress?) {
        guard let progress else { return host.driver.unfollow() }
        host.driver.follow(ObservedProgress(progress))
    }
}
#endif
