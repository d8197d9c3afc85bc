#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import HeadwayHosting
import UIKit

/// A ring's colours as UIKit has them: dynamic until they are resolved with the view's traits.
@MainActor
final class CircularColors {
    var tint: UIColor?
    var cycle: [UIColor] = []
    var track: UIColor?
    /// The tint that was set on the view itself; an inherited one cannot be distinguished from UIKit's default.
    var viewTint: UIColor?
    /// Whether the inherited one counts too.
    var takesInheritedTint = false

    /// The colours the arc cycles through: never empty, like the original's list.
    var shownCycle: [UIColor] {
        if !cycle.isEmpty { return cycle }
        return (tint ?? viewTint).map { [$0] } ?? Self.original
    }

    /// Blue, Red, Yellow and Green 500 (Sources.md#classic-ring).
    private static let original = [0x2196F3, 0xF44336, 0xFFEB3B, 0x4CAF50].map { hex in
        UIColor(cgColor: Color(hex: hex).cgColor)
    }

    /// The style with these colours; `shownTint` is the view's own tint as it is now, which is dimmed while an alert is shown.
    func applied(to style: CircularStyle, in traits: UITraitCollection, shownTint: UIColor?) -> CircularStyle {
        var style = style
        if !cycle.isEmpty {
            style.tint = nil
            style.tints = cycle.compactMap { Color($0, in: traits) }
        } else if let color = (tint ?? shownTint).flatMap({ Color($0, in: traits) }) {
            style.tint = color
            style.tints = []
        }
        if let color = track.flatMap({ Color($0, in: traits) }) {
            // Setting a colour must not show a track that was switched off.
            style.showsTrack = style.showsTrack ?? true
            style.trackTint = color
        }
        return style
    }
}

extension CircularProgressView {
    /// Passes the style to the indicator, with the colours resolved for the current traits.
    func applyStyle() {
        host.driver.setStyle(
            colors.applied(
                to: style, in: traitCollection,
                shownTint: colors.viewTint == nil && !colors.takesInheritedTint ? nil : tintColor))
    }
}
#endif
