/// A cosine along a bar's middle, traced with cubic Béziers.
///
/// One cubic is enough between a crest and the next trough (`Wave.handle`); at the ends there are shorter pieces with the exact slope.
struct LevelWave {
    var role: PartRole
    /// Where the line's middle starts and ends along the bar.
    var start: Double
    var end: Double
    /// Where the line's middle is across the bar.
    var middle: Double
    var amplitude: Double
    var wavelength: Double
    var phase: Double
    var width: Double
    var placement: LinearPlacement

    /// True when the line has a width and no length is so large that its square overflows.
    var isDrawable: Bool { width > 0 && (end * end + middle * middle + amplitude * amplitude).isFinite }

    /// What the wave follows, in the view's coordinates.
    var course: WavePart.Course {
        let (from, to) = (placement.along(start), placement.along(end))
        let across = placement.across(middle)
        return placement.axis == .horizontal
            ? .level(from: from, to: to, y: across) : .upright(from: from, to: to, x: across)
    }

    /// Appends the line's elements, from start to end.
    func trace(into elements: inout [PathElement]) {
        let half = max(wavelength, Wave.leastLength, end / Wave.mostCrests) / 2
        elements.append(.move(point(start, knot(start, half).y)))
        // There is an extreme every half wave, counted from the phase; even ones are crests.
        var index = ((start / half) - 2 * phase).rounded(.up)
        var x = start
        var extreme = (index + 2 * phase) * half
        if extreme < end {
            bend(from: x, to: extreme, half, into: &elements)
            x = extreme
        }
        while extreme + half <= end {
            let next = extreme + half
            let sign = index.isEvenWhole ? -1.0 : 1.0
            elements.append(
                .curve(
                    control1: point(extreme + Wave.handle * half, middle + sign * amplitude),
                    control2: point(next - Wave.handle * half, middle - sign * amplitude),
                    to: point(next, middle - sign * amplitude)))
            index += 1
            extreme = next
            x = next
        }
        bend(from: x, to: end, half, into: &elements)
    }

    /// Short exact-slope pieces over less than half a wave.
    private func bend(from start: Double, to end: Double, _ half: Double, into elements: inout [PathElement]) {
        let length = end - start
        guard length > 0 else { return }
        let pieces = max(1, (length / half * 6).rounded(.up))
        let third = length / pieces / 3
        var x = start
        var last = knot(x, half)
        for piece in 1...Int(pieces) {
            let nextX = start + length * Double(piece) / pieces
            let next = knot(nextX, half)
            elements.append(
                .curve(
                    control1: point(x + third, last.y + last.slope * third),
                    control2: point(nextX - third, next.y - next.slope * third), to: point(nextX, next.y)))
            (x, last) = (nextX, next)
        }
    }

    private func point(_ x: Double, _ y: Double) -> Point { placement.point(along: x, across: y) }

    /// The line's position across the bar, and its slope, at a distance along it.
    private func knot(_ x: Double, _ half: Double) -> (y: Double, slope: Double) {
        let (sine, cosine) = Trigonometry.sineCosine(degrees: 180 * (x / half - 2 * phase))
        return (middle - amplitude * cosine, amplitude * Trigonometry.pi / half * sine)
    }
}
