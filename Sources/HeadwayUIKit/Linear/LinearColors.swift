#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import HeadwayHosting
import UIKit

/// The colours of a bar as UIKit has them: dynamic, until the view's traits resolve them.
@MainActor
final class LinearColors {
    var tint: UIColor?
    var tints: [UIColor]?
    var track: UIColor?
    /// The tint that was set on the view itself; the inherited one cannot be told from UIKit's default.
    var viewTint: UIColor?

    /// The style with these colours in it; `shownTint` is the view's own tint as it is now, which dims under an alert.
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
    /// Hands the look to the indicator, with the colours as they are in the present traits.
    func applyStyle() {
        host.driver.setStyle(
            colors.applied(
                to: style, in: traitCollection, shownTint: colors.viewTint == nil ? nil : tintColor,
                isTrackless: progressViewStyle == .bar))
    }
}
#endif
