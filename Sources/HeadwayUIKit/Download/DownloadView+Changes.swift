#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
public import HeadwayHosting
import UIKit

extension DownloadView {
    /// Goes to a state; asking for the present one changes nothing.
    ///
    /// A run that begins starts from 0, unless a value was set since the last one ended. The completion is called later, on
    /// the main actor: true when the states have crossed over, false when a later change or the loss of the window cut that
    /// short.
    public func setState(
        _ state: DownloadState, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        host.driver.setState(state, animated: animated, completion: completion)
    }

    /// Goes to a state and waits until the states have crossed over.
    @discardableResult
    public func setState(_ state: DownloadState, animated: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            setState(state, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Sets how far it is, 0…1; it moves there in a second.
    ///
    /// It never changes the state.
    public func setProgress(
        _ progress: Float, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        isSettingAnimated = animated
        defer { isSettingAnimated = false }
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

    /// Tells that the length of the download is not known: a running ring turns until a value is set.
    public func setProgressUnknown(animated: Bool) {
        host.driver.setProgress(.unknown, animated: animated)
    }

    /// Fades out and hides, or shows and fades in; the last request wins and turns round at the present opacity.
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

    /// Follows a transfer: states, progress, and what a tap means, until something else is followed or `unfollow` is called.
    public func follow(_ transfer: any Transfer, taps policy: TapPolicy = .pausing) {
        host.driver.follow(transfer, taps: policy)
    }

    /// Follows a source of progress alone; the states stay the app's.
    public func follow(progress source: any ProgressSource) {
        host.driver.follow(source)
    }

    /// Follows nothing any more; the view stays as it is, and taps are the app's alone.
    public func unfollow() { host.driver.unfollow() }

    /// Hands the look to the indicator, with the tint as it is in the present traits.
    func applyStyle() {
        var resolved = style
        resolved.tint = style.tint ?? Color(tintColor, in: traitCollection)
        host.driver.setStyle(resolved)
    }
}
#endif
