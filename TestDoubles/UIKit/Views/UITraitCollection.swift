// swift-format-ignore-file
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let accessibilityContrast: UIAccessibilityContrast
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let displayScale: CGFloat

    /// The traits of the view that is laid out, drawn or told of a change; light ones outside of that.
    nonisolated(unsafe) public static var current = UITraitCollection()
    /// Makes these the present traits for a closure, as UIKit does around its callbacks.
    public func performAsCurrent(_ actions: () -> Void) {
        let before = Self.current
        Self.current = self
        actions()
        Self.current = before
    }
    public override convenience init() { self.init(style: .light) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }

    @_spi(Double) public init(
        style: UIUserInterfaceStyle = .light, contrast: UIAccessibilityContrast = .normal,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, scale: CGFloat = 1
    ) {
        userInterfaceStyle = style
        accessibilityContrast = contrast
        layoutDirection = direction
        displayScale = scale
    }

    func isSame(as other: UITraitCollection) -> Bool {
        userInterfaceStyle == other.userInterfaceStyle && accessibilityContrast == other.accessibilityContrast
            && layoutDirection == other.layoutDirection && displayScale == other.displayScale
    }

    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection?.userInterfaceStyle != userInterfaceStyle
            || traitCollection?.accessibilityContrast != accessibilityContrast
    }
}
