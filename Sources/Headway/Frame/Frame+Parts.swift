extension Frame {
    /// Adds a bar: exact to the parts, aligned to device pixels to the drawing.
    mutating func addBar(_ bar: Bar, _ slot: UInt8, scale: Double) {
        guard bar.rect.isDrawable, !bar.paint.isClear else { return }
        if isForPlans { return numbers.take(bar, slot) }
        bars.appendTightly(bar)
        bars[bars.count - 1].slot = slot
        drawing.fillBar(bar.rect.aligned(toScale: scale), radius: bar.radius, bar.paint)
    }

    /// Adds an arc: its full extent to the parts, and to the drawing with its round ends inside that extent.
    mutating func addArc(_ arc: Arc, _ slot: UInt8) {
        guard arc.shape.isDrawable, arc.color.alpha > 0 else { return }
        if isForPlans { return numbers.take(arc, slot) }
        arcs.appendTightly(arc)
        arcs[arcs.count - 1].slot = slot
        drawing.strokeArc(arc.shape.withCapsInside, arc.color)
    }

    /// Adds a wavy line round a ring.
    mutating func addWave(_ wave: RingWave, _ slot: UInt8, paint: Paint) {
        guard wave.isDrawable, !paint.isClear else { return }
        if isForPlans { return numbers.take(wave, slot, paint) }
        waves.append(
            WavePart(
                role: .active,
                course: .ring(
                    center: wave.shape.center, radius: wave.shape.radius - wave.amplitude, start: wave.shape.start,
                    sweep: wave.shape.sweep), amplitude: wave.amplitude, wavelength: wave.wavelength,
                phase: wave.phase, width: wave.shape.width, paint: paint))
        waves[waves.count - 1].slot = slot
        var inside = wave
        inside.shape = wave.shape.withCapsInside
        drawing.strokeElements(paint, width: inside.shape.width, cap: wave.shape.cap) { inside.trace(into: &$0) }
    }

    /// Adds a wavy line along a bar.
    mutating func addWave(_ wave: LevelWave, _ slot: UInt8, paint: Paint) {
        guard wave.isDrawable, !paint.isClear else { return }
        if isForPlans { return numbers.take(wave, slot, paint) }
        waves.append(
            WavePart(
                role: wave.role, course: wave.course,
                amplitude: wave.amplitude, wavelength: wave.wavelength, phase: wave.phase, width: wave.width,
                paint: paint))
        waves[waves.count - 1].slot = slot
        drawing.strokeElements(paint, width: wave.width) { wave.trace(into: &$0) }
    }
}
