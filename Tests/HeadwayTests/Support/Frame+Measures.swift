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
        case .solid, .gradient(_, along: .vertical): self
        case .gradient(let colors, along: .horizontal): .gradient(colors.reversed(), along: .horizontal)
        }
    }

    var opacity: Double {
        switch self {
        case .solid(let color): color.alpha
        case .gradient(let colors, _): colors.map(\.alpha).reduce(0, +) / Double(colors.count)
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
            switch wave.course {
            case .level(let from, let to, _), .upright(let from, let to, _):
                sum += (to - from).magnitude * wave.width + wave.width * wave.width
            case .ring: break
            }
        }
        for arc in arcs { sum += arc.shape.sweep / 360 * arc.shape.radius * arc.shape.width * arc.color.alpha }
        for piece in art { sum += piece.opacity * piece.box.width }
        return sum
    }
}

extension Rect {
    /// The same rectangle seen in a mirror that stands in the middle of a view of the given width.
    func mirrored(inWidth viewWidth: Double) -> Rect {
        Rect(x: viewWidth - maxX, y: y, width: width, height: height)
    }
}
