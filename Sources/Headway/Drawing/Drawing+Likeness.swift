extension Drawing {
    /// True if another drawing looks the same on a display with this many device pixels per point: arcs may differ by
    /// half a device pixel, everything else not at all, since straight edges already lie on device pixels.
    package func looksLike(_ other: Drawing, scale: Double) -> Bool {
        guard operations.count == other.operations.count, elements == other.elements else { return false }
        return zip(operations, other.operations).allSatisfy { $0.looksLike($1, scale: scale) }
    }
}

extension Drawing.Operation {
    /// The same for one operation.
    fileprivate func looksLike(_ other: Drawing.Operation, scale: Double) -> Bool {
        guard case .strokeArc(let arc, let color) = self, case .strokeArc(let otherArc, let otherColor) = other else {
            return self == other
        }
        return color == otherColor && arc.looksLike(otherArc, scale: scale)
    }
}

extension ArcShape {
    fileprivate func looksLike(_ other: ArcShape, scale: Double) -> Bool {
        guard scale > 0, center == other.center, radius == other.radius, width == other.width, cap == other.cap else {
            return self == other
        }
        let pixels = (radius + width / 2) * Trigonometry.pi / 180 * scale
        return max((start - other.start).magnitude, (start + sweep - other.start - other.sweep).magnitude) * pixels
            < 0.5
    }
}
