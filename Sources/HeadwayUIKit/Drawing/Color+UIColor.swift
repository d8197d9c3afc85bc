#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
package import Headway
package import UIKit

extension Color {
    /// A dynamic colour resolved for these traits, in sRGB; nil if it has no components (a pattern).
    package init?(_ color: UIColor, in traits: UITraitCollection) {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        guard color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
            return nil
        }
        self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }

    var cgColor: CGColor {
        CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
#endif
