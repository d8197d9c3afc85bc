#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import HeadwayHosting
import UIKit

/// The colours of a ring as UIKit has them: dynamic, until the view's traits resolve them.
@MainActor
final class CircularColors {
    var tint: UIColor?
    var cycle: [UIColor] = []
    var track: UIColor?
    /// The tint that was set on the view itself; the inherited one cannot be told from UIKit's default.
    var viewTint: UIColor?

    /// What the arc goes through: never empty, as the original's list never is.
    var shownCycle: [UIColor] {
        if !cycle.isEmpty { return cycle }
        return (tint ?? viewTint).map { [$0] } ?? Self.original
    }

    /// Blue, Red, Yellow and Green 500 (Sources.md#classic-ring).
    private static let original = [0x2196F3, 0xF44336, 0xFFEB3B, 0x4CAF50].map { hex in
        UIColor(cgColor: Color(hex: hex).cgColor)
    }

    /// The style with these colours in it; `shownTint` is the view's own tint as it is now, which dims under an alert.
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
            // Naming a colour must not show a track that was switched off.
            style.showsTrack = style.showsTrack ?? true
            style.trackTint = color
        }
        return style
    }
}

extension CircularProgressView {
    /// Hands the look to the indicator, with the colours as they are in the present traits.
    func applyStyle() {
        host.driver.setStyle(
            colors.applied(to: style, in: traitCollection, shownTint: colors.viewTint == nil ? nil : tintColor))
    }
}
#endif
