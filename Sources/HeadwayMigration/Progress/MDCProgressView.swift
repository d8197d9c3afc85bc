#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

/// The bar of Material Components for iOS under its old name.
///
/// It is a class rather than an alias, so that Objective-C and archives can find it under its original runtime name.
@available(swift, deprecated: 5.9, renamed: "LinearProgressView")
@_objcRuntimeName(MDCProgressView) open class MDCProgressView: LinearProgressView {
    /// Makes a bar.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a bar from an archive: clear and at the bottom edge, whatever Interface Builder says, as the original did.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .clear
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }

    /// Whether the indeterminate mode moves; setting it starts or stops, which the original's setter did not.
    public final override var isAnimating: Bool {
        get { super.isAnimating }
        set { animates = newValue }
    }

    /// The same as an appearance proxy takes it.
    @IBInspectable dynamic var animates: Bool {
        get { super.isAnimating }
        set { newValue ? startAnimating() : stopAnimating() }
    }
}

/// Colours a bar from Material's schemes, which belong to a library that is no longer needed.
@available(swift, deprecated: 5.9, message: "Use applyTheme(primaryColor:).")
@_objcRuntimeName(MDCProgressViewColorThemer) open class MDCProgressViewColorThemer: NSObject {
    /// Gives the bar a scheme's primary colour, and a matching track.
    @MainActor public static func apply(primaryColor: UIColor, to progressView: MDCProgressView) {
        progressView.applyTheme(primaryColor: primaryColor)
    }

    /// Not available with a scheme.
    @available(*, unavailable, message: "Use apply(primaryColor:to:) with the scheme's primary colour.")
    public static func applySemanticColorScheme(_ colorScheme: Any, to progressView: MDCProgressView) {}
}

/// Whether the bar shows a value or motion.
@available(swift, deprecated: 5.9, renamed: "IndicatorMode")
public typealias MDCProgressViewMode = IndicatorMode

/// What happens when the value is set to a lower one.
@available(swift, deprecated: 5.9, renamed: "BackwardMode")
public typealias MDCProgressViewBackwardAnimationMode = BackwardMode

@available(swift, deprecated: 5.9)
extension MDCProgressView {
    /// Bar, gap and a dot at the track's end (in the original only on its development branch).
    public var enableDeterminateStopMark: Bool {
        get { style.stopMark != nil }
        set {
            style.gap = newValue ? 4 : nil
            style.stopMark = newValue ? 4 : nil
        }
    }

    /// Here the gap is empty: the background shows through, and needs no colour.
    @available(*, unavailable, message: "The gap shows what is behind the bar; it needs no colour.")
    public var gapColor: UIColor? { nil }

    /// Applies a theme's primary colour: the bar has it, and the track is derived from it.
    public func applyTheme(primaryColor: UIColor) {
        progressTintColor = primaryColor
        trackTintColor = nil
    }

    /// Material's schemes belong to a library that is no longer needed.
    @available(*, unavailable, message: "Use applyTheme(primaryColor:) with the scheme's primary colour.")
    public func applyTheme(withScheme scheme: Any) {}
}
#endif
