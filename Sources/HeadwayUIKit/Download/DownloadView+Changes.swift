#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
public import HeadwayHosting
import UIKit

extension DownloadView {
    /// Changes to a state; requesting the current one changes nothing.
    ///
    /// A new download starts at 0, unless a value has been set since the last one ended. The completion is called later, on the main
    /// actor: with true when the change of state is complete, with false when it was cut short by a later change or by leaving the
    /// window.
    public func setState(
        _ state: DownloadState, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        host.driver.setState(state, animated: animated, completion: completion)
    }

    /// Changes to a state and waits until the change is complete.
    @discardableResult
    public func setState(_ state: DownloadState, animated: Bool) async -> Bool {
        await finished { setState(state, animated: animated, completion: $0) }
    }

    /// Sets the progress, 0…1; the change takes a second.
    ///
    /// It never changes the state.
    public func setProgress(
        _ progress: Float, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
    ) {
        isSettingAnimated = animated
        defer { isSettingAnimated = false }
        host.driver.setProgress(.fraction(Double(progress)), animated: animated, completion: completion)
    }

    /// Sets the progress and waits for the end of the animation; to continue at once in an async function, pass
    /// `completion: nil`.
    @discardableResult
    public func setProgress(_ progress: Float, animated: Bool) async -> Bool {
        await finished { setProgress(progress, animated: animated, completion: $0) }
    }

    /// Makes the total unknown: while running, the ring spins until a value is set.
    public func setProgressUnknown(animated: Bool) {
        host.driver.setProgress(.unknown, animated: animated)
    }

    /// Fades out and hides, or shows and fades in; the last request wins, starting from the current opacity.
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

    /// Follows a transfer: its states, its progress and its actions, until something else is followed or `unfollow` is called.
    public func follow(_ transfer: any Transfer, taps policy: TapPolicy = .pausing) {
        host.driver.follow(transfer, taps: policy)
    }

    /// Follows a source of progress; the state is still up to the app.
    public func follow(progress source: any ProgressSource) {
        host.driver.follow(source)
    }

    /// Stops following; the view stays as it is, and taps are up to the app.
    public func unfollow() { host.driver.unfollow() }

    /// Passes the style to the indicator, with the tint resolved for the current traits.
    func applyStyle() {
        var resolved = style
        resolved.tint = style.tint ?? Color(tintColor, in: traitCollection)
        if style.trackTint == nil, style.theme == .material3 {
            resolved.trackTint = trackTint.flatMap { Color($0, in: traitCollection) }
        }
        host.driver.setStyle(resolved)
    }
}
#endif
