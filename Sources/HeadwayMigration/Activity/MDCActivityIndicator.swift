#if canImport(UIKit)
public import UIKit

/// The spinner of Material Components for iOS by its old name.
///
/// A class of its own rather than an alias, so that Objective-C and archives that name it find it; the fixed runtime name is
/// theirs.
@available(swift, deprecated: 5.9, renamed: "CircularProgressView")
@_objcRuntimeName(MDCActivityIndicator) open class MDCActivityIndicator: CircularProgressView {
    /// Told when the ring is gone and when the mode has changed; completions say the same.
    open weak var delegate: (any MDCActivityIndicatorDelegate)?

    /// Whether it was started; setting it starts or stops, which the original's setter did not.
    open override var isAnimating: Bool {
        get { super.isAnimating }
        set { newValue ? startAnimating() : stopAnimating() }
    }

    /// How far it is, 0…1; setting it moves the arc there.
    open override var progress: Float {
        get { super.progress }
        set { setProgress(newValue, animated: true, completion: nil) }
    }

    /// Whether the ring shows a value or motion; setting it turns the arc into its new place.
    open var indicatorMode: IndicatorMode {
        get { mode }
        set { setIndicatorMode(newValue, animated: true) }
    }

    /// Changes the mode; the delegate is told when the arc is in its new place, and of the present mode not at all.
    open func setIndicatorMode(_ mode: IndicatorMode, animated: Bool) {
        guard mode != self.mode else { return }
        setMode(mode, animated: animated) { [weak self] _ in self?.tellModeTransitionDidFinish() }
    }

    /// Stops; the delegate is told when the ring is gone.
    open override func stopAnimating() {
        guard isAnimating else { return }
        stopAnimating { [weak self] _ in self?.tellAnimationDidFinish() }
    }

    /// The diameter and the line's width, as the original had it.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 2 * radius + strokeWidth, height: 2 * radius + strokeWidth)
    }
}

/// Whether the ring shows a value or motion.
@available(swift, deprecated: 5.9, renamed: "IndicatorMode")
public typealias MDCActivityIndicatorMode = IndicatorMode

@available(swift, deprecated: 5.9)
extension MDCActivityIndicator {
    /// The ring is drawn, not built of layers that an animation of Core Animation could move.
    @available(*, unavailable, message: "Give style.motion, or draw a DownloadMotion of your own in a DownloadView.")
    public func startAnimating(with transition: Any, cycleStartIndex: Int) {}

    /// The ring is drawn, not built of layers that an animation of Core Animation could move.
    @available(*, unavailable, message: "Use stopAnimating(completion:).")
    public func stopAnimating(with transition: Any) {}
}
#endif
