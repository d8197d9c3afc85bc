extension Frame {
    /// Adds a bar, exact to the parts and on device pixels to the drawing.
    mutating func addBar(_ bar: Bar, scale: Double) {
        guard bar.rect.isDrawable, !bar.paint.isClear else { return }
        bars.append(bar)
        drawing.fillBar(bar.rect.aligned(toScale: scale), radius: bar.radius, bar.paint)
    }

    /// Adds an arc.
    mutating func addArc(_ arc: Arc) {
        guard arc.shape.isDrawable, arc.color.alpha > 0 else { return }
        arcs.append(arc)
        drawing.strokeArc(arc.shape, arc.color)
    }

    /// Adds a wavy line along a bar.
    mutating func addWave(_ wave: LevelWave, color: Color) {
        guard color.alpha > 0 else { return }
        waves.append(
            WavePart(
                role: wave.role,
                course: .level(from: wave.mirrored(wave.start), to: wave.mirrored(wave.end), y: wave.y),
                amplitude: wave.amplitude, wavelength: wave.wavelength, phase: wave.phase, width: wave.width,
                color: color))
        drawing.strokeElements(color, width: wave.width) { wave.trace(into: &$0) }
    }
}
