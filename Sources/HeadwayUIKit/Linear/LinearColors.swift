#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import HeadwayHosting
import UIKit

/// A bar's colours as UIKit has them: dynamic until they are resolved with the view's traits.
@MainActor
final class LinearColors {
    var tint: UIColor?
    var tints: [UIColor]?
    var track: UIColor?
    /// The tint that was set on the view itself; an inherited one cannot be distinguished from UIKit's default.
    var viewTint: UIColor?
    /// Whether the inherited one counts too.
    var takesInheritedTint = false

    /// The style with these colours; `shownTint` is the view's own tint as it is now, which is dimmed while an alert is shown.
    func applied(
        to style: LinearStyle, in traits: UITraitCollection, shownTint: UIColor?, isTrackless: Bool
    ) -> LinearStyle {
        var style = style
        if let tints, !tints.isEmpty {
            style.tint = nil
            style.tints = tints.compactMap { Color($0, in: traits) }
        } else if let color = (tint ?? shownTint).flatMap({ Color($0, in: traits) }) {
            style.tint = color
            style.tints = []
        }
        if let color = track.flatMap({ Color($0, in: traits) }) {
            style.trackTint = color
        } else if isTrackless {
            style.trackTint = .clear
        }
        return style
    }
}

extension LinearProgressView {
    /// Passes the style to the indicator, with the colours resolved for the current traits.
    func applyStyle() {
        host.driver.setStyle(
            colors.applied(
                to: style, in: traitCollection,
                shownTint: colors.viewTint == nil && !colors.takesInheritedTint ? nil : tintColor,
                isTrackless: progressViewStyle == .bar))
    }
}
#endif
