/// A wave as one line that slides or turns, for a platform that moves layers but draws no frames.
///
/// Its crests are where phase 0 has them; a phase of 1 moves it on by a wavelength, where it looks the same again. The
/// line runs around the bar's middle or the ring's centre, which are 0 here.
extension PlanLayer {
    /// The view's extent across a level wave, in points.
    package var breadth: Double { placement?.breadth ?? 0 }

    /// How far from 12 o'clock towards 3 the crests of a level wave point, in degrees.
    package var crestDirection: Double { axis == .horizontal ? 0 : placement?.isMirrored == true ? 90 : -90 }

    /// How many waves a place along the bar, or round the ring in degrees, lies from where phase 0 has a crest.
    package func waves(at place: Double, radius: Double, amplitude: Double) -> Double {
        if kind == .ringWave { return ring(radius: radius, amplitude: amplitude).count * place / 360 }
        return (placement?.isReversed == true ? (placement?.length ?? 0) - place : place) / wavelength
    }

    /// How far the line moves along a bar, in points of the view, or turns round a ring, in degrees, while the phase grows by 1.
    package func waveStep(radius: Double, amplitude: Double) -> Double {
        if kind == .ringWave { return 360 / ring(radius: radius, amplitude: amplitude).count }
        return placement?.isReversed == true ? -wavelength : wavelength
    }

    /// The colour of a round end where there are several along the wave; nil for the line's.
    ///
    /// Colours run from left to right and from top to bottom, whichever way the bar does.
    package func endColor(atStart: Bool) -> Color? {
        let isReversed = kind == .levelWave && placement?.isReversed == true
        return atStart == isReversed ? colors.last : colors.first
    }

    /// The whole line at an amplitude: along the bar at every one of the phases, and a wavelength beyond, or once round the ring.
    ///
    /// Lines of any amplitude have the same elements, so one becomes the other in straight lines.
    package func waveLine(
        radius: Double, amplitude: Double, phases: ClosedRange<Double> = 0...1
    ) -> [PathElement] {
        var elements: [PathElement] = []
        if kind == .ringWave {
            ring(radius: radius, amplitude: amplitude).trace(into: &elements)
            return elements + [.close]
        }
        guard var placement else { return [] }
        // Around 0 across the bar, mirrored or not.
        placement.breadth = 0
        let wave = LevelWave(
            role: role, start: -wavelength * max(1, phases.upperBound.rounded(.up)),
            end: placement.length + wavelength * max(1, -phases.lowerBound.rounded(.down)), middle: 0,
            amplitude: amplitude, wavelength: wavelength, phase: 0, width: 0, placement: placement)
        wave.trace(into: &elements)
        return elements
    }

    /// Where the line is at a place along the bar, in the view's coordinates, or round the ring, in degrees.
    package func wavePoint(at place: Double, radius: Double, amplitude: Double, phase: Double) -> Point {
        if kind == .ringWave {
            let ring = ring(radius: radius, amplitude: amplitude)
            let (_, crest) = Trigonometry.sineCosine(degrees: ring.count * place - 360 * phase)
            return Point(around: Point(x: 0, y: 0), radius: radius + amplitude * crest, degrees: place)
        }
        guard var placement else { return Point(x: place, y: 0) }
        placement.breadth = 0
        let along = placement.isReversed ? placement.length - place : place
        let (_, crest) = Trigonometry.sineCosine(degrees: 360 * (along / wavelength - phase))
        return placement.point(along: along, across: -amplitude * crest)
    }

    private func ring(radius: Double, amplitude: Double) -> RingWave {
        RingWave(
            shape: ArcShape(
                center: Point(x: 0, y: 0), radius: radius + amplitude, width: 1, start: 0, sweep: 360),
            amplitude: amplitude, wavelength: wavelength, phase: 0)
    }
}
