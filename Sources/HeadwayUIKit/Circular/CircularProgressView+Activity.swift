#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
import HeadwayFoundation
public import HeadwayHosting
import UIKit

extension CircularProgressView {
    /// Shows the ring, starts the indeterminate animation, and calls the completion when the line has grown to its full width.
    public func startAnimating(completion: (@MainActor (_ finished: Bool) -> Void)?) {
        activity.start()
        applyActivity(animated: true, completion: completion)
    }

    /// Stops as `stopAnimating()` does, and calls the completion when the ring has disappeared or stopped.
    public func stopAnimating(completion: (@MainActor (_ finished: Bool) -> Void)?) {
        activity.stop()
        applyActivity(animated: true, completion: completion)
    }

    func applyActivity(animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil) {
        host.driver.apply(activity, isHidden: false, animated: animated, completion: completion)
    }

    /// What a screen reader reads as the value: a whole per cent, or whether the ring is animating.
    var spokenValue: String? {
        let isStopped = mode == .indeterminate && !activity.isAnimating
        let value = isStopped ? nil : SpokenText.value(host.driver.semantics)
        return value ?? SpokenText.text(.progressHalted)
    }

    /// Sets the progress, 0…1; the change takes 2/3 s in either direction.
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

    /// Switches between a value and indeterminate motion; the arc moves on to its new position.
    public func setMode(
        _ mode: IndicatorMode, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        host.driver.setMode(mode, animated: animated, completion: completion)
        applyActivity(animated: animated)
    }

    /// Switches between a value and indeterminate motion, and waits for the end of the change.
    @discardableResult
    public func setMode(_ mode: IndicatorMode, animated: Bool) async -> Bool {
        await finished { setMode(mode, animated: animated, completion: $0) }
    }

    /// Follows a source of progress, such as a `ProgressCounter`, until it is finished, another one is followed or `unfollow` is
    /// called.
    ///
    /// It is sampled at most ten times a second, and changes are animated. Following shows the ring and, while the value is unknown,
    /// its motion. `observedProgress` is no longer followed.
    public func follow(_ source: any ProgressSource) {
        observedProgress = nil
        show(source)
    }

    /// Stops following; the ring stays as it is.
    public func unfollow() { observedProgress = nil }

    func observe(_ progress: Progress?) {
        guard let progress else { return host.driver.unfollow() }
        show(ObservedProgress(progress))
    }

    private func show(_ source: any ProgressSource) {
        host.driver.follow(source)
        setMode(.determinate, animated: false, completion: nil)
    }
}
#endif
