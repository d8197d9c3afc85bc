#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
import HeadwayFoundation
public import HeadwayHosting
import UIKit

extension CircularProgressView {
    /// Shows the ring, lets the indeterminate mode move, and calls the completion when the line has grown to its width.
    public func startAnimating(completion: (@MainActor (_ finished: Bool) -> Void)?) {
        activity.start()
        applyActivity(animated: true, completion: completion)
    }

    /// Stops as `stopAnimating()` does, and calls the completion when the ring is gone or still.
    public func stopAnimating(completion: (@MainActor (_ finished: Bool) -> Void)?) {
        activity.stop()
        applyActivity(animated: true, completion: completion)
    }

    func applyActivity(animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil) {
        host.driver.apply(activity, isHidden: false, animated: animated, completion: completion)
    }

    /// What a screen reader says of the value: a whole per cent, or whether the ring moves.
    var spokenValue: String? {
        let isStopped = mode == .indeterminate && !activity.isAnimating
        let value = isStopped ? nil : SpokenText.value(host.driver.semantics)
        return value ?? SpokenText.text(.progressHalted)
    }

    /// Sets how far it is, 0…1; it moves there in 2/3 s, back as well as forth.
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

    /// Shows the value, or motion without one: the arc turns on into its new place.
    public func setMode(
        _ mode: IndicatorMode, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        host.driver.setMode(mode, animated: animated, completion: completion)
        applyActivity(animated: animated)
    }

    /// Shows the value, or motion without one, and waits for the end of the change.
    @discardableResult
    public func setMode(_ mode: IndicatorMode, animated: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            setMode(mode, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Follows a source of progress, such as a `ProgressCounter`, until it is finished, another is followed or `unfollow` is
    /// called.
    ///
    /// It is looked at ten times a second at most, and its value is moved to. Following shows the ring and, while no value
    /// is known, its motion. What `observedProgress` held is followed no more.
    public func follow(_ source: any ProgressSource) {
        observedProgress = nil
        show(source)
    }

    /// Follows nothing any more; the ring stays as it is.
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
