@testable import Headway

extension PathElement {
    var isFinite: Bool {
        switch self {
        case .move(let a), .line(let a): a.x.isFinite && a.y.isFinite
        case .curve(let a, let b, let c): [a, b, c].allSatisfy { $0.x.isFinite && $0.y.isFinite }
        case .close: true
        }
    }
}

extension Paint {
    /// The paint as a mirror shows it.
    var mirrored: Paint {
        switch self {
        case .solid: self
        case .gradient(let colors): .gradient(colors.reversed())
        }
    }

    var opacity: Double {
        switch self {
        case .solid(let color): color.alpha
        case .gradient(let colors): colors.map(\.alpha).reduce(0, +) / Double(colors.count)
        }
    }
}

extension Frame {
    /// How much ink the moving parts are, in square points, weighted by opacity: what a jump would change.
    var inkedExtent: Double {
        var sum = 0.0
        for bar in bars where bar.role != .track && bar.role != .stop {
            sum += bar.rect.width * bar.rect.height * bar.paint.opacity
        }
        for wave in waves {
            if case .level(let from, let to, _) = wave.course {
                sum += (to - from).magnitude * wave.width + wave.width * wave.width
            }
        }
        for arc in arcs { sum += arc.shape.sweep / 360 * arc.shape.radius * arc.shape.width * arc.color.alpha }
        for piece in art { sum += piece.opacity * piece.box.width }
        return sum
    }
}
