#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

/// The spinner of Material Components for iOS under its old name.
///
/// It is a class rather than an alias, so that Objective-C and archives can find it under its original runtime name.
@available(swift, deprecated: 5.9, renamed: "CircularProgressView")
@_objcRuntimeName(MDCActivityIndicator) open class MDCActivityIndicator: CircularProgressView {
    /// Notified when the ring has disappeared and when the mode has changed; completions do the same.
    public final var delegate: (any MDCActivityIndicatorDelegate)? {
        get { delegateObject as? any MDCActivityIndicatorDelegate }
        set { delegateObject = newValue }
    }

    @IBInspectable weak dynamic var delegateObject: AnyObject?

    /// Makes a ring.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        behaveAsOriginal()
    }

    /// Makes a ring from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        behaveAsOriginal()
    }

    /// Whether it is animating; setting it starts or stops the animation, which the original's setter did not.
    public final override var isAnimating: Bool {
        get { super.isAnimating }
        set { animates = newValue }
    }

    /// The same as an appearance proxy takes it.
    @IBInspectable dynamic var animates: Bool {
        get { super.isAnimating }
        set { newValue ? startAnimating() : stopAnimating() }
    }

    /// The progress, 0…1; setting it is animated.
    open override var progress: Float {
        get { super.progress }
        set { setProgress(newValue, animated: true, completion: nil) }
    }

    /// Whether the ring shows a value or motion; setting it moves the arc to its new position.
    public final var indicatorMode: MDCActivityIndicatorMode {
        get { MDCActivityIndicatorMode(rawValue: modeNumber) ?? .indeterminate }
        set { modeNumber = newValue.rawValue }
    }

    /// The mode as an appearance proxy accepts it.
    @IBInspectable dynamic var modeNumber: Int {
        get { MDCActivityIndicatorMode(mode).rawValue }
        set { setIndicatorMode(MDCActivityIndicatorMode(rawValue: newValue) ?? .indeterminate, animated: true) }
    }

    /// Changes the mode; the delegate is notified when the change is complete, but not if the mode is the current one.
    open func setIndicatorMode(_ mode: MDCActivityIndicatorMode, animated: Bool) {
        guard mode != indicatorMode else { return }
        setMode(mode.mode, animated: animated) { [weak self] _ in self?.tellModeTransitionDidFinish() }
    }

    /// Stops; the delegate is notified when the ring has disappeared.
    open override func stopAnimating() {
        guard isAnimating else { return }
        stopAnimating { [weak self] _ in self?.tellAnimationDidFinish() }
    }

    /// The diameter and the line's width, as the original had it.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 2 * radius + strokeWidth, height: 2 * radius + strokeWidth)
    }
}

/// Whether the ring shows a value or motion, with the original's numbers.
@available(swift, deprecated: 5.9, renamed: "IndicatorMode")
@objc public enum MDCActivityIndicatorMode: Int, Sendable {
    /// Shows that something is in progress.
    case indeterminate
    /// Shows the value.
    case determinate

    /// The corresponding mode.
    public var mode: IndicatorMode { self == .determinate ? .determinate : .indeterminate }

    /// The original's name of a mode.
    public init(_ mode: IndicatorMode) { self = mode == .determinate ? .determinate : .indeterminate }
}

/// Colours a ring using Material's schemes, which belong to a library that is no longer needed.
@available(swift, deprecated: 5.9, message: "Set progressTintColor or cycleColors.")
@_objcRuntimeName(MDCActivityIndicatorColorThemer) open class MDCActivityIndicatorColorThemer: NSObject {
    /// Gives the ring a scheme's primary colour.
    @MainActor public static func apply(primaryColor: UIColor, to indicator: MDCActivityIndicator) {
        indicator.cycleColors = [primaryColor]
    }

    /// Not available with a scheme.
    @available(*, unavailable, message: "Use apply(primaryColor:to:) with the scheme's primary colour.")
    public static func applySemanticColorScheme(_ colorScheme: Any, to activityIndicator: MDCActivityIndicator) {}
}

/// An animation of the stroke before or after the ring's own.
@available(
    *, unavailable,
    message: "The ring's motion is style.motion: it is planned, and an animation of one's own cannot join it."
)
public final class MDCActivityIndicatorTransition {}

@available(swift, deprecated: 5.9)
extension MDCActivityIndicator {
    /// Not available: the ring's motion is planned, and other animations cannot be added to it.
    @available(*, unavailable, message: "Give style.motion, or draw a DownloadMotion of your own in a DownloadView.")
    public func startAnimating(with transition: Any, cycleStartIndex: Int) {}

    /// Not available: the ring's motion is planned, and other animations cannot be added to it.
    @available(*, unavailable, message: "Use stopAnimating(completion:).")
    public func stopAnimating(with transition: Any) {}
}
#endif
