#if canImport(SwiftUI)
import Headway

/// A style that may name the colours of a bar or a ring.
protocol ColoredStyle: IndicatorStyle {
    var tints: [Headway.Color] { get }
}

extension LinearStyle: ColoredStyle {}
extension CircularStyle: ColoredStyle {}

extension ColoredStyle {
    /// True if the style sets the value's colour; then SwiftUI's does not count.
    var namesColors: Bool { tint != nil || !tints.isEmpty }
}
#endif
