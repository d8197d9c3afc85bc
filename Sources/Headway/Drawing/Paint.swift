/// What a shape is filled with.
public enum Paint: Sendable, Hashable {
    /// One colour.
    case solid(Color)
    /// Colours at even distances from the shape's left edge to its right edge, or from its top edge to its bottom edge;
    /// `Drawing.gradientLine(of:)` says where they begin and end.
    case gradient([Color], along: Axis)

    /// True when nothing would be visible.
    var isClear: Bool {
        switch self {
        case .solid(let color): color.alpha <= 0
        case .gradient(let colors, _): colors.allSatisfy { $0.alpha <= 0 }
        }
    }

    /// The same paint at a fraction of its opacity; at 1 nothing is copied.
    func opacity(_ fraction: Double) -> Paint {
        if fraction >= 1 { return self }
        return switch self {
        case .solid(let color): .solid(color.opacity(fraction))
        case .gradient(let colors, let axis): .gradient(colors.map { $0.opacity(fraction) }, along: axis)
        }
    }
}
