#if canImport(SwiftUI) && (!canImport(UIKit) || os(tvOS) || os(watchOS))
import Headway
import SwiftUI

/// Colours that only SwiftUI can resolve, and only while drawing: the engine paints with placeholders that are replaced then.
struct CanvasColors {
    /// The bar's or arc's colour; nil is the environment's tint.
    var tint: SwiftUI.Color?
    /// The track's colour; nil is the tint at a quarter of its opacity.
    var track: SwiftUI.Color?

    /// Placeholder for the tint; no theme has this colour.
    static let tintMark = Headway.Color(red: 0.1234, green: 0.2345, blue: 0.3456)
    /// Placeholder for the app's track colour.
    static let trackMark = Headway.Color(red: 0.2345, green: 0.3456, blue: 0.1234)
    /// The track that goes with the tint.
    static let trackOfTint = tintMark.opacity(0.24)

    /// The track's placeholder for a style without colours of its own.
    var trackMark: Headway.Color { track == nil ? Self.trackOfTint : Self.trackMark }

    /// How a colour of a drawing is painted.
    func shading(_ color: Headway.Color) -> GraphicsContext.Shading {
        if color.isShade(of: Self.tintMark) {
            guard let tint else { return .style(.tint.opacity(color.alpha)) }
            return .color(tint.opacity(color.alpha))
        }
        if color.isShade(of: Self.trackMark), let track { return .color(track.opacity(color.alpha)) }
        return .color(SwiftUI.Color(color))
    }
}

extension Headway.Color {
    /// True for the same colour at any opacity.
    fileprivate func isShade(of other: Headway.Color) -> Bool {
        red == other.red && green == other.green && blue == other.blue
    }
}

extension SwiftUI.Color {
    /// A colour of the engine's.
    init(_ color: Headway.Color) {
        self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
}
#endif
