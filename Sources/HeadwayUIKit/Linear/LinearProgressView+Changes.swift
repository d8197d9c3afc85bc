#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
public import HeadwayHosting
import UIKit

extension LinearProgressView {
    /// Sets the progress, 0…1; for a lower value the bar collapses or moves back as `backwardProgressAnimationMode` says.
    ///
    /// The property has the new value at once. The completion is called later, on the main actor: with true when the animation ran to
    /// its end or there was nothing to animate, with false when it was cut short by a later change or by leaving the window.
    public func setProgress(
        _ progress: Float, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        host.driver.setProgress(.fraction(Double(progress)), animated: animated, completion: completion)
    }

    /// Sets the progress and waits for the end of the animation; to continue at once in an async function, pass
    /// `completion: nil`.
    @discardableResult
    public func setProgress(_ progress: Float, animated: Bool) async -> Bool {
        await finished { setProgress(progress, animated: animated, completion: $0) }
    }

    /// Sets how much is loaded ahead, 0…1; for the completion, see `setProgress`.
    public func setBuffer(
        _ buffer: Float, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        host.driver.setBuffer(Double(buffer), animated: animated, completion: completion)
    }

    /// Switches between a value and indeterminate motion; for the completion, see `setProgress`.
    public func setMode(
        _ mode: IndicatorMode, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        host.driver.setMode(mode, animated: animated, completion: completion)
    }

    /// Switches between a value and indeterminate motion, and waits for the end of the change.
    @discardableResult
    public func setMode(_ mode: IndicatorMode, animated: Bool) async -> Bool {
        await finished { setMode(mode, animated: animated, completion: $0) }
    }

    /// Shrinks to the bottom edge and hides, or shows and grows from it; the last request wins, starting from the current
    /// height.
    ///
    /// `isHidden` becomes true when the bar has disappeared, before the completion is called, and false at once.
    public func setHidden(
        _ hidden: Bool, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        host.setHidden(hidden, animated: animated, completion: completion)
    }

    /// Hides or shows and waits for the end of the animation.
    @discardableResult
    public func setHidden(_ hidden: Bool, animated: Bool) async -> Bool {
        await finished { setHidden(hidden, animated: animated, completion: $0) }
    }

    /// Follows a source of progress, such as a `ProgressCounter`, until it is finished, another one is followed or `unfollow` is
    /// called.
    ///
    /// It is sampled at most ten times a second, and changes are animated. `observedProgress` is no longer followed.
    public func follow(_ source: any ProgressSource) {
        observedProgress = nil
        host.driver.follow(source)
    }

    /// Stops following; the bar keeps its value.
    public func unfollow() { observedProgress = nil }

    func observe(_ progress: Progress?) {
        guard let progress else { return host.driver.unfollow() }
        host.driver.follow(ObservedProgress(progress))
    }
}
#endif
